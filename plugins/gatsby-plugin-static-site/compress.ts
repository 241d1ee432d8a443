import { readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import pMap from "p-map";
import { UNSERVED } from "../../lib/gatsby-output";
import { listFiles } from "../../lib/list-files";
import {
  isCompressible,
  isPrecompressed,
  PRECOMPRESSED_EXTENSIONS,
} from "../../site-contract/precompressed";

const brotli = promisify(brotliCompress);
const gzipCompress = promisify(gzip);

/** Below this, compression saves no network packet. */
const MIN_BYTES = 1024;

const MAX_QUALITY = 11;
/** Quality of brotli for many pages: an article takes 2 ms instead of 26, and is a ninth larger. */
const QUICK_QUALITY = 5;

/** Number of files above which pages get the quick quality: the build would take hours. */
const MANY_FILES = 1000;

const CONCURRENCY = availableParallelism() * 2;

/** Writes the brotli and gzip copies of a file that are smaller than it. */
async function compressFile(file: string, quality: number): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const br = await brotli(bytes, { params });
  const gz = await gzipCompress(bytes, { level: 9 });
  if (br.length < bytes.length) await writeFile(file + PRECOMPRESSED_EXTENSIONS.br, br);
  if (gz.length < bytes.length) await writeFile(file + PRECOMPRESSED_EXTENSIONS.gzip, gz);
}

/**
 * Writes compressed copies beside files that get smaller by it, for servers that do not compress.
 * @param site folder of the built site
 */
export async function compressSite(site: string): Promise<void> {
  const files = listFiles(site).filter((file) => isCompressible(file) && !UNSERVED.test(file));
  const pageQuality = files.length > MANY_FILES ? QUICK_QUALITY : MAX_QUALITY;
  const compress = (file: string) => {
    const isOfPage = /\.(?:html|json|xml)$/i.test(file);
    return compressFile(path.join(site, file), isOfPage ? pageQuality : MAX_QUALITY);
  };
  await pMap(files, compress, { concurrency: CONCURRENCY });
}

/** Deletes the copies of the build before: their originals may change or go. */
export async function removeCompressedCopies(site: string): Promise<void> {
  const copies = listFiles(site).filter(isPrecompressed);
  await pMap(copies, (file) => rm(path.join(site, file)), { concurrency: CONCURRENCY });
}
