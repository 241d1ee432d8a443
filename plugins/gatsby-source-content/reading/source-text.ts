import { readFileSync, statSync } from "node:fs";
import type { Finding } from "../model/problem";

/** About 150,000 words: 1 MB of plain paragraphs is parsed and rendered in about three seconds. */
export const MAX_TEXT_BYTES = 1024 * 1024;

export type SourceText = { text: string } | Finding;

/**
 * Reads a text file: UTF-8 only, a byte order mark is dropped, CRLF and CR become LF. Synchronous:
 * reading a small file is cheaper than awaiting it, and there may be ten thousand.
 * @param file absolute path
 * @returns the text, or the rule the file breaks
 * @throws if the file cannot be read
 */
export function readSourceText(file: string): SourceText {
  const { size } = statSync(file);
  if (size > MAX_TEXT_BYTES) {
    return {
      rule: `must be at most ${MAX_TEXT_BYTES / 1024} kB of text, has ${Math.ceil(size / 1024)} kB`,
      fix: "split it or shorten it",
    };
  }
  const bytes = readFileSync(file);
  if (bytes.includes(0)) {
    return {
      rule: "contains a NUL byte, so it is not a text file",
      fix: "save it again as UTF-8 text",
    };
  }
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return { text: text.replace(/\r\n?/g, "\n") };
  } catch {
    return {
      rule: "is not in UTF-8",
      fix: 'open it in an editor and save it with the encoding "UTF-8"',
    };
  }
}
