import { closeSync, existsSync, fstatSync, openSync, readSync } from "node:fs";
import path from "node:path";
import { listNames } from "./files";

/** How much of a picture's beginning and end is read: its size fields and its end mark lie there. */
const EDGE_BYTES = 4096;

type Edges = { size: number; head: Buffer; tail: Buffer };

const JPEG_END = Buffer.from([0xff, 0xd9]);

/** An ISO file (AVIF) is a row of boxes, each led by its size; cut off, the last one points past the end. */
function hasAllBoxes({ size, head }: Edges, read: (position: number) => Buffer): boolean {
  let position = 0;
  while (position < size) {
    const lead = position + 16 <= head.length ? head.subarray(position, position + 16) : read(position);
    if (lead.length < 8) return false;
    const short = lead.readUInt32BE(0);
    const length = short === 1 && lead.length >= 16 ? Number(lead.readBigUInt64BE(8)) : short;
    // Zero means "up to the end of the file".
    if (length === 0) return true;
    if (length < 8) return false;
    position += length;
  }
  return position === size;
}

const IS_WHOLE: Record<string, (edges: Edges, read: (position: number) => Buffer) => boolean> = {
  ".jpg": ({ tail }) => tail.includes(JPEG_END),
  ".jpeg": ({ tail }) => tail.includes(JPEG_END),
  ".png": ({ tail }) => tail.includes("IEND"),
  ".gif": ({ tail }) => tail.at(-1) === 0x3b,
  ".webp": ({ head, size }) => head.length >= 12 && head.readUInt32LE(4) + 8 <= size,
  ".avif": hasAllBoxes,
  ".svg": ({ tail }) => /<\/svg>|<svg[^>]*\/>/.test(tail.toString("utf8")),
  ".ico": ({ size }) => size > 0,
};

export function isPicture(file: string): boolean {
  return path.extname(file).toLowerCase() in IS_WHOLE;
}

/** Whether a picture file is there to its end. Judges size fields and end marks, not the pixels. */
export function isWholePicture(file: string): boolean {
  const handle = openSync(file, "r");
  try {
    const { size } = fstatSync(handle);
    if (size === 0) return false;
    const read = (position: number, length: number): Buffer => {
      const buffer = Buffer.alloc(Math.min(length, size - position));
      readSync(handle, buffer, 0, buffer.length, position);
      return buffer;
    };
    const edges = { size, head: read(0, EDGE_BYTES), tail: read(Math.max(0, size - EDGE_BYTES), EDGE_BYTES) };
    return IS_WHOLE[path.extname(file).toLowerCase()]?.(edges, (position) => read(position, 16)) ?? true;
  } finally {
    closeSync(handle);
  }
}

/** The first picture below a folder that is cut off, or `null`. */
export function hasTornPicture(directory: string): string | null {
  if (!existsSync(directory)) return null;
  for (const file of listNames(directory)) {
    if (isPicture(file) && !isWholePicture(path.join(directory, file))) return file;
  }
  return null;
}
