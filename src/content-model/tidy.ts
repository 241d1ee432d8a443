import { nearest } from "./nearest";
import type { Finding, Path } from "./problem";
import type { Field } from "./types";
import { isGroup } from "./walk";

/**
 * Unicode's invisible direction overrides and embeddings, which can make a title read as something else, and control
 * characters and halves of characters, which no XML feed may hold.
 */
const UNWANTED = /[\u202A-\u202E\u2066-\u2069]|(?![\n\t])\p{Cc}|\p{Cs}/gu;

/** Invisible characters: spaces, zero-width and filler characters. */
const BLANK = /^[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** True for a text without one visible character. */
export function isBlank(text: string): boolean {
  return BLANK.test(text);
}

export type UnknownKey = Finding & { path: Path };

/**
 * Brings raw values into the form the schemas expect: empty values (`""`, `null`, text without a visible character) count as absent, text is
 * trimmed, composed (NFC) and freed of direction overrides and control characters; keys the model does not know are reported, all of them.
 * @param fields the declared fields
 * @param data the parsed file, any shape
 * @returns the tidied value and the unknown keys with their paths
 */
export function tidy(
  fields: readonly Field[],
  data: unknown,
  path: Path = [],
): { value: unknown; unknownKeys: UnknownKey[] } {
  if (!isGroup(data)) return { value: data, unknownKeys: [] };
  const unknownKeys: UnknownKey[] = [];
  const names = fields.map((field) => field.name);
  const value: Record<string, unknown> = {};
  for (const key of Object.keys(data)) {
    const field = fields.find((candidate) => candidate.name === key);
    if (!field) {
      const match = nearest(key, names);
      unknownKeys.push({
        path: [...path, key],
        rule: "unknown field",
        fix: match ? `did you mean "${match}"? Otherwise remove it` : `remove it; known fields are ${names.join(", ")}`,
      });
      continue;
    }
    const tidied = tidyValue(field, data[key], [...path, key]);
    unknownKeys.push(...tidied.unknownKeys);
    if (tidied.value !== undefined) value[key] = tidied.value;
  }
  return { value, unknownKeys };
}

function tidyValue(field: Field, raw: unknown, path: Path): { value: unknown; unknownKeys: UnknownKey[] } {
  if (raw === null) return { value: undefined, unknownKeys: [] };
  if (typeof raw === "string") {
    if (field.kind === "markdown") return { value: isBlank(raw) ? undefined : raw, unknownKeys: [] };
    const text = raw.normalize("NFC").replace(UNWANTED, "").trim();
    return { value: isBlank(text) ? undefined : text, unknownKeys: [] };
  }
  if (field.kind === "list" && Array.isArray(raw)) {
    const items = raw.map((item, index) => tidyValue(field.of, item, [...path, index]));
    return { value: items.map((item) => item.value), unknownKeys: items.flatMap((item) => item.unknownKeys) };
  }
  if (field.kind === "object") return tidy(field.fields, raw, path);
  return { value: raw, unknownKeys: [] };
}
