import { readFile } from "node:fs/promises";
import type { Mark } from "../mail/message";

/**
 * Names of what acts, loads or hides: actions, embedded files, films and forms of XFA (PDF 2.0, 12.6.4, 7.11.4, 13 and 12.7.8),
 * encryption (7.6), and streams that hold objects (7.5.7), in which names cannot be found. Two letters are in any picture, so more
 * is asked for where a name has no more.
 */
const SIGNS: ReadonlyArray<[mark: Mark, name: RegExp]> = [
  ["encryptedCv", /\/Encrypt\b/],
  [
    "activeCv",
    /\/(?:JavaScript|Launch|EmbeddedFiles?|FileAttachment|XFA|ImportData|RichMedia|SubmitForm|Rendition|Movie)\b/,
  ],
  ["activeCv", /\/JS\s*(?:[(<]|\d+\s+\d+\s+R\b)|\/EF\s*(?:<<|\d+\s+\d+\s+R\b)/],
  ["externalContent", /\/GoTo[RE]\b/],
  ["opaqueCv", /\/ObjStm\b/],
];

/** What happens by itself, when the document or one of its pages opens: the number of an object, or a dictionary. */
const OPENING = /\/(?:OpenAction|AA)\s*(?:(\d+)\s+\d+\s+R\b|(?=<<))/g;
const OBJECT = /\b(\d+)\s+\d+\s+obj\b/g;
/** Nothing, a page, or an action that goes to one and has no other after it. */
const HARMLESS = /^\s*(?:\[|<<\s*>>|<<(?=[^<>]*\/S\s*\/(?:GoTo|Named)\b)(?:(?!\/(?:Next|URI)\b)[^<>])*>>)/;
const LONGEST = 500;
function opensAnythingElse(text: string): boolean {
  const numbers = new Set<string>();
  const isHarmless = ({ 0: { length }, index }: RegExpExecArray) =>
    HARMLESS.test(text.slice(index + length, index + length + LONGEST));
  for (const found of text.matchAll(OPENING)) {
    if (found[1] !== undefined) numbers.add(found[1]);
    else if (!isHarmless(found)) return true;
  }
  for (const found of text.matchAll(OBJECT)) if (numbers.has(found[1] ?? "") && !isHarmless(found)) return true;
  return false;
}

const decodeNames = (text: string): string =>
  text.replace(/#([\da-f]{2})/gi, (_all, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

/**
 * Warnings for the reader of a PDF; `null` for a file without an end. Finds only uncompressed names, which may have letters
 * written as `#` and two digits, and comments between them. Rejects with the system's error.
 */
export async function pdfMarks(file: string): Promise<Mark[] | null> {
  const content = await readFile(file, "latin1");
  // What a PDF begins and ends with: PDF 2.0, 7.5.2 and 7.5.5.
  if (!content.includes("%%EOF", content.indexOf("%PDF-"))) return null;
  const marks = new Set<Mark>();
  // A percent sign in a string is no comment: what follows it must be looked at as well.
  for (const text of [decodeNames(content), decodeNames(content.replace(/%[^\r\n]*/g, " "))]) {
    for (const [mark, name] of SIGNS) if (name.test(text)) marks.add(mark);
    // A script has its mark.
    if (!marks.has("activeCv") && opensAnythingElse(text)) marks.add("externalContent");
  }
  return [...marks];
}
