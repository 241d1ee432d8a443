import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type { ContentOverride } from "../content-override";
import { type Origins, renamedBy } from "./origins";

// The folder of a blog holds a copy that is being made, the one that is shown, and the one before, if that was good. A copy
// is a folder of articles, the origins of its files, and an empty file if it has no problems.
const NEXT = "next";
const SHOWN = "shown";
const BEFORE = "before";
const TREE = "tree";
const ORIGINS = "origins.json";
const GOOD = "good";

const isGood = (copy: string): boolean => existsSync(path.join(copy, GOOD));

/** The last copy without problems; undefined if there is none. */
const goodCopy = (folder: string): string | undefined =>
  [SHOWN, BEFORE].map((name) => path.join(folder, name)).find(isGood);

const readOrigins = (copy: string): Origins => JSON.parse(readFileSync(path.join(copy, ORIGINS), "utf8"));

function move(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  renameSync(from, to);
}

/** Gives a file a second name, under which it takes no space and keeps the time by which the check of pictures knows it. */
export function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Not every file system has hard links, or enough of them.
    copyFileSync(from, to);
  }
}

/** Where gatsby-source-filesystem finds the pictures. */
export const treeFolder = (folder: string): string => path.join(folder, SHOWN, TREE);

/** The copy that is shown, as a folder of the content. */
export const overrideAt = (folder: string): ContentOverride => ({
  folder: "blog",
  root: treeFolder(folder),
  rename: renamedBy(readOrigins(path.join(folder, SHOWN))),
});

/** How many articles the last copy without problems has. */
export function articlesInGood(folder: string): number {
  const good = goodCopy(folder);
  return good ? Object.values(readOrigins(good)).filter(({ field }) => field).length : 0;
}

/** Says that the copy that is shown has no problems. */
export const keepShown = (folder: string): void => writeFileSync(path.join(folder, SHOWN, GOOD), "");

/** Shows the last copy without problems. @returns whether there is one */
export function showGood(folder: string): boolean {
  const good = goodCopy(folder);
  if (good?.endsWith(BEFORE)) move(good, path.join(folder, SHOWN));
  return good !== undefined;
}

/** Begins a new copy. @returns the folder for its articles */
export function startCopy(folder: string): string {
  const next = path.join(folder, NEXT);
  rmSync(next, { recursive: true, force: true });
  mkdirSync(path.join(next, TREE, "blog"), { recursive: true });
  return path.join(next, TREE);
}

/** Shows the new copy, and keeps the one before if that was good. */
export function showNext(folder: string, origins: Origins): void {
  const [next, shown] = [path.join(folder, NEXT), path.join(folder, SHOWN)];
  writeFileSync(path.join(next, ORIGINS), JSON.stringify(origins));
  if (isGood(shown)) move(shown, path.join(folder, BEFORE));
  move(next, shown);
}
