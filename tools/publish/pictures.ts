import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { listNames } from "./files";

/** End marks lie in so many last bytes, whatever an editing program has written behind them. */
const TAIL_BYTES = 4096;

const tailHas = (mark: string) => (bytes: Buffer) => bytes.subarray(-TAIL_BYTES).includes(mark, 0, "latin1");

/** An ISO file (AVIF) is a row of boxes, each led by its size; cut off, the last one points past the end. */
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

export const isPicture = (file: string): boolean => path.extname(file).toLowerCase() in IS_WHOLE;

/** Whether a picture file is there to its end. Judges size fields and end marks, not the pixels. */
export function isWholePicture(file: string): boolean {
  const bytes = readFileSync(file);
  return bytes.length > 0 && (IS_WHOLE[path.extname(file).toLowerCase()]?.(bytes) ?? true);
}

/** The first picture below a folder that is cut off, or `null`. */
export function findTornPicture(directory: string): string | null {
  const names = existsSync(directory) ? listNames(directory) : [];
  return names.find((file) => isPicture(file) && !isWholePicture(path.join(directory, file))) ?? null;
}
