import { readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import pMap from "p-map";
import { listFiles } from "../../../../lib/list-files";
import {
  isCompressible,
  isPrecompressed,
  PRECOMPRESSED_EXTENSIONS,
} from "../../../../site-contract/precompressed";
import { UNSERVED } from "../../../overrides/gatsby-output.cjs";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this, compression saves no network packet. */
const SMALLEST_BYTES = 1024;

/** Brotli's maximum quality. */
const BEST = 11;
/** For one of many pages: an article takes 2 ms instead of 26, and is a ninth larger. */
const QUICK = 5;

/** Of a site with more files than this the pages get `QUICK`, so that it is not built for hours. */
const MANY_FILES = 1000;

const CONCURRENCY = availableParallelism() * 2;

/** Writes those of a file's brotli and gzip copies that are smaller than it is. */
async function compressFile(file: string, quality: number): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), gzipped(bytes, { level: 9 })]);
  for (const [copy, extension] of [
    [br, PRECOMPRESSED_EXTENSIONS.br],
    [gz, PRECOMPRESSED_EXTENSIONS.gzip],
  ] as const)
    if (copy.length < bytes.length) await writeFile(file + extension, copy);
}

/**
 * Puts a compressed copy beside each file of a built site that is worth it, for servers that do not
 * compress themselves.
 */
export async function compressSite(folder: string = path.resolve("public")): Promise<void> {
  const names = listFiles(folder).filter((name) => isCompressible(name) && !UNSERVED.test(name));
  const ofPages = names.length > MANY_FILES ? QUICK : BEST;
  const qualityOf = (name: string) => (/\.(?:html|json|xml)$/i.test(name) ? ofPages : BEST);
  await pMap(names, (name) => compressFile(path.join(folder, name), qualityOf(name)), {
    concurrency: CONCURRENCY,
  });
}

/** Deletes the copies of the build before: their originals may change or go. */
export async function removeCompressedCopies(
  folder: string = path.resolve("public"),
): Promise<void> {
  const copies = listFiles(folder).filter(isPrecompressed);
  await pMap(copies, (name) => rm(path.join(folder, name)), { concurrency: CONCURRENCY });
}
