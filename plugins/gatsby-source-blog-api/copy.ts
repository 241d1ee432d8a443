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
import type { ContentOverride } from "../gatsby-source-content/check";
import type { Problem } from "../gatsby-source-content/model";

/** Fields the API calls otherwise than our files. */
const NAMES: Record<string, string> = { pictureAlt: "picture.alt" };

/** Where a file written from the remote blog came from: what a report says instead of its name. */
type Origin = {
  /** Address of the page of the API, or of the picture. */
  address: string;
  /** Of the article in that page, such as `articles[3]`. */
  field?: string;
  /** Lines of front matter before the body. */
  bodyLine?: number;
  /**
   * False where the body was turned into Markdown: lines of that mean nothing to whoever wrote it.
   */
  hasLines?: boolean;
};
/** By file, as the content folder names it. */
export type Origins = Record<string, Origin>;

function placeOf(
  { field, line }: Problem,
  { field: article, bodyLine = 1, hasLines }: Origin,
): string | undefined {
  if (!article) return undefined;
  if (field) return `${article}.${NAMES[field] ?? field}`;
  if (line === undefined || line < bodyLine) return article;
  return `${article}.body${hasLines ? `, line ${line - bodyLine + 1}` : ""}`;
}

/** Names the address that a file was written from in place of the file. */
function renameBy(origins: Origins): (problem: Problem) => Problem {
  const originOf = (file: string) => origins[file.slice(file.indexOf("/") + 1)];
  return (problem) => {
    const origin = originOf(problem.file);
    const { usedIn } = problem;
    const user = usedIn && originOf(usedIn.file);
    return {
      ...problem,
      ...(origin && { file: origin.address, line: undefined, field: placeOf(problem, origin) }),
      ...(user && { usedIn: { file: [user.address, user.field].filter(Boolean).join(" ") } }),
    };
  };
}

// The folder of a blog holds a copy that is being made, and the one that is shown: the last without
// problems. A copy is a folder of articles and the origins of its files.
const NEXT = "next";
const SHOWN = "shown";
const TREE = "tree";
const ORIGINS = "origins.json";

const readOrigins = (copy: string): Origins =>
  JSON.parse(readFileSync(path.join(copy, ORIGINS), "utf8"));

/**
 * Gives a file a second name, under which it takes no space and keeps the time by which the check
 * of pictures knows it.
 */
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

/** A copy in place of the content's own articles. `articles`: the name of their folder. */
const overrideAt = (copy: string, articles: string): ContentOverride => ({
  folder: articles,
  root: path.join(copy, TREE),
  rename: renameBy(readOrigins(copy)),
});

/** The copy that is shown, as a folder of the content; null if there is none. */
export const shownCopy = (folder: string, articles: string): ContentOverride | null =>
  existsSync(path.join(folder, SHOWN)) ? overrideAt(path.join(folder, SHOWN), articles) : null;

/** How many articles the copy that is shown has. */
export function countShown(folder: string): number {
  const copy = path.join(folder, SHOWN);
  if (!existsSync(copy)) return 0;
  return Object.values(readOrigins(copy)).filter(({ field }) => field).length;
}

/** Begins a new copy. @returns the folder that its articles are written into */
export function startCopy(folder: string, articles: string): string {
  const next = path.join(folder, NEXT);
  rmSync(next, { recursive: true, force: true });
  mkdirSync(path.join(next, TREE, articles), { recursive: true });
  return path.join(next, TREE);
}

/** Completes the new copy, for its check. @returns it as a folder of the content */
export function completeCopy(folder: string, articles: string, origins: Origins): ContentOverride {
  writeFileSync(path.join(folder, NEXT, ORIGINS), JSON.stringify(origins));
  return overrideAt(path.join(folder, NEXT), articles);
}

/** Shows the new copy in place of the one before. */
export function showNext(folder: string): void {
  rmSync(path.join(folder, SHOWN), { recursive: true, force: true });
  renameSync(path.join(folder, NEXT), path.join(folder, SHOWN));
}
