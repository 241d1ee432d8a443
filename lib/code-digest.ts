import { createHash } from "node:crypto";
import { buildSync } from "esbuild";

/**
 * The MD5 of code with all modules of the project that it imports, for results that are kept from
 * one build to the next. Packages are left out: Gatsby empties its cache when `package.json`
 * changes.
 * @param entryPoints paths of modules, relative to the project's folder
 */
export function codeDigest(...entryPoints: string[]): string {
  const { outputFiles } = buildSync({
    entryPoints,
    outdir: "digest",
    bundle: true,
    write: false,
    platform: "node",
    packages: "external",
  });
  const hash = createHash("md5");
  for (const { text } of outputFiles) hash.update(text);
  return hash.digest("hex");
}
