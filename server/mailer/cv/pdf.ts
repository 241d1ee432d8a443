import { createReadStream } from "node:fs";
import type { Mark } from "../spool/message";

/** Names that make a PDF do something, or keep others from looking into it: PDF 2.0, 12.6.4 and 7.6. */
const SIGNS: ReadonlyArray<{ mark: Mark; name: RegExp }> = [
  { mark: "encryptedCv", name: /\/Encrypt\b/ },
  { mark: "activeCv", name: /\/(?:JavaScript|JS|Launch)\b/ },
];

/** Longest spelling of a name above: each of its letters may be written as `#` and two digits. In bytes. */
const MOST_NAME_BYTES = 40;

/**
 * What a PDF's reader should know before opening it. Looks at the names that stand in the file as they are; those in
 * compressed parts stay unseen. Rejects with the system's error.
 */
export async function pdfMarks(file: string): Promise<Mark[]> {
  const found = new Set<Mark>();
  let rest = "";
  for await (const chunk of createReadStream(file, { encoding: "latin1" })) {
    const text = rest + String(chunk);
    const names = text.replace(/#([\da-f]{2})/gi, (_all, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    );
    for (const { mark, name } of SIGNS) if (name.test(names)) found.add(mark);
    rest = text.slice(-MOST_NAME_BYTES);
  }
  return [...found];
}
