import { constants, copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Entry, entryText } from "./convert-article";

/**
 * Writes an entry into a folder of its own: nothing is ever overwritten.
 * @param target the folder of the articles
 * @throws the system's error, also where there is anything of that name
 */
export function writeEntry(target: string, entry: Entry): void {
  const folder = path.join(target, entry.slug);
  mkdirSync(folder);
  for (const [name, content] of entry.files) {
    const file = path.join(folder, name);
    if (typeof content === "string") copyFileSync(content, file, constants.COPYFILE_EXCL);
    else writeFileSync(file, content, { flag: "wx" });
  }
  writeFileSync(path.join(folder, "index.md"), entryText(entry), { flag: "wx" });
}

/** Marks an entry that was just written as a draft. */
export function markDraft(target: string, entry: Entry): void {
  entry.fields.draft = true;
  writeFileSync(path.join(target, entry.slug, "index.md"), entryText(entry));
}
