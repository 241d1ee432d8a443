import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Problem } from "../../../content-model/problem";
import type { ContentOverride } from "../../content-override";
import type { Origin } from "../read/articles";
import { type TreeFile, writeTree } from "./tree";

const FOLDER = "blog";
const TREE = "tree";
const ORIGINS = "origins.json";
/** Fields the API calls otherwise than our files. */
const NAMES: Record<string, string> = { pictureAlt: "picture_alt" };

type Origins = Record<string, Origin>;

/** Where gatsby-source-filesystem finds the pictures. */
export const treeFolder = (folder: string): string => path.join(folder, TREE);

export function writeOverride(folder: string, files: ReadonlyMap<string, TreeFile>, origins: Origins): void {
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
