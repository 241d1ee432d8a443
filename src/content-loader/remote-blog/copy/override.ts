import { copyFileSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Problem } from "../../../content-model/problem";
import type { ContentOverride } from "../../content-override";

const FOLDER = "blog";
const TREE = "tree";
const ORIGINS = "origins.json";
/** Fields the API calls otherwise than our files. */
const NAMES: Record<string, string> = { pictureAlt: "picture_alt" };

/** Where a file of the tree came from: what a report says instead of its name. */
export type Origin = {
  /** Address of the page of the API, or of the picture. */
  address: string;
  /** Of the article in that page, such as `articles[3]`. */
  field?: string;
  /** Lines of front matter before the body. */
  bodyLine?: number;
  /** False where the body was turned into Markdown: lines of that mean nothing to whoever wrote it. */
  hasLines?: boolean;
};
export type Origins = Record<string, Origin>;

/** Content of a file: text, or that of another file, because the pictures of a whole blog would fill the memory. */
export type TreeFile = { text: string } | { sameAs: string };

/**
 * Makes a folder contain exactly these files. Pictures are hard links, which keep the modification time of their file: the
 * check of pictures recognises them by it.
 */
function writeTree(folder: string, files: TreeFiles): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, wanted] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    if ("text" in wanted) writeFileSync(file, wanted.text);
    else
      try {
        linkSync(wanted.sameAs, file);
      } catch {
        // Not every file system has hard links, or enough of them.
        copyFileSync(wanted.sameAs, file);
      }
  }
}

/** Where gatsby-source-filesystem finds the pictures. */
export const treeFolder = (folder: string): string => path.join(folder, TREE);

export type TreeFiles = ReadonlyMap<string, TreeFile>;

export function writeOverride(folder: string, files: TreeFiles, origins: Origins): void {
  writeTree(treeFolder(folder), files);
  mkdirSync(path.join(treeFolder(folder), FOLDER), { recursive: true });
  writeFileSync(path.join(folder, ORIGINS), JSON.stringify(origins));
}

function placeOf({ field, line }: Problem, { field: article, bodyLine = 1, hasLines }: Origin): string | undefined {
  if (!article) return undefined;
  if (field) return `${article}.${NAMES[field] ?? field}`;
  if (line === undefined || line < bodyLine) return article;
  return `${article}.body${hasLines ? `, line ${line - bodyLine + 1}` : ""}`;
}

/** A problem of a file of the tree as one of the API: the address instead of the file, the API's names of fields. */
export function renamedBy(origins: Origins): (problem: Problem) => Problem {
  const fileOf = new Map(Object.entries(origins));
  const inWords = (text: string): string =>
    text.replace(/[^\s/(]+\/(blog\/[^\s:),]+)(?::\d+)?/g, (whole, file: string) => {
      const origin = fileOf.get(file);
      return origin ? `${origin.address}${origin.field ? ` ${origin.field}` : ""}` : whole;
    });
  return (problem) => {
    const { file, rule, fix } = problem;
    const origin = fileOf.get(file.slice(file.indexOf("/") + 1));
    if (!origin) return { ...problem, rule: inWords(rule), fix: inWords(fix) };
    const words = { rule: inWords(rule), fix: inWords(fix) };
    return { file: origin.address, field: placeOf(problem, origin), ...words };
  };
}

/** The remote blog as a folder of the content; the files were written by `writeOverride`. */
export function overrideAt(folder: string): ContentOverride {
  const origins = JSON.parse(readFileSync(path.join(folder, ORIGINS), "utf8")) as Origins;
  return { folder: FOLDER, root: treeFolder(folder), rename: renamedBy(origins) };
}
