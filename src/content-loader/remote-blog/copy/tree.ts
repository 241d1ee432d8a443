import { copyFileSync, linkSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Content of a file: text, or that of another file, because the pictures of a whole blog would fill the memory. */
export type TreeFile = { text: string } | { sameAs: string };

/**
 * Makes a folder contain exactly these files. Pictures are hard links, which keep the modification time of their file: the
 * check of pictures recognises them by it.
 */
export function writeTree(folder: string, files: ReadonlyMap<string, TreeFile>): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, wanted] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    if ("text" in wanted) writeFileSync(file, wanted.text);
    else
      try {
        linkSync(wanted.sameAs, file);
      } catch {
        // Not every file system has hard links, or enough of them.
        copyFileSync(wanted.sameAs, file);
      }
  }
}
