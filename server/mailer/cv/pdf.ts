import { readFile } from "node:fs/promises";
import type { Mark } from "../mail/message";

/** What a PDF begins and ends with: PDF 2.0, 7.5.2 and 7.5.5. */
const HEADER = "%PDF-";
const END = "%%EOF";

/**
 * Names of what acts, loads or hides: actions, embedded files, films and forms of XFA (PDF 2.0, 12.6.4, 7.11.4, 13 and 12.7.8),
 * encryption (7.6), and streams that hold objects (7.5.7), in which names cannot be found. Two letters are in any picture, so more
 * is asked for where a name has no more.
 */
const SIGNS: ReadonlyArray<{ mark: Mark; name: RegExp }> = [
  { mark: "encryptedCv", name: /\/Encrypt\b/ },
  {
    mark: "activeCv",
    name: /\/(?:JavaScript|Launch|EmbeddedFiles?|FileAttachment|XFA|ImportData|RichMedia|SubmitForm|Rendition|Movie)\b/,
  },
  { mark: "activeCv", name: /\/JS\s*(?:[(<]|\d+\s+\d+\s+R\b)|\/EF\s*(?:<<|\d+\s+\d+\s+R\b)/ },
  { mark: "externalContent", name: /\/GoTo[RE]\b/ },
  { mark: "opaqueCv", name: /\/ObjStm\b/ },
];

/** What happens by itself: when the document opens, or one of its pages. */
const OPENING = /\/(?:OpenAction|AA)\s*(?=<<|\d+\s+\d+\s+R\b)/g;
const ADDRESS = /\/S\s*\/URI\b/;
const REFERENCE = /\b(\d+)\s+\d+\s+R\b/g;
/** Where a link goes to, a page: what follows by itself does not stand there. */
const DESTINATION = /\/(?:D|SD|P|Parent)\s*(?:\[[^\]]*\]|\d+\s+\d+\s+R)/g;

/** A document has one opening, a page rarely one; each step is searched for. */
const MOST_STEPS = 50;
const LONGEST_VALUE = 10_000;

/** A dictionary, or the reference in its place, at the beginning of a text. */
function openedBy(text: string): string {
  if (!text.startsWith("<<")) return /^\d+\s+\d+\s+R/.exec(text)?.[0] ?? "";
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/<<|>>/g)) {
    depth += sign === "<<" ? 1 : -1;
    if (depth === 0) return text.slice(0, index);
  }
  return text;
}

/** Whether an address is opened by itself; `null` for a document with more openings than anyone needs. */
function opensAddress(text: string): boolean | null {
  const at = (found: RegExpExecArray) => {
    const start = found.index + found[0].length;
    return openedBy(text.slice(start, start + LONGEST_VALUE));
  };
  const openings = [...text.matchAll(OPENING)];
  if (openings.length > MOST_STEPS) return null;
  const values = openings.map(at);
  const known = new Set<string>();
  for (let step = 0; step < values.length; step += 1) {
    if (step === MOST_STEPS) return null;
    const value = (values[step] ?? "").replace(DESTINATION, "");
    if (ADDRESS.test(value)) return true;
    for (const [, number = ""] of value.matchAll(REFERENCE)) {
      if (known.has(number)) continue;
      known.add(number);
      for (const found of text.matchAll(new RegExp(String.raw`\b${number}\s+\d+\s+obj\s*`, "g")))
        values.push(at(found));
    }
  }
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
  if (!content.includes(END, content.indexOf(HEADER))) return null;
  const marks = new Set<Mark>();
  // A percent sign in a string is no comment: what follows it must be looked at as well.
  for (const text of [decodeNames(content), decodeNames(content.replace(/%[^\r\n]*/g, " "))]) {
    for (const { mark, name } of SIGNS) if (name.test(text)) marks.add(mark);
    const opens = opensAddress(text);
    if (opens !== false) marks.add(opens ? "externalContent" : "opaqueCv");
  }
  return [...marks];
}
