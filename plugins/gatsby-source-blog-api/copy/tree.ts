import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

function filesBelow(folder: string, within = ""): string[] {
  if (!existsSync(path.join(folder, within))) return [];
  return readdirSync(path.join(folder, within)).flatMap((name) => {
    const file = within ? `${within}/${name}` : name;
    return statSync(path.join(folder, file)).isDirectory() ? filesBelow(folder, file) : [file];
  });
}

/**
 * Makes a folder hold exactly these files. What is there already is not touched, so that whoever remembers files by their
 * time, as the check of pictures and Gatsby do, finds them unchanged.
 */
export function writeTree(folder: string, files: ReadonlyMap<string, Buffer>): void {
  mkdirSync(folder, { recursive: true });
  const present = filesBelow(folder);
  for (const file of present) if (!files.has(file)) rmSync(path.join(folder, file));
  for (const [file, bytes] of files) {
    const absolute = path.join(folder, file);
    if (present.includes(file) && readFileSync(absolute).equals(bytes)) continue;
    mkdirSync(path.dirname(absolute), { recursive: true });
    writeFileSync(absolute, bytes);
  }
}
