import type { BOT_CHECK } from "../../../src/form-contract/bot-check";
import { CV_FIELD } from "../../../src/form-contract/cv";
import type { FORMS } from "../../../src/form-contract/forms";

type Form = (typeof FORMS)[keyof typeof FORMS];

/** The fields of each form, so that TypeScript notices one without a label. */
type FieldOf<Each> = Each extends Form
  ? Exclude<keyof Each["schema"]["entries"], keyof typeof BOT_CHECK>
  : never;

export type Field = FieldOf<Form> | typeof CV_FIELD;

/** Labels of the fields, in the order in which mails show them. */
export const LABELS: Readonly<Record<Field, string>> = {
  fullName: "Name",
  surname: "Surname",
  company: "Company",
  email: "E-mail",
  phone: "Phone",
  linkedin: "LinkedIn",
  subject: "Subject",
  position: "Position",
  pageTitle: "From the page",
  page: "Its address",
  customData: "Interested in",
  message: "Message",
  [CV_FIELD]: "CV",
  terms: "Terms",
  privacy: "Privacy",
};

/** Labels of the lead. */
export const LEAD_LABELS: Readonly<Record<string, string>> = {
  page: "First page",
  referrer: "Came from",
};

/** The label of a field; its name for those of the bot check, which have none. */
export const labelOf = (field: string): string =>
  Object.hasOwn(LABELS, field) ? LABELS[field as Field] : field;
