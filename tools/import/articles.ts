import path from "node:path";
import { readSourceText } from "../../src/content-loader/files/source-text";
import { tooLarge } from "../../src/content-loader/markdown/limits";
import type { Problem } from "../../src/content-model/problem";
import { type FrontMatter, readFrontMatter } from "./front-matter";
import type { SourceFiles } from "./source-files";

/** An article as it was found. */
export type SourceArticle = FrontMatter & {
  /** Relative to the source. */
  file: string;
};

export type FoundArticles = { articles: SourceArticle[]; refused: Problem[] };

const MARKDOWN = /\.(?:md|mdx|markdown|mkd)$/i;
/** Articles of other kinds, which are worth a word. */
const OTHER_TEXT = /\.(?:html?|textile|adoc|rst|org)$/i;
/** The same article in another language, which stands before the ending. */
const TRANSLATION = /\.[a-z]{2}(?:-[a-z]{2})?(\.[a-z]+)$/i;
const NO_ARTICLE = /^(?:readme|license|contributing|changelog|code_of_conduct)\b/i;

/** Where the generators keep articles; the first that exists counts. */
const HOMES = (
  "_posts,_drafts content/posts content/post content/blog content/articles src/content/posts src/content/blog " +
  "src/posts src/_posts posts blog"
).split(" ");

const isBelow = (file: string, folder: string): boolean => folder === "." || file.startsWith(`${folder}/`);

/** The folders that hold the articles, relative to the source; `.` means all of it. */
export function guessFolders({ files }: SourceFiles): string[] {
  const hasText = (folder: string) => files.some((file) => isBelow(file, folder) && MARKDOWN.test(file));
  const homes = HOMES.map((folders) => folders.split(",").filter(hasText));
  return homes.find((folders) => folders.length > 0) ?? ["."];
}

/** Reads one file, or says why it cannot be imported. */
function readArticle(file: string, root: string, files: readonly string[]): SourceArticle | Omit<Problem, "file"> {
  if (!MARKDOWN.test(file)) return { rule: "is not Markdown", fix: "export it as Markdown, or leave it behind" };
  // Beside it the article itself stands: a name alone may well end in two letters.
  if (TRANSLATION.test(file) && files.includes(file.replace(TRANSLATION, "$1")))
    return {
      rule: "is a translation, and the site has one language",
      fix: "import it from a folder of its own if you need it",
    };
  const source = readSourceText(path.join(root, file));
  if (!("text" in source)) return source;
  const matter = readFrontMatter(source.text);
  if ("rule" in matter) return matter;
  const excess = tooLarge(matter.body);
  if (excess) return { ...excess, line: excess.line + matter.bodyLine - 1 };
  if (matter.body.trim() === "") return { rule: "has no text", fix: "write it, or leave it behind" };
  return { file, ...matter };
}

/**
 * Reads the articles of the source.
 * @param folders those that hold articles, relative to the source
 */
export function readArticles(root: string, { files }: SourceFiles, folders: readonly string[]): FoundArticles {
  const found: FoundArticles = { articles: [], refused: [] };
  for (const file of files) {
    if (!folders.some((folder) => isBelow(file, folder)) || NO_ARTICLE.test(path.posix.basename(file))) continue;
    if (!MARKDOWN.test(file) && !OTHER_TEXT.test(file)) continue;
    const article = readArticle(file, root, files);
    if ("rule" in article) found.refused.push({ file, ...article });
    else found.articles.push(article);
  }
  return found;
}
