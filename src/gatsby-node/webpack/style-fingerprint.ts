import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Source of numbers in style sheets, see `sass-constants.ts`. */
const CONSTANTS = "constants";

/**
 * A short hash of every style sheet below `src` and of the constants that they use. Pages inline
 * their styles, but Gatsby rerenders a page only when its components or data change, so a change of
 * style sheets alone would leave the old ones. The hash is part of the render code, and so
 * invalidates all pages.
 * @param directory of the sources
 * @returns eight hexadecimal digits
 */
export function styleFingerprint(directory: string = path.resolve("src")): string {
  const files = readdirSync(directory, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".scss") || path.dirname(file) === CONSTANTS,
  );
  const hash = createHash("sha256");
  for (const file of files.sort())
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(path.join(directory, file)));
  return hash.digest("hex").slice(0, 8);
}
