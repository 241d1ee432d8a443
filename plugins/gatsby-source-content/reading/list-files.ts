import { type Dirent, existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import type { Finding } from "../model/problem";
import type { Findings } from "./checked-content";

/** Names of files and folders that systems and programs leave behind. */
export const SYSTEM_FILE =
  /^(?:\.|~\$|(?:(?:eh)?thumbs\.db|desktop\.ini|Icon\r|@eaDir|__MACOSX|\$RECYCLE\.BIN)$)|~$|^[^:]+:(?:Zone\.Identifier|encryptable)$/i;

/** A hidden folder may be a `.git`, which Git takes for a repository and whose commands it runs. */
const HIDDEN_FOLDER = {
  rule: "is a hidden folder, which is not content",
  fix: "delete it, or keep it elsewhere",
};

export type ContentFiles = Findings & {
  /** Every file, relative to the content folder, `/` between folders, sorted. */
  files: string[];
};

/** Replaces bytes in a name that are not UTF-8. */
const REPLACEMENT = "\ufffd";

/** Whether a file can be opened by the name it was listed under. */
const canBeOpened = (absolute: string): boolean =>
  !absolute.includes(REPLACEMENT) || existsSync(absolute);

const isIgnored = (name: string): boolean => SYSTEM_FILE.test(name) || /^README\.md$/i.test(name);

/** The finding for a file or folder that cannot be opened everywhere, or null. */
function nodeFinding(absolute: string, node: Dirent): Finding | null {
  if (!canBeOpened(absolute))
    return { rule: "cannot be opened by this name", fix: "rename it, with letters of UTF-8" };
  if (node.isSymbolicLink())
    return { rule: "is a link", fix: "put the file itself here, so that every machine has it" };
  return null;
}

/** Lists the content folder. Symbolic links are refused. */
export async function listContentFiles(root: string): Promise<ContentFiles> {
  const listing: ContentFiles = { files: [], problems: [], warnings: [] };

  async function add(file: string, node: Dirent): Promise<void> {
    if (node.name.startsWith(".") && node.isDirectory())
      listing.warnings.push({ file, ...HIDDEN_FOLDER });
    if (isIgnored(node.name)) return;
    const finding = nodeFinding(path.join(root, file), node);
    if (finding) listing.problems.push({ file, ...finding });
    else if (node.isDirectory()) await addFolder(file);
    else if (node.isFile()) listing.files.push(file);
  }

  async function addFolder(folder: string): Promise<void> {
    const nodes = await readdir(path.join(root, folder), { withFileTypes: true });
    nodes.sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const node of nodes) await add(path.posix.join(folder, node.name), node);
  }

  await addFolder("");
  return listing;
}
