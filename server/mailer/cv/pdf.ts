import { readFile } from "node:fs/promises";
import type { Mark } from "../mail/message";

/** What a PDF ends with: PDF 2.0, 7.5.5. */
const END = "%%EOF";

/** An action that opens an address: PDF 2.0, 12.6.4.8. */
const URI_ACTION = String.raw`<<(?:(?!>>|endobj)[^])*?/S\s*/URI\b`;

/**
 * Names of what acts, loads or hides: actions, embedded files and forms of XFA (PDF 2.0, 12.6.4, 7.11.4 and 12.7.8), encryption
 * (7.6), and streams that hold objects (7.5.7), in which names cannot be found.
 */
const SIGNS: ReadonlyArray<{ mark: Mark; name: RegExp }> = [
  { mark: "encryptedCv", name: /\/Encrypt\b/ },
  { mark: "activeCv", name: /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|XFA|ImportData|RichMedia|SubmitForm)\b/ },
  { mark: "externalContent", name: /\/GoTo[RE]\b/ },
  { mark: "externalContent", name: new RegExp(String.raw`/OpenAction\s*${URI_ACTION}`) },
  { mark: "opaqueCv", name: /\/ObjStm\b/ },
];

/** A document has one, and one more for each time that it was changed; each is searched for. */
const MAX_OPENINGS = 20;

/** An opening action that stands elsewhere, and its number. */
const OPEN_REFERENCE = /\/OpenAction\s+(\d+)\s+\d+\s+R\b/g;

/**
 * Warnings for the reader of a PDF; `null` for a file that has no end. Finds only uncompressed names, which may have letters
 * written as `#` and two digits. Rejects with the system's error.
 */
export async function pdfMarks(file: string): Promise<Mark[] | null> {
  const content = await readFile(file, "latin1");
  if (!content.includes(END)) return null;
  const text = content.replace(/#([\da-f]{2})/gi, (_all, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
  const found = new Set(SIGNS.filter(({ name }) => name.test(text)).map(({ mark }) => mark));
  const openings = new Set([...text.matchAll(OPEN_REFERENCE)].map(([, number]) => number));
  if (openings.size > MAX_OPENINGS) found.add("opaqueCv");
  for (const number of [...openings].slice(0, MAX_OPENINGS))
    if (new RegExp(String.raw`\b${number}\s+\d+\s+obj\s*${URI_ACTION}`).test(text)) found.add("externalContent");
  return [...found];
}
