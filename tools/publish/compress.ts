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

/** The brotli and gzip forms of a file; none where they would save nothing. */
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
