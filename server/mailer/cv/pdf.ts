import { createReadStream } from "node:fs";
import type { Mark } from "../mail/message";

/** Names of active content, and of encryption, which hides content: PDF 2.0, 12.6.4 and 7.6. */
const SIGNS: ReadonlyArray<{ mark: Mark; name: RegExp }> = [
  { mark: "encryptedCv", name: /\/Encrypt\b/ },
  { mark: "activeCv", name: /\/(?:JavaScript|JS|Launch)\b/ },
];

/** Maximum length of an encoded name above: each letter may be written as `#` and two digits. In bytes. */
const MAX_NAME_BYTES = 40;

/**
 * Warnings for the reader of a PDF. Finds only uncompressed names, not those in compressed streams.
 * Rejects with the system's error.
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
    rest = text.slice(-MAX_NAME_BYTES);
  }
  return [...found];
}
