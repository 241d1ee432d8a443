import { readFile } from "node:fs/promises";
import type { Mark } from "../mail/message";

/** Names of active content, and of encryption, which hides content: PDF 2.0, 12.6.4 and 7.6. */
const SIGNS: ReadonlyArray<{ mark: Mark; name: RegExp }> = [
  { mark: "encryptedCv", name: /\/Encrypt\b/ },
  { mark: "activeCv", name: /\/(?:JavaScript|JS|Launch)\b/ },
];

/**
 * Warnings for the reader of a PDF. Finds only uncompressed names, not those in compressed streams.
 * Rejects with the system's error.
 */
export async function pdfMarks(file: string): Promise<Mark[]> {
  const text = await readFile(file, "latin1");
  // Each letter of a name may be written as `#` and two digits.
  const names = text.replace(/#([\da-f]{2})/gi, (_all, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
  return SIGNS.filter(({ name }) => name.test(names)).map(({ mark }) => mark);
}
