import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { ARTICLE_STRINGS } from "../../src/constants/article-strings";
import { entries, published } from "../content";

export const articles = entries("blog");
export const textOf = (slug: string) =>
  readFileSync(path.resolve(process.env.CONTENT_DIR || "content", "blog", slug, "index.md"), "utf8");

/** What a text can hold besides paragraphs. */
const KINDS = [/^```/m, /^\|/m, /\[\^/, /^>/m, /^!\[/m, /^- \[[ x]\]/m, /^\d\. /m, /^### /m];
const kinds = (slug: string) => KINDS.filter((kind) => kind.test(textOf(slug))).length;

/** The published article that has the most kinds of parts, of those with one. */
function richest(needed: RegExp): string {
  const [slug] = published("blog")
    .filter((candidate) => needed.test(textOf(candidate)))
    .sort((a, b) => kinds(b) - kinds(a) || a.localeCompare(b));
  if (!slug) throw new Error(`no published article has ${needed}`);
  return `/blog/${slug}`;
}

export const withCode = richest(/^```/m);
export const withTable = richest(/^\|/m);
export const withNotes = richest(/\[\^/);

/** Published articles from the newest to the oldest, as the blog lists them. */
export const inOrder = published("blog").sort((a, b) => {
  const [one = "", other = ""] = [a, b].map((slug) => String(articles.get(slug)?.date));
  return other.localeCompare(one) || a.localeCompare(b);
});
export const routeAt = (index: number) => `/blog/${inOrder.at(index)}`;

export const neighbours = (page: Page) => page.getByRole("navigation", { name: ARTICLE_STRINGS.neighbours });
export const shareLinks = (page: Page) => page.getByRole("complementary", { name: ARTICLE_STRINGS.share });
export const copyButtons = (page: Page) => page.getByRole("button", { name: ARTICLE_STRINGS.copyCode });
