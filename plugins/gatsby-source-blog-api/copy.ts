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

/** Names in the API of fields that have another name in files. */
const API_FIELDS: Record<string, string> = { pictureAlt: "picture.alt" };

/** The source of a file that was written from the remote blog. Reports name it, not the file. */
type Origin = {
  /** Address of the page of the API, or of the picture. */
  address: string;
  /** The article in that page, such as `articles[3]`. */
  field?: string;
  /** Lines of front matter before the body. */
  bodyLine?: number;
  /** Whether lines of the body are those of the API; false where HTML became Markdown. */
  hasLines?: boolean;
};
/** Origins by file, relative to the content folder. */
export type Origins = Record<string, Origin>;

function placeOf(
  { field, line }: Problem,
  { field: article, bodyLine = 1, hasLines }: Origin,
): string | undefined {
  if (!article) return undefined;
  if (field) return `${article}.${API_FIELDS[field] ?? field}`;
  if (line === undefined || line < bodyLine) return article;
  return `${article}.body${hasLines ? `, line ${line - bodyLine + 1}` : ""}`;
}

/** Makes a function that names the origins of files in problems. */
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
 * Gives a file a second name: that takes no space, and keeps its time, by which the check of
 * pictures recognizes it.
 */
export function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Some file systems have no hard links, or too few.
    copyFileSync(from, to);
  }
}

/** The folder of the articles that are shown, for gatsby-source-filesystem. */
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

/** Counts the articles of the copy that is shown. */
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
