import { readFileSync } from "node:fs";
import path from "node:path";
import type { Reporter } from "gatsby";
import { listFiles } from "../../../../lib/list-files";
import { isStaticFile } from "../files/static-files";

/** Where to search for the end marker: some programs append bytes after it. */
const TAIL_BYTES = 4096;

const tailHas = (mark: string) => (bytes: Buffer) =>
  bytes.subarray(-TAIL_BYTES).includes(mark, 0, "latin1");

/**
 * An ISO file (AVIF) is a sequence of size-prefixed boxes; if truncated, the last one exceeds the
 * end.
 */
function hasAllBoxes(bytes: Buffer): boolean {
  let position = 0;
  while (position + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(position);
    // Zero means "up to the end of the file".
    if (length === 0) return true;
    if (length < 8) return false;
    position += length;
  }
  return position === bytes.length;
}

const IS_WHOLE: Record<string, (bytes: Buffer) => boolean> = {
  ".jpg": tailHas("\xff\xd9"),
  ".jpeg": tailHas("\xff\xd9"),
  ".png": tailHas("IEND"),
  ".gif": (bytes) => bytes.at(-1) === 0x3b,
  ".webp": (bytes) => bytes.length >= 12 && bytes.readUInt32LE(4) + 8 <= bytes.length,
  ".avif": hasAllBoxes,
  ".svg": (bytes) => /<\/svg>|<svg[^>]*\/>/.test(bytes.subarray(-TAIL_BYTES).toString("utf8")),
};

/**
 * Whether a file is complete, if it is a picture. Checks size fields and end markers, not the
 * pixels.
 */
function isWhole(file: string): boolean {
  const check = IS_WHOLE[path.extname(file).toLowerCase()];
  return check === undefined || check(readFileSync(file));
}

/**
 * Ends the build when a picture is truncated: Gatsby takes one that is there for one that is done.
 */
export function checkPictures({ reporter }: { reporter: Reporter }): void {
  // What lies in `static` is copied whole, whatever it is: a clean build would not mend it.
  const made = listFiles("public").filter((file) => !isStaticFile(file));
  const broken = made.filter((file) => !isWhole(path.join("public", file)));
  if (broken.length === 0) return;
  const rule = "incomplete. A build may have been stopped while it wrote them";
  reporter.panic(
    `${broken.length} pictures of the site are ${rule}: ${broken.slice(0, 5).join(", ")}. Fix: npm run clean, then build again`,
  );
}
