import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import {
  isCompressible,
  PRECOMPRESSED_EXTENSIONS,
  type PrecompressedExtension,
} from "../../site-contract/precompressed";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this, compression saves no network packet. */
const SMALLEST_BYTES = 1024;

/** Compression levels of the two encoders. */
export type Effort = { brotli: number; gzip: number };

/** Maximum: for files that every page requests, compressed once and served many times. */
export const BEST: Effort = { brotli: 11, gzip: 9 };
/** For pages, page data, feeds and sitemaps, which change often: a third of the time, for files 2 % larger. */
export const GOOD: Effort = { brotli: 10, gzip: 9 };
/** For one of many pages: an article takes 2 ms instead of 26, and is a ninth larger. */
const QUICK: Effort = { brotli: 5, gzip: 4 };

/** Parts of the site with more files than this, such as the blog, get `QUICK`: most of them are rarely requested. */
const MANY_FILES = 100;

const CHANGING = new Set([".html", ".json", ".xml"]);

const isWorthIt = (file: string, size: number): boolean => size >= SMALLEST_BYTES && isCompressible(file);

/** The part of the site that a page or its data belongs to: `blog`, `page-data/blog` ... Null for other files. */
function partOf(file: string): string | null {
  return /^(?:page-data\/)?[^/]+(?=\/[^/]+\/.*(?:html|json)$)/.exec(file)?.[0] ?? null;
}

/**
 * The compression level for each file of a site: lower for a single page, and lowest where a build would otherwise take
 * hours because there are so many.
 * @param files of the whole site
 */
export function effortsFor(files: readonly string[]): (file: string) => Effort {
  const counts = new Map<string | null, number>();
  for (const part of files.map(partOf)) counts.set(part, (counts.get(part) ?? 0) + 1);
  return (file) => {
    const part = partOf(file);
    if (part !== null && (counts.get(part) ?? 0) > MANY_FILES) return QUICK;
    return CHANGING.has(path.extname(file).toLowerCase()) ? GOOD : BEST;
  };
}

export type CompressedCopy = { ending: PrecompressedExtension; bytes: Buffer };

/** The brotli and gzip copies of a file; none for small or incompressible files. */
export async function copiesOf(file: string, bytes: Buffer, effort: Effort): Promise<CompressedCopy[]> {
  if (!isWorthIt(file, bytes.length)) return [];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), gzipped(bytes, { level: effort.gzip })]);
  return [
    { ending: PRECOMPRESSED_EXTENSIONS.br, bytes: br },
    { ending: PRECOMPRESSED_EXTENSIONS.gzip, bytes: gz },
  ];
}
