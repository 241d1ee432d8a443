import { realpathSync } from "node:fs";
import path from "node:path";
import { listFiles, listLinks } from "../../lib/list-files";
import { sizeFinding } from "../../plugins/gatsby-remark-content/check";
import { readSourceText, SYSTEM_FILE } from "../../plugins/gatsby-source-content/check";
import type { Problem } from "../../plugins/gatsby-source-content/model";
import { type FrontMatter, readFrontMatter } from "./front-matter";
import type { SiteRule } from "./hidden/site-rule";

/** Folders of templates, packages and builds. */
const IGNORED =
  /(?:^|\/)(?:\.[^/]+|_(?:site|layouts|includes|sass|data)|node_modules|vendor|dist)(?:\/|$)/i;

export type SourceFiles = {
  /** Relative to the folder, `/` between folders, sorted. */
  files: string[];
  /** Symbolic links, none of which is followed. */
  links: string[];
  /** Files of generators and git that are hidden or lie among templates: what they leave out, data. */
  settings: string[];
};

const SETTINGS = /(?:^|\/)(?:\.(?:eleventyignore|gitignore)$|_data\/)/;
const PACKAGES = /(?:^|\/)(?:node_modules|vendor|\.git)\//;

/** Lists the files of a folder without hidden ones and those of templates, packages and builds. */
export function listSourceFiles(root: string): SourceFiles {
  const isContent = (file: string) =>
    !IGNORED.test(file) && !file.split("/").some((name) => SYSTEM_FILE.test(name));
  const all = listFiles(root);
  return {
    files: all.filter(isContent),
    links: listLinks(root).filter(isContent),
    settings: all.filter((file) => SETTINGS.test(file) && !PACKAGES.test(file)),
  };
}

/** Whether a file lies in one of these folders once symbolic links are followed. */
export function liesIn(file: string, folders: readonly string[]): boolean {
  const real = realpathSync(file);
  return folders.some((folder) => real.startsWith(`${realpathSync(folder)}${path.sep}`));
}

/** An article as the source has it. */
export type SourceArticle = FrontMatter & {
  /** Relative to the source. */
  file: string;
  /** What the old project says of it and of others. */
  rules: SiteRule[];
  /** The line of a field of its front matter. */
  lineOf: (field: string) => number;
};

export type PlacedArticle = SourceArticle & { slug: string };

export type FoundArticles = { articles: SourceArticle[]; refused: Problem[] };

const MARKDOWN = /\.(?:md|mdx|markdown|mkd)$/i;
/** Formats of articles that are refused, not passed over. */
const OTHER_TEXT = /\.(?:html?|textile|adoc|rst|org)$/i;
/** Whole names: an article may be called `license-to-bake`. */
const NOT_ARTICLE =
  /^(?:_index|readme|license|contributing|changelog|code_of_conduct|claude|agents)(?:\.[\w-]+)+$/i;

/** Folders in which generators keep articles; the first that exists counts. */
const ARTICLE_FOLDERS = (
  "source/_posts,source/_drafts _posts,_drafts content/posts content/post content/blog " +
  "content/articles src/content/posts src/content/blog src/posts src/_posts src/blog posts blog"
).split(" ");

const isBelow = (file: string, folder: string): boolean =>
  folder === "." || file.startsWith(`${folder}/`);

/** The folders that hold the articles, relative to the source; `.` means all of it. */
export function guessFolders({ files }: SourceFiles): string[] {
  const hasText = (folder: string) =>
    files.some((file) => isBelow(file, folder) && MARKDOWN.test(file));
  const candidates = ARTICLE_FOLDERS.map((folders) => folders.split(",").filter(hasText));
  return candidates.find((folders) => folders.length > 0) ?? ["."];
}

/** The folders with Markdown that is not in those of the articles, such as pages. */
export function otherFolders({ files }: SourceFiles, folders: readonly string[]): string[] {
  const others = files.filter(
    (file) =>
      MARKDOWN.test(file) &&
      !NOT_ARTICLE.test(path.posix.basename(file)) &&
      !folders.some((folder) => isBelow(file, folder)),
  );
  return [...new Set(others.map((file) => path.posix.dirname(file)))];
}

/** Reads one file, or gives the reason why it cannot be imported. */
function readArticle(
  file: string,
  root: string,
  rules: readonly SiteRule[],
): SourceArticle | Omit<Problem, "file"> {
  if (!MARKDOWN.test(file))
    return { rule: "is not Markdown", fix: "export it as Markdown, or leave it behind" };
  const source = readSourceText(path.join(root, file));
  if (!("text" in source)) return source;
  const matter = readFrontMatter(source.text);
  if ("rule" in matter) return matter;
  const excess = sizeFinding(matter.body);
  if (excess) return { ...excess, line: excess.line + matter.bodyLine - 1 };
  if (matter.body.trim() === "")
    return { rule: "has no text", fix: "write it, or leave it behind" };
  const lines = source.text
    .toLowerCase()
    .split("\n")
    .map((line) => line.replace(/^[\s[{"']+/, ""));
  return {
    file,
    ...matter,
    rules: rules.filter(({ concerns }) => concerns(file)),
    lineOf: (field) => {
      const name = field.replace(/^.*\./, "").toLowerCase();
      return lines.findIndex((line) => line.startsWith(name)) + 1;
    },
  };
}

/**
 * Reads the articles of the source.
 * @param folders those that hold articles, relative to the source
 * @param rules what the old project says of several articles at once
 */
export function readArticles(
  root: string,
  { files }: SourceFiles,
  folders: readonly string[],
  rules: readonly SiteRule[],
): FoundArticles {
  const found: FoundArticles = { articles: [], refused: [] };
  const isArticle = (file: string) =>
    folders.some((folder) => isBelow(file, folder)) &&
    !NOT_ARTICLE.test(path.posix.basename(file)) &&
    (MARKDOWN.test(file) || OTHER_TEXT.test(file));
  for (const file of files.filter(isArticle)) {
    const article = readArticle(file, root, rules);
    if ("rule" in article) found.refused.push({ file, ...article });
    else found.articles.push(article);
  }
  return found;
}
