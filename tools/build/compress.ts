import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const TEXT = new Set([".html", ".js", ".css", ".json", ".xml", ".svg", ".txt", ".webmanifest"]);
/** Below this a compressed copy saves no network packet. */
const SMALLEST_BYTES = 1024;

export function isCompressible(file: string, size: number): boolean {
  return size >= SMALLEST_BYTES && TEXT.has(path.extname(file).toLowerCase());
}

/** Endings of the compressed copies, in the order of `compress`. */
export const COMPRESSED_ENDINGS = [".br", ".gz"] as const;

/** The strongest brotli and gzip forms of a text: made once, served many times. */
export async function compress(
  text: Buffer,
): Promise<{ ending: (typeof COMPRESSED_ENDINGS)[number]; bytes: Buffer }[]> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const [br, gz] = await Promise.all([brotli(text, { params }), gzipped(text, { level: 9 })]);
  return [
    { ending: ".br", bytes: br },
    { ending: ".gz", bytes: gz },
  ];
}
