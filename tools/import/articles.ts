import { readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { listFiles, listLinks } from "../../lib/list-files";
import { tooLarge } from "../../plugins/gatsby-remark-content/check";
import { SYSTEM_FILE } from "../../src/build/content-loader/files/list-files";
import { readSourceText } from "../../src/build/content-loader/files/source-text";
import type { Problem } from "../../src/content-model/problem";
import { type FrontMatter, readFrontMatter } from "./front-matter";

/** Never part of a blog, or a copy of it that a build has made. */
const IGNORED =
  /(?:^|\/)(?:\.[^/]+|_(?:site|layouts|includes|sass|data)|node_modules|vendor|dist)(?:\/|$)/i;

export type SourceFiles = {
  /** Relative to the folder, `/` between folders, sorted. */
  files: string[];
  /** Symbolic links, none of which is followed. */
  links: string[];
};

/** Lists the files of a folder, hidden ones and those of builds left out. */
export function listSourceFiles(root: string): SourceFiles {
  const isOwn = (file: string) =>
    !IGNORED.test(file) && !file.split("/").some((name) => SYSTEM_FILE.test(name));
  return {
    files: listFiles(root).filter(isOwn),
    links: listLinks(root).filter(isOwn),
  };
}

/** Whether a file really lies in one of these folders, links followed. */
export function liesIn(file: string, folders: readonly string[]): boolean {
  const real = realpathSync(file);
  return folders.some((folder) => real.startsWith(`${realpathSync(folder)}${path.sep}`));
}

/** An article as it was found. */
export type SourceArticle = FrontMatter & {
  /** Relative to the source. */
  file: string;
  /** The line of a field of its front matter. */
  lineOf: (field: string) => number;
};

/** An article with the place it gets. */
export type PlacedArticle = SourceArticle & { slug: string };

export type FoundArticles = { articles: SourceArticle[]; refused: Problem[] };

const MARKDOWN = /\.(?:md|mdx|markdown|mkd)$/i;
/** Articles of other kinds, which are worth a word. */
const OTHER_TEXT = /\.(?:html?|textile|adoc|rst|org)$/i;
const NO_ARTICLE = /^(?:_index|readme|license|contributing|changelog|code_of_conduct)\b/i;
/** What Hugo and Eleventy read for all of a folder. */
const SHARED = /(?:^|\/)(?:_index\.\w+|[^/]+\.11tydata\.\w+|([^/]+)\/\1\.json)$/;

/** Where the generators keep articles; the first that exists counts. */
const HOMES = (
  "_posts,_drafts content/posts content/post content/blog content/articles src/content/posts src/content/blog " +
  "src/posts src/_posts posts blog"
).split(" ");

const isBelow = (file: string, folder: string): boolean =>
  folder === "." || file.startsWith(`${folder}/`);

/** The folders that hold the articles, relative to the source; `.` means all of it. */
export function guessFolders({ files }: SourceFiles): string[] {
  const hasText = (folder: string) =>
    files.some((file) => isBelow(file, folder) && MARKDOWN.test(file));
  const homes = HOMES.map((folders) => folders.split(",").filter(hasText));
  return homes.find((folders) => folders.length > 0) ?? ["."];
}

/**
 * Front matter that an article has from files for all of its folder. What they say is not
 * understood, and may keep it back.
 */
function sharedMatter(file: string, root: string, files: readonly string[]): SourceArticle["data"] {
  const isTold = (other: string) =>
    !/_index\.\w+$/.test(other) ||
    /^\W*cascade\b/m.test(readFileSync(path.join(root, other), "utf8"));
  const others = files.filter(
    (other) => SHARED.test(other) && isBelow(file, path.posix.dirname(other)),
  );
  return Object.fromEntries(others.filter(isTold).map((other) => [other, "for all"]));
}

/** Reads one file, or says why it cannot be imported. */
function readArticle(
  file: string,
  root: string,
  files: readonly string[],
): SourceArticle | Omit<Problem, "file"> {
  if (!MARKDOWN.test(file))
    return { rule: "is not Markdown", fix: "export it as Markdown, or leave it behind" };
  const source = readSourceText(path.join(root, file));
  if (!("text" in source)) return source;
  const matter = readFrontMatter(source.text);
  if ("rule" in matter) return matter;
  const excess = tooLarge(matter.body);
  if (excess) return { ...excess, line: excess.line + matter.bodyLine - 1 };
  if (matter.body.trim() === "")
    return { rule: "has no text", fix: "write it, or leave it behind" };
  const lines = source.text.split("\n").map((line) => line.replace(/^[\s[{"']+/, ""));
  return {
    file,
    ...matter,
    data: { ...matter.data, ...sharedMatter(file, root, files) },
    lineOf: (field) =>
      lines.findIndex((line) =>
        line.toLowerCase().startsWith(field.replace(/^.*\./, "").toLowerCase()),
      ) + 1,
  };
}

/**
 * Reads the articles of the source.
 * @param folders those that hold articles, relative to the source
 */
export function readArticles(
  root: string,
  { files }: SourceFiles,
  folders: readonly string[],
): FoundArticles {
  const found: FoundArticles = { articles: [], refused: [] };
  for (const file of files) {
    if (
      !folders.some((folder) => isBelow(file, folder)) ||
      NO_ARTICLE.test(path.posix.basename(file))
    )
      continue;
    if (!MARKDOWN.test(file) && !OTHER_TEXT.test(file)) continue;
    const article = readArticle(file, root, files);
    if ("rule" in article) found.refused.push({ file, ...article });
    else found.articles.push(article);
  }
  return found;
}
