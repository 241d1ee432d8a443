import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import {
  isCompressible,
  PRECOMPRESSED_EXTENSIONS,
  type PrecompressedExtension,
} from "../../site-contract/precompressed";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this a compressed copy saves no network packet. */
const SMALLEST_BYTES = 1024;

/** How hard the two encoders try. */
export type Effort = { brotli: number; gzip: number };

/** As hard as they can: what every page asks for, made once and served many times. */
export const BEST: Effort = { brotli: 11, gzip: 9 };
/** For a page and its data, feeds and sitemaps, which each new text changes: a third of the time of the best, for files 2 % larger. */
export const GOOD: Effort = { brotli: 10, gzip: 9 };
/** For one of many: an article takes 2 ms of a core instead of 26, and is a ninth larger. */
const QUICK: Effort = { brotli: 5, gzip: 4 };

/** More pages than these in one part of the site, such as the blog, are a crowd: most of them are seldom asked for. */
const CROWD = 100;

const CHANGING = new Set([".html", ".json", ".xml"]);

const isWorthIt = (file: string, size: number): boolean => size >= SMALLEST_BYTES && isCompressible(file);

/** Whether a file takes no work that is worth a thread. */
export const isQuick = (file: string, effort: Effort): boolean => effort === QUICK || !isCompressible(file);

/** The part of the site that a page or its data lies in: `blog`, `page-data/blog` ... Null for what lies in none. */
function partOf(file: string): string | null {
  return /^(?:page-data\/)?[^/]+(?=\/[^/]+\/.*(?:html|json)$)/.exec(file)?.[0] ?? null;
}

/**
 * How much work each file of a site is worth: less where it is for one page, and least where there are so many of its kind that
 * a build would take hours.
 * @param files of the whole site
 */
export function effortsFor(files: readonly string[]): (file: string) => Effort {
  const counts = new Map<string | null, number>();
  for (const part of files.map(partOf)) counts.set(part, (counts.get(part) ?? 0) + 1);
  return (file) => {
    const part = partOf(file);
    if (part !== null && (counts.get(part) ?? 0) > CROWD) return QUICK;
    return CHANGING.has(path.extname(file).toLowerCase()) ? GOOD : BEST;
  };
}

export type CompressedCopy = { ending: PrecompressedExtension; bytes: Buffer };

const brotliOptions = (text: Buffer, effort: Effort): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  },
});

const asCopies = (br: Buffer, gz: Buffer): CompressedCopy[] => [
  { ending: PRECOMPRESSED_EXTENSIONS.br, bytes: br },
  { ending: PRECOMPRESSED_EXTENSIONS.gzip, bytes: gz },
];

/** The brotli and gzip forms of a text, made beside other work. */
async function compress(text: Buffer, effort: Effort): Promise<CompressedCopy[]> {
  const made = await Promise.all([brotli(text, brotliOptions(text, effort)), gzipped(text, { level: effort.gzip })]);
  return asCopies(...made);
}

/** The compressed copies of a file, made at once; none where they would save nothing. */
export const copiesNow = (file: string, bytes: Buffer, effort: Effort): CompressedCopy[] =>
  isWorthIt(file, bytes.length)
    ? asCopies(brotliCompressSync(bytes, brotliOptions(bytes, effort)), gzipSync(bytes, { level: effort.gzip }))
    : [];

/** The same beside other work, where they take more than it takes to hand it to a thread. */
export async function copiesOf(file: string, bytes: Buffer, effort: Effort): Promise<CompressedCopy[]> {
  if (!isWorthIt(file, bytes.length)) return [];
  if (!isQuick(file, effort)) return compress(bytes, effort);
  // Thousands may follow each other: signals, and what other processes say, are heard in between.
  await setImmediate();
  return copiesNow(file, bytes, effort);
}
