import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * Stands for what code does, for caches of what it has found out.
 * @param files of the project that decide about it
 * @returns another text as soon as one of them changes; null where that cannot be told
 */
export function versionOfCode(files: readonly string[]): string | null {
  try {
    const hash = createHash("sha256");
    for (const file of files) hash.update(readFileSync(path.resolve(file))).update("\0");
    return hash.digest("hex");
  } catch {
    return null;
  }
}
