import { createHash } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import type { CompressedCopy } from "./compress";
import type { PublishedFile } from "./manifest";

/** A file written less than this ago may be written again without a new time: clocks of file systems are coarse. */
const SETTLED_MS = 2000;

/** A built file as it is read to be published. */
export type BuiltFile = Pick<PublishedFile, "digest" | "modified"> & { bytes: Buffer };

export function readBuilt(file: string): BuiltFile {
  const { mtimeMs } = statSync(file);
  const modified = Date.now() - mtimeMs > SETTLED_MS ? mtimeMs : undefined;
  const bytes = readFileSync(file);
  return { bytes, digest: createHash("sha256").update(bytes).digest("hex"), modified };
}

const writeNew = (file: string, bytes: Buffer): void => writeFileSync(file, bytes, { flag: "wx", mode: 0o644 });

/**
 * Writes a file that must not be there yet, and those of its compressed copies that are smaller than it is.
 * @param copies none where it is not worth while
 */
export function writePublished(
  file: string,
  { bytes, ...built }: BuiltFile,
  copies: readonly CompressedCopy[],
): PublishedFile {
  writeNew(file, bytes);
  const smaller = copies.filter((copy) => copy.bytes.length < bytes.length);
  for (const copy of smaller) writeNew(file + copy.ending, copy.bytes);
  const compressed = Object.fromEntries(smaller.map((copy) => [copy.ending, copy.bytes.length]));
  return { size: bytes.length, ...built, compressed, age: 0 };
}
