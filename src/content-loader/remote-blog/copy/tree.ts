import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/** Content of a file: text, or that of another file, because the pictures of a whole blog would fill the memory. */
export type TreeFile = { text: string } | { sameAs: string };

function filesBelow(folder: string, within = ""): string[] {
  if (!existsSync(path.join(folder, within))) return [];
  return readdirSync(path.join(folder, within)).flatMap((name) => {
    const file = within ? `${within}/${name}` : name;
    return statSync(path.join(folder, file)).isDirectory() ? filesBelow(folder, file) : [file];
  });
}

/** Whether a file already has that content. Hard links to one file need not be read. */
function holds(file: string, wanted: TreeFile): boolean {
  if ("text" in wanted) return readFileSync(file, "utf8") === wanted.text;
  const [one, other] = [file, wanted.sameAs].map((each) => statSync(each, { bigint: true }));
  if (!one || !other || one.size !== other.size) return false;
  return (one.dev === other.dev && one.ino === other.ino) || readFileSync(file).equals(readFileSync(wanted.sameAs));
}

function write(file: string, wanted: TreeFile): void {
  mkdirSync(path.dirname(file), { recursive: true });
  // Never overwrite in place: the file may be a hard link to another.
  rmSync(file, { force: true });
  if ("text" in wanted) {
    writeFileSync(file, wanted.text);
    return;
  }
  try {
    linkSync(wanted.sameAs, file);
  } catch {
    // Not every file system has hard links, or enough of them.
    copyFileSync(wanted.sameAs, file);
  }
}

/**
 * Makes a folder contain exactly these files. Unchanged files are not touched: the check of pictures and Gatsby recognise
 * them by modification time.
 */
export function writeTree(folder: string, files: ReadonlyMap<string, TreeFile>): void {
  mkdirSync(folder, { recursive: true });
  const present = new Set(filesBelow(folder));
  for (const file of present) if (!files.has(file)) rmSync(path.join(folder, file));
  for (const [file, wanted] of files) {
    const absolute = path.join(folder, file);
    if (!present.has(file) || !holds(absolute, wanted)) write(absolute, wanted);
  }
}
