import { readdirSync, realpathSync } from "node:fs";
import path from "node:path";

/** Never part of a blog, or a copy of it that a build has made. */
const IGNORED = /^(?:\.|_(?:site|layouts|includes|sass|data)$|_index\.|node_modules$|vendor$|dist$|Thumbs\.db$)/;
const DEEPEST = 16;

export type SourceFiles = {
  /** Relative to the folder, `/` between folders, sorted. */
  files: string[];
  /** Symbolic links, none of which is followed. */
  links: string[];
};

/** Lists the files of a folder, hidden ones and those of builds left out. */
export function listSourceFiles(root: string): SourceFiles {
  const found: SourceFiles = { files: [], links: [] };
  const visit = (folder: string, level: number): void => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const relative = path.posix.join(folder, entry.name);
      if (IGNORED.test(entry.name)) continue;
      if (entry.isSymbolicLink()) found.links.push(relative);
      else if (entry.isDirectory() && level < DEEPEST) visit(relative, level + 1);
      else if (entry.isFile()) found.files.push(relative);
    }
  };
  visit("", 0);
  found.files.sort();
  return found;
}

/** Whether a file really lies in one of these folders, links followed. */
export function liesIn(file: string, folders: readonly string[]): boolean {
  const real = realpathSync(file);
  return folders.some((folder) => real.startsWith(`${realpathSync(folder)}${path.sep}`));
}
