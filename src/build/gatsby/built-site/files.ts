import { readdirSync } from "node:fs";
import path from "node:path";

/** Every file, or every link, below a folder; paths relative, with `/`, in a fixed order. */
export function listNames(
  directory: string,
  isListed: "isFile" | "isSymbolicLink" = "isFile",
): string[] {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry[isListed]())
    .map(({ parentPath, name }) =>
      path.relative(directory, path.join(parentPath, name)).replaceAll(path.sep, "/"),
    )
    .sort();
}
