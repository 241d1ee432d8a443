import { FORMATS } from "./formats";
import type { Finding } from "./problem";
import type { Field, FieldOf } from "./types";

/** Matches a line of placeholder text by `npm run new`, but not a sentence that begins like it. */
export const TO_BE_WRITTEN = /^To be written(?::|\.?$)/;

export const STILL_TO_BE_WRITTEN: Finding = {
  rule: "still contains placeholder text",
  fix: "replace it",
};

/** Gives values of a new entry that do not follow from the model. */
export type Fill = {
  text: (field: FieldOf<"string"> | FieldOf<"text">) => string;
  /** `YYYY-MM-DD`. */
  date: (field: FieldOf<"date">) => string;
  /** Path of a picture, as the entry's file names it. */
  picture: (field: FieldOf<"picture">) => string;
  /** Name of an entry of the collection. */
  reference: (collection: string) => string;
};

function placeholderOf(field: Field, fill: Fill): unknown {
  switch (field.kind) {
    case "string":
      return field.format ? FORMATS[field.format].example : fill.text(field);
    case "text":
      return fill.text(field);
    case "prose":
      return fill.text({ ...field, kind: "text" });
    case "markdown":
      return undefined;
    case "date":
      return fill.date(field);
    case "boolean":
      return false;
    case "number":
      return Math.max(field.min ?? 0, 0);
    case "color":
      return "#ffd000";
    case "picture":
      return fill.picture(field);
    case "film":
      return "film.mp4";
    case "link":
      return "/";
    case "select":
      return field.options[0]?.value;
    case "reference":
      return fill.reference(field.to);
    case "list":
      return Array.from({ length: field.min ?? 0 }, () => placeholderOf(field.of, fill));
    // The first block of a list requires no field.
    case "block":
      return { type: field.blocks[0]?.type };
    case "object":
      return placeholders(field.fields, fill);
  }
}

/** Valid values of all required fields. The body is not a field of its file and left out. */
export function placeholders(fields: readonly Field[], fill: Fill): Record<string, unknown> {
  const required = fields.filter(({ kind, required }) => required !== false && kind !== "markdown");
  return Object.fromEntries(required.map((field) => [field.name, placeholderOf(field, fill)]));
}
