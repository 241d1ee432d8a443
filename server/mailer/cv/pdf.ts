import { readFile } from "node:fs/promises";
import type { MarkName } from "../mail/message";

/**
 * What actions, annotations, files and streams are, but for what stands within an address or
 * between words.
 */
const kind = (names: string): RegExp =>
  new RegExp(`(?:/(?:S|Type|Subtype|FS)|obj|[^\\w.)/-])/(?:${names})\\b`);
/**
 * An entry of a dictionary, by its name and what it may hold: titles and addresses have such names
 * as well.
 */
const entry = (names: string, value: string): RegExp =>
  new RegExp(`/(?:${names})\\s*(?:${value}|\\+?\\d+\\s+\\d+\\s+R\\b)`);

/**
 * What acts, loads or hides: actions, embedded files, films and forms of XFA (PDF 2.0, 12.6.4,
 * 7.11.4, 13 and 12.7.8), encryption (7.6), and streams that hold objects (7.5.7), in which names
 * cannot be found.
 */
const PATTERNS: ReadonlyArray<[mark: MarkName, pattern: RegExp]> = [
  ["encryptedCv", entry("Encrypt", "<<")],
  [
    "activeCv",
    kind("JavaScript|Launch|EmbeddedFile|ImportData|RichMedia|SubmitForm|Rendition|Movie|3D"),
  ],
  ["activeCv", entry("EF|JavaScript|EmbeddedFiles", "<<")],
  ["activeCv", entry("JS|XFA", "[([<]")],
  ["externalContent", kind("GoTo[RE]|Thread|URL")],
  ["opaqueCv", kind("ObjStm")],
];

/**
 * What happens by itself, when the document or one of its pages opens: the number of an object, or
 * a dictionary.
 */
const OPENING = /\/(?:OpenAction|AA)\s*(?:\+?(\d+)\s+\d+\s+R\b|(?=<<))/g;
const OBJECT = /(?<!\d)(\d+)\s+\d+\s*obj\b/g;
/**
 * Nothing, a page, or an action that goes to one, by its name perhaps, and has no other after it.
 */
const HARMLESS =
  /^\s*(?:\[|<<\s*>>|<<(?=[^<>]*\/S\s*\/(?:GoTo|Named)\b)(?:(?!\/(?:Next|URI)\b)[^<>]|<[\da-f]*>)*>>)/i;
const LONGEST = 500;
function opensAnythingElse(text: string): boolean {
  const numbers = new Set<number>();
  const isHarmless = ({ 0: { length }, index }: RegExpExecArray) =>
    HARMLESS.test(text.slice(index + length, index + length + LONGEST));
  for (const found of text.matchAll(OPENING)) {
    if (found[1] !== undefined) numbers.add(Number(found[1]));
    else if (!isHarmless(found)) return true;
  }
  for (const found of text.matchAll(OBJECT))
    if (numbers.has(Number(found[1])) && !isHarmless(found)) return true;
  return false;
}

const decodeNames = (text: string): string =>
  text.replace(/#([\da-f]{2})/gi, (_all, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );

/**
 * Warnings for the reader of a PDF; `null` for a file without an end. Finds only uncompressed
 * names, which may have letters written as `#` and two digits, and comments between them. Rejects
 * with the system's error.
 */
export async function pdfMarks(file: string): Promise<MarkName[] | null> {
  const content = Buffer.from((await readFile(file)).map((byte) => byte || 0x20)).toString(
    "latin1",
  );
  // What a PDF begins and ends with, and that a zero is a blank: PDF 2.0, 7.5.2, 7.5.5 and 7.2.3.
  if (!content.includes("%%EOF", content.indexOf("%PDF-"))) return null;
  const marks = new Set<MarkName>();
  // A percent sign in a string is no comment: what follows it must be looked at as well.
  for (const text of [decodeNames(content), decodeNames(content.replace(/%[^\r\n]*/g, " "))]) {
    for (const [mark, name] of PATTERNS) if (name.test(text)) marks.add(mark);
    // A script has its mark.
    if (!marks.has("activeCv") && opensAnythingElse(text)) marks.add("externalContent");
  }
  return [...marks];
}
