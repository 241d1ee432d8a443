import { readdirSync, realpathSync } from "node:fs";
import path from "node:path";

/** Never part of a blog, or a copy of it that a build has made. */
const IGNORED =
  /(?:^|\/)(?:\.[^/]+|_(?:site|layouts|includes|sass|data)|_index\.[^/]+|node_modules|vendor|dist|Thumbs\.db|desktop\.ini)(?:\/|$)/i;

export type SourceFiles = {
  /** Relative to the folder, `/` between folders, sorted. */
  files: string[];
  /** Symbolic links, none of which is followed. */
  links: string[];
};

/** Lists the files of a folder, hidden ones and those of builds left out. */
export function listSourceFiles(root: string): SourceFiles {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
    .map((entry) => ({
      entry,
      file: path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"),
    }))
    .filter(({ file }) => !IGNORED.test(file));
  const named = (isKind: (entry: (typeof entries)[number]["entry"]) => boolean) =>
    entries.flatMap(({ entry, file }) => (isKind(entry) ? [file] : [])).sort();
  return { files: named((entry) => entry.isFile()), links: named((entry) => entry.isSymbolicLink()) };
}

/** Whether a file really lies in one of these folders, links followed. */
export function liesIn(file: string, folders: readonly string[]): boolean {
  const real = realpathSync(file);
  return folders.some((folder) => real.startsWith(`${realpathSync(folder)}${path.sep}`));
}
