/** Extensions of compressed copies, by content coding. */
export const PRECOMPRESSED_EXTENSIONS = { br: ".br", gzip: ".gz" } as const;

const COMPRESSIBLE = /\.(?:html|js|css|json|xml|svg|txt|webmanifest)$/i;

/** Whether a file may have compressed copies beside it; small files have none. */
export function isCompressible(file: string): boolean {
  return COMPRESSIBLE.test(file);
}

/** Whether a file is a compressed copy: sent in place of its original, never under its own name. */
export function isPrecompressed(file: string): boolean {
  return /\.(?:br|gz)$/i.test(file);
}
