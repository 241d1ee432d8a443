import type { FormValues, Message } from "../spool/message";

/** What a field is called to people, in the order in which mails show them. */
export const LABELS: Readonly<Record<string, string>> = {
  fullName: "Name",
  surname: "Surname",
  company: "Company",
  email: "E-mail",
  phone: "Phone",
  linkedin: "LinkedIn",
  subject: "Subject",
  customData: "Interested in",
  message: "Message",
  cv: "CV",
  terms: "Terms",
  privacy: "Privacy",
};

/** Stands below the rows, as it was written; the consents are conditions of sending, so every mail would show them. */
const NOT_IN_ROWS = ["message", "terms", "privacy", "cv"];

export type Row = { field: string; label: string; value: string };

/** What was filled in, one line each; what was left empty is left out. */
export function rowsOf({ values }: Message): Row[] {
  return Object.entries(LABELS).flatMap(([field, label]) => {
    const value = NOT_IN_ROWS.includes(field) ? "" : textOf(values, field);
    return value === "" ? [] : [{ field, label, value }];
  });
}

/** A field's value as text; empty for a field that the form does not have. */
export function textOf(values: FormValues, field: string): string {
  const value = Object.hasOwn(values, field) ? values[field] : "";
  return typeof value === "object" ? value.join(", ") : String(value ?? "");
}
