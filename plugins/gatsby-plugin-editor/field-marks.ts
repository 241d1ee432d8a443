/**
 * Marks that tell which field of an entry a text of its preview comes from. Each is one character,
 * of Unicode's private use, for a path of fields. It stands at the end of the field's value, goes
 * through the components that draw the preview, and is taken off the document that they drew: see
 * `browser/click-to-edit/`. Visitors' pages never have any.
 */
import { type Field, fieldsOfGroup, isGroup, type Path } from "../gatsby-source-content/model";

/** Unicode's private use area. */
const [FIRST, LAST] = [0xe000, 0xf8ff];
const MARK = /[\ue000-\uf8ff]/g;

/** Paths by the place of their mark in the area. The same path keeps its mark. */
const paths: string[] = [];

/** A path as one word: `blocks.2.title`. */
export const pathWord = (path: Path): string => path.join(".");

/** The mark of a path; empty when all are taken. */
export function markOf(path: Path): string {
  const word = pathWord(path);
  const known = paths.indexOf(word);
  const place = known < 0 ? paths.push(word) - 1 : known;
  return FIRST + place > LAST ? "" : String.fromCharCode(FIRST + place);
}

export const withoutMarks = (text: string): string => text.replace(MARK, "");

/** The marks of a text, as they are. */
export const marksIn = (text: string): string => text.match(MARK)?.join("") ?? "";

/** The paths that a text has marks of, as words. */
export const pathsIn = (text: string): string[] =>
  [...marksIn(text)].flatMap((mark) => paths[mark.charCodeAt(0) - FIRST] ?? []);

/** Formats of texts that are shown as they are. Others are looked up or computed with. */
const SHOWN_FORMATS: readonly unknown[] = [undefined, "email", "phone"];

/** Kinds that are looked up or computed with, and groups, whose values are no text. */
const UNMARKED_KINDS: readonly Field["kind"][] = [
  ...(["select", "reference", "date", "color"] as const),
  ...(["list", "object", "block"] as const),
];

const isShown = (field: Field): boolean =>
  field.kind === "string"
    ? SHOWN_FORMATS.includes(field.format)
    : !UNMARKED_KINDS.includes(field.kind);

/**
 * A copy of an entry, complete or not, whose texts, files and links end with their marks.
 * @param unmarked names of fields, or paths as words, whose values stay as they are
 */
export function markValues(
  fields: readonly Field[],
  entry: unknown,
  unmarked: readonly string[],
  path: Path = [],
): Record<string, unknown> {
  const marked: Record<string, unknown> = isGroup(entry) ? { ...entry } : {};
  for (const field of fields) {
    // The form and the file call every text below front matter `body`.
    const name = field.kind === "markdown" ? "body" : field.name;
    const inner = [...path, name];
    if (marked[name] === undefined || unmarked.includes(name)) continue;
    if (!unmarked.includes(pathWord(inner)))
      marked[name] = markValue(field, marked[name], unmarked, inner);
  }
  return marked;
}

function markValue(field: Field, value: unknown, unmarked: readonly string[], path: Path): unknown {
  if (field.kind === "list" && Array.isArray(value))
    return value.map((item, index) => markValue(field.of, item, unmarked, [...path, index]));
  const fields = isGroup(value) && fieldsOfGroup(field, value);
  if (fields) return markValues(fields, value, unmarked, path);
  const isMarked = typeof value === "string" && value.trim() !== "" && isShown(field);
  return isMarked ? withoutMarks(value) + markOf(path) : value;
}
