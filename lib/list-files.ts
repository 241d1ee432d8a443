import { readdirSync } from "node:fs";
import path from "node:path";

/** Lists the files below a folder: relative paths with `/`, sorted. Links are not followed. */
export const listFiles = (folder: string): string[] => list(folder, "isFile");

/** Lists the symbolic links below a folder: relative paths with `/`, sorted. */
export const listLinks = (folder: string): string[] => list(folder, "isSymbolicLink");

function list(folder: string, isListed: "isFile" | "isSymbolicLink"): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry[isListed]())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.replaceAll(path.sep, "/"))
    .sort();
}
