import { readFileSync } from "node:fs";
import path from "node:path";
import { EDITOR_FOLDER } from "../../../../../site-contract/layout";
import { LARGEST_FILE_BYTES } from "../../../../constants/build";
import type { BuiltSite, Finding } from "../read-site";

/** Where to search for the end marker: some programs append bytes after it. */
const TAIL_BYTES = 4096;

const tailHas = (mark: string) => (bytes: Buffer) => bytes.subarray(-TAIL_BYTES).includes(mark, 0, "latin1");

/** An ISO file (AVIF) is a sequence of size-prefixed boxes; if truncated, the last one exceeds the end. */
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
  ".ico": () => true,
};

const isPicture = (file: string): boolean => path.extname(file).toLowerCase() in IS_WHOLE;

/** Whether a picture file is complete. Checks size fields and end markers, not the pixels. */
function isWholePicture(file: string): boolean {
  const bytes = readFileSync(file);
  return bytes.length > 0 && (IS_WHOLE[path.extname(file).toLowerCase()]?.(bytes) ?? true);
}

const VIDEO = /\.(?:mp4|webm|mov|m4v|ogv)$/i;

function own(site: BuiltSite): [string, number][] {
  return [...site.files].filter(([file]) => !file.startsWith(EDITOR_FOLDER) && !file.endsWith(".map"));
}

/** No picture is truncated. */
export function checkPictures(site: BuiltSite): Finding[] {
  return own(site)
    .filter(([file]) => isPicture(file) && !isWholePicture(path.join(site.directory, file)))
    .map(([file, size]) => ({
      file,
      message: `is ${size === 0 ? "empty" : "incomplete"}. A build may have been stopped while it wrote it. Fix: npm run clean, then build again`,
    }));
}

/** No file is too large for a slow connection. */
export function checkSizes(site: BuiltSite): Finding[] {
  return own(site)
    .filter(([file, size]) => size > LARGEST_FILE_BYTES && !VIDEO.test(file))
    .map(([file, size]) => ({ file, message: `has ${(size / 2 ** 20).toFixed(1)} MB; at most 1.5 MB are allowed` }));
}
