import { readdirSync } from "node:fs";
import path from "node:path";

/** Every file below a folder; paths relative, with `/`, in a fixed order. */
export function listNames(directory: string): string[] {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(directory, path.join(parentPath, name)).replaceAll(path.sep, "/"))
    .sort();
}
