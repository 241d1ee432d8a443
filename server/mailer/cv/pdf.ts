import { readFile } from "node:fs/promises";
import type { Problem } from "../../../src/form-contract/problems";
import type { MarkName } from "../mail/message";
import type { Inspection } from "./inspection";

/** Matches the types of actions, annotations, files and streams, but not words and addresses. */
const typePattern = (names: string): RegExp =>
  new RegExp(`(?:/(?:S|Type|Subtype|FS)|obj|[^\\w.)/-])/(?:${names})\\b`);

/**
 * Matches entries of dictionaries by name and by the beginning of their value: without a value, words
 * in titles and addresses would match.
 */
const entryPattern = (names: string, value: string): RegExp =>
  new RegExp(`/(?:${names})\\s*(?:${value}|\\+?\\d+\\s+\\d+\\s+R\\b)`);

/**
 * Patterns for what acts, loads or hides: actions, embedded files, films and XFA forms (PDF 2.0,
 * 12.6.4, 7.11.4, 13 and 12.7.8), encryption (7.6), and compressed streams of objects (7.5.7).
 */
const PATTERNS: ReadonlyArray<[mark: MarkName, pattern: RegExp]> = [
  ["encryptedCv", entryPattern("Encrypt", "<<")],
  [
    "activeCv",
    typePattern("JavaScript|Launch|EmbeddedFile|ImportData|RichMedia|SubmitForm|Rendition|Movie"),
  ],
  // A name this short stands in a picture by chance: it needs a key or a blank before it.
  ["activeCv", /(?:\/(?:S|Type|Subtype)|obj|\s)\/3D\b/],
  ["activeCv", entryPattern("EF|JavaScript|EmbeddedFiles", "<<")],
  ["activeCv", entryPattern("JS|XFA", "[([<]")],
  ["externalContent", typePattern("GoTo[RE]|Thread|URL")],
  // Files by an address: with a scheme, of another computer, or written in other characters. Two
  // digits: in the pictures of a CV of 4 MB, `/F<` alone stands by chance every other time.
  [
    "externalContent",
    /\/(?:U?F|DOS|Mac|Unix)\s*(?:\(\s*(?:[\\þï]|\/\/|[a-z][a-z\d+.-]*:)|<(?:\s*[\da-f]){2})/i,
  ],
  ["externalContent", /\bobj\s*\(\s*(?:\\\\|\/\/|file:)/i],
  // Links to anything but web pages, mailboxes and phones.
  ["unusualCv", /\/(?:URI|Base)\s*\(\s*(?:\\|\/\/|(?!(?:https?|mailto|tel):)[a-z][a-z\d+.-]*:)/i],
  ["opaqueCv", typePattern("ObjStm")],
];

/**
 * Actions at the opening of the document or of a page: a reference, with the object's number, or a
 * dictionary.
 */
const OPENING = /\/(?:OpenAction|AA)\s*(?:\+?(\d+)\s+\d+\s+R\b|(?=<<))/g;
const OBJECT = /(?<!\d)(\d+)\s+\d+\s*obj\b/g;

/** An empty action, a page, or an action that goes to a page and has none after it. */
const HARMLESS_ACTION =
  /^\s*(?:\[|<<\s*>>|<<(?=[^<>]*\/S\s*\/(?:GoTo|Named)\b)(?:(?!\/(?:Next|URI)\b)[^<>]|<[\da-f]*>)*>>)/i;
/** Longer actions count as harmful, in characters. */
const MAX_ACTION_LENGTH = 500;

/** Whether opening the document, or a page of it, does anything but go to a page. */
function actsOnOpening(text: string): boolean {
  const numbers = new Set<number>();
  const isHarmlessAfter = (match: RegExpExecArray) => {
    const start = match.index + match[0].length;
    return HARMLESS_ACTION.test(text.slice(start, start + MAX_ACTION_LENGTH));
  };
  for (const opening of text.matchAll(OPENING)) {
    const [, number] = opening;
    if (number !== undefined) numbers.add(Number(number));
    else if (!isHarmlessAfter(opening)) return true;
  }
  for (const object of text.matchAll(OBJECT)) {
    const isOpened = numbers.has(Number(object[1]));
    if (isOpened && !isHarmlessAfter(object)) return true;
  }
  return false;
}

/**
 * Resolves letters that are written as digits: `#` and two hexadecimal ones in a name, up to three
 * octal ones within a string, which may also have line breaks that do not count, and links in
 * hexadecimal ones (PDF 2.0, 7.3.4 and 7.3.5).
 */
const decodeLetters = (text: string): string =>
  text
    .replace(/#([\da-f]{2})/gi, (_all, digits: string) => letterOf(digits, 16))
    .replace(/(?<!\()\\(?:\r?\n|\r)/g, "")
    .replace(/(?<!\()\\([0-7]{1,3})/g, (_all, digits: string) => letterOf(digits, 8))
    .replace(
      /(\/(?:URI|Base)\s*)<([\da-f\s]+)>/gi,
      (_all, name: string, digits: string) =>
        `${name}(${Buffer.from(digits.replace(/\s/g, ""), "hex").toString("latin1")})`,
    );

const letterOf = (digits: string, base: number): string =>
  String.fromCharCode(Number.parseInt(digits, base));

/**
 * Examines a PDF, which must have an end. Does not look into compressed streams. Rejects with the
 * system's error.
 */
export async function inspectPdf(file: string): Promise<Inspection | Problem> {
  const bytes = await readFile(file);
  // A zero byte is white space: PDF 2.0, 7.2.3.
  const content = Buffer.from(bytes.map((byte) => byte || 0x20)).toString("latin1");
  // PDF 2.0, 7.5.2 and 7.5.5.
  if (!content.includes("%%EOF", content.indexOf("%PDF-"))) return "cvContent";
  const marks = new Set<MarkName>();
  const withoutComments = content.replace(/%[^\r\n]*/g, " ");
  // A percent sign in a string does not begin a comment, so the whole content counts as well.
  for (const text of [content, withoutComments].map(decodeLetters)) {
    for (const [mark, pattern] of PATTERNS) if (pattern.test(text)) marks.add(mark);
    // An opening that runs a script is marked already.
    if (!marks.has("activeCv") && actsOnOpening(text)) marks.add("externalContent");
  }
  return { kind: "pdf", marks: [...marks] };
}
