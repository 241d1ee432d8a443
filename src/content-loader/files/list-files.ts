import { type Dirent, existsSync } from "node:fs";
import { readdir, realpath } from "node:fs/promises";
import path from "node:path";
import type { Problem } from "../../content-model/problem";

/** Deeper folders are a loop or an accident. */
const MAX_LEVELS = 8;
const IGNORED = /^(\.|Thumbs\.db$|README\.md$)/;

/** Git takes a `.git` here for a repository of its own, and runs what it says. */
const HIDDEN_FOLDER = { rule: "is a hidden folder, which is not content", fix: "delete it, or keep it elsewhere" };

export type ContentFiles = {
  /** Every file, relative to the content folder, `/` between folders, sorted. */
  files: string[];
  problems: Problem[];
  warnings: Problem[];
};

/** Replaces bytes in a name that are not UTF-8. */
const REPLACEMENT = "\ufffd";

/** Whether a file can be opened by the name it was listed under. */
const isNamed = (absolute: string): boolean => !absolute.includes(REPLACEMENT) || existsSync(absolute);

const byName = (a: Dirent, b: Dirent) => (a.name < b.name ? -1 : 1);

/**
 * Lists the content folder. Symbolic links are refused.
 * @param root absolute path of the content folder
 */
export async function listContentFiles(root: string): Promise<ContentFiles> {
  const found: ContentFiles = { files: [], problems: [], warnings: [] };
  const realRoot = await realpath(root);
  const refuse = (relative: string, rule: string, fix: string) => {
    found.problems.push({ file: relative, rule, fix });
  };

  async function visit(relativeFolder: string, level: number): Promise<void> {
    const entries = await readdir(path.join(root, relativeFolder), { withFileTypes: true });
    for (const entry of entries.sort(byName)) {
      const { name } = entry;
      const relative = relativeFolder ? `${relativeFolder}/${name}` : name;
      if (name.startsWith(".") && entry.isDirectory()) found.warnings.push({ file: relative, ...HIDDEN_FOLDER });
      if (IGNORED.test(name)) continue;
      const absolute = path.join(root, relative);
      if (!isNamed(absolute)) refuse(relative, "cannot be opened by this name", "rename it, with letters of UTF-8");
      else if (entry.isSymbolicLink()) {
        const target = await realpath(absolute).catch(() => null);
        if (!target?.startsWith(realRoot + path.sep)) {
          refuse(relative, "is a link that leads out of the content folder", "put the file itself here");
          continue;
        }
        refuse(relative, "is a link", "put the file itself here, so that every machine has it");
      } else if (entry.isDirectory()) {
        if (level >= MAX_LEVELS) {
          refuse(relative, `is more than ${MAX_LEVELS} folders deep`, "move it up");
          continue;
        }
        await visit(relative, level + 1);
      } else if (entry.isFile()) {
        found.files.push(relative);
      }
    }
  }

  await visit("", 1);
  return found;
}
