import * as v from "valibot";
import { ASKS, DEFAULT_FIELDS, type FormFields } from "./form-fields";

/**
 * What pages choose for their forms. The build writes it to a file of the site, and the server
 * reads it there: what a browser sends decides nothing of it.
 */

const FIELD_NAMES = Object.keys(DEFAULT_FIELDS) as (keyof FormFields)[];

const fieldsSchema = v.object(
  Object.fromEntries(FIELD_NAMES.map((name) => [name, v.picklist(ASKS)])) as Record<
    keyof FormFields,
    v.PicklistSchema<typeof ASKS, undefined>
  >,
);

const pageFormSchema = v.object({
  fields: fieldsSchema,
  /** Where a visitor without JavaScript goes once the message is accepted: a path of this site. */
  thanks: v.nullable(v.pipe(v.string(), v.regex(/^\/(?![/\\])[\x21-\x7e]*$/))),
  /** The beginning of the mail's subject, in place of the form's own. */
  subject: v.nullable(v.string()),
});

export type PageForm = v.InferOutput<typeof pageFormSchema>;

/** By the path of the page. Pages that choose nothing are not among them. */
export type PageForms = Readonly<Record<string, PageForm>>;

const pageFormsSchema = v.record(v.string(), pageFormSchema);

/** The form of a page that chooses nothing. */
export const DEFAULT_FORM: PageForm = { fields: DEFAULT_FIELDS, thanks: null, subject: null };

/**
 * The form of a page whose choices are not known: whatever it has left out may be missing, so that
 * no message is lost.
 */
export const UNKNOWN_FORM: PageForm = {
  ...DEFAULT_FORM,
  fields: {
    name: "optional",
    company: "optional",
    phone: "optional",
    message: "optional",
  },
};

/** @throws Error for anything but a file of the build */
export const parsePageForms = (json: string): PageForms =>
  v.parse(pageFormsSchema, JSON.parse(json));
