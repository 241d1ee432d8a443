import * as v from "valibot";
import { BOT_CHECK } from "./bot-check";
import { DEFAULT_FIELDS, type FormFields } from "./form-fields";
import { MAX_LINE_LENGTH } from "./limits";
import {
  email,
  message,
  name,
  optionalLine,
  optionalMessage,
  optionalPhone,
  phone,
  shortName,
} from "./text";

/** Matches the path of a page of this site: no host, no query, nothing encoded. */
const PAGE_PATH = /^\/(?:[a-z\d-]+(?:\/[a-z\d-]+)*)?$/;

const isPagePath = (value: unknown): value is string =>
  typeof value === "string" && value.length <= MAX_LINE_LENGTH && PAGE_PATH.test(value);

/** Reads the path of a page. A visitor could not correct it, so anything else counts as empty. */
export const pagePathOf = (value: unknown): string => (isPagePath(value) ? value : "");

/** The rules of the fields that a page chooses, where they are optional, and where they are required. */
const RULES = {
  fullName: [optionalLine, name],
  company: [optionalLine, shortName],
  phone: [optionalPhone, phone],
  message: [optionalMessage, message],
} as const;

/** What a page calls the fields of the contract. */
const ASKED_AS: Readonly<Record<keyof typeof RULES, keyof FormFields>> = {
  fullName: "name",
  company: "company",
  phone: "phone",
  message: "message",
};

/** Types of the fields of most pages; other fields are there as well if a page asks for them. */
type ChosenEntries = {
  phone: ReturnType<typeof optionalPhone>;
  message: ReturnType<typeof optionalMessage>;
};

function chosenEntries(fields: FormFields): ChosenEntries {
  const entries = Object.entries(ASKED_AS).flatMap(([field, asked]) => {
    const [optional, required] = RULES[field as keyof typeof RULES];
    if (fields[asked] === "hidden") return [];
    return [[field, fields[asked] === "required" ? required() : optional()]];
  });
  return Object.fromEntries(entries);
}

/** The form for new projects and campaigns, with the fields that its page has chosen. */
export const callToActionSchemaFor = (fields: FormFields) =>
  v.object({
    email: email(),
    ...chosenEntries(fields),
    page: v.optional(v.pipe(v.unknown(), v.transform(pagePathOf)), ""),
    pageTitle: optionalLine(),
    ...BOT_CHECK,
  });

/** The same with the fields of pages that choose none. */
export const callToActionSchema = callToActionSchemaFor(DEFAULT_FIELDS);
