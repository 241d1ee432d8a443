/** Extension of the copy beside a compressible file, by content coding. */
export const PRECOMPRESSED_EXTENSIONS = { br: ".br", gzip: ".gz" } as const;

const COMPRESSIBLE = /\.(?:html|js|css|json|xml|svg|txt|webmanifest)$/i;

/** Whether there may be compressed copies beside a file; small files have none. */
export function isCompressible(file: string): boolean {
  return COMPRESSIBLE.test(file);
}

/** Whether a file is such a copy: sent in place of its original, never under its own name. */
export function isPrecompressed(file: string): boolean {
  return /\.(?:br|gz)$/i.test(file);
}
