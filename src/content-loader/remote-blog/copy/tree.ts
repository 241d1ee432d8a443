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

/** What a file of the tree holds: a text, or all that another file does. Pictures of a whole blog would fill the memory. */
export type TreeFile = { text: string } | { sameAs: string };

function filesBelow(folder: string, within = ""): string[] {
  if (!existsSync(path.join(folder, within))) return [];
  return readdirSync(path.join(folder, within)).flatMap((name) => {
    const file = within ? `${within}/${name}` : name;
    return statSync(path.join(folder, file)).isDirectory() ? filesBelow(folder, file) : [file];
  });
}

/** Whether a file holds that already. Two names of one file need not be read. */
function holds(file: string, wanted: TreeFile): boolean {
  if ("text" in wanted) return readFileSync(file, "utf8") === wanted.text;
  const [one, other] = [file, wanted.sameAs].map((each) => statSync(each, { bigint: true }));
  if (!one || !other || one.size !== other.size) return false;
  return (one.dev === other.dev && one.ino === other.ino) || readFileSync(file).equals(readFileSync(wanted.sameAs));
}

function write(file: string, wanted: TreeFile): void {
  mkdirSync(path.dirname(file), { recursive: true });
  // Never into what is there: it may be another file, too.
  rmSync(file, { force: true });
  if ("text" in wanted) {
    writeFileSync(file, wanted.text);
    return;
  }
  try {
    linkSync(wanted.sameAs, file);
  } catch {
    // Not every disk knows a second name for a file, or as many as there are articles.
    copyFileSync(wanted.sameAs, file);
  }
}

/**
 * Makes a folder hold exactly these files. What is there already is not touched, so that whoever remembers files by their
 * time, as the check of pictures and Gatsby do, finds them unchanged.
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
