import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import type { Problem } from "../../../content-model/problem";

/** What systems and programs leave in folders. */
export const SYSTEM_FILE =
  /^(?:\.|~\$|(?:(?:eh)?thumbs\.db|desktop\.ini|Icon\r|@eaDir|__MACOSX|\$RECYCLE\.BIN)$)|~$|^[^:]+:(?:Zone\.Identifier|encryptable)$/i;

/** Git takes a `.git` here for a repository of its own, and runs what it says. */
const HIDDEN_FOLDER = {
  rule: "is a hidden folder, which is not content",
  fix: "delete it, or keep it elsewhere",
};

export type ContentFiles = {
  /** Every file, relative to the content folder, `/` between folders, sorted. */
  files: string[];
  problems: Problem[];
  warnings: Problem[];
};

/** Replaces bytes in a name that are not UTF-8. */
const REPLACEMENT = "\ufffd";

/** Whether a file can be opened by the name it was listed under. */
const isNamed = (absolute: string): boolean =>
  !absolute.includes(REPLACEMENT) || existsSync(absolute);

/** Lists the content folder. Symbolic links are refused. */
export async function listContentFiles(root: string): Promise<ContentFiles> {
  const found: ContentFiles = { files: [], problems: [], warnings: [] };

  async function visit(folder: string): Promise<void> {
    const entries = await readdir(path.join(root, folder), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const file = path.posix.join(folder, entry.name);
      const absolute = path.join(root, file);
      const refuse = (rule: string, fix: string) => found.problems.push({ file, rule, fix });
      if (entry.name.startsWith(".") && entry.isDirectory())
        found.warnings.push({ file, ...HIDDEN_FOLDER });
      if (SYSTEM_FILE.test(entry.name) || /^README\.md$/i.test(entry.name)) continue;
      if (!isNamed(absolute))
        refuse("cannot be opened by this name", "rename it, with letters of UTF-8");
      else if (entry.isDirectory()) await visit(file);
      else if (entry.isFile()) found.files.push(file);
      else if (entry.isSymbolicLink())
        refuse("is a link", "put the file itself here, so that every machine has it");
    }
  }

  await visit("");
  return found;
}
