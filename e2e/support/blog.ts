import { expect, type Locator, type Page } from "@playwright/test";
import type { BlogApiPage } from "../../src/blog/blog-api";
import { ARTICLES_PER_PAGE } from "../../src/blog/constants";
import { BLOG_STRINGS } from "../../src/blog/strings";
import { ARTICLE_STRINGS } from "../../src/constants/article-strings";
import { STRINGS } from "../../src/constants/strings";
import { entries, newestSlugs, publishedSlugs, textOf } from "./content";
import { alterJson } from "./network";

/** Front matter of all articles by slug. */
export const articles = entries("blog");

/** Slugs of the published articles, newest first, as the blog lists them. */
export const allSlugs = newestSlugs("blog");
export const inCategory = (id: string): string[] =>
  allSlugs.filter((slug) => articles.get(slug)?.category === id);

/** Number of pages of the list, and what it shows once some of them are loaded. */
export const pageCount = Math.ceil(allSlugs.length / ARTICLES_PER_PAGE);
export const slugsUpTo = (page: number): string[] => allSlugs.slice(0, page * ARTICLES_PER_PAGE);

/** Kinds of elements that an article can contain besides paragraphs. */
const KINDS = [/^```/m, /^\|/m, /\[\^/, /^>/m, /^!\[/m, /^- \[[ x]\]/m, /^\d\. /m, /^### /m];

/** The published article with the most kinds of elements among those that contain the needed one. */
function richestArticle(needed: RegExp): string {
  const kinds = (slug: string) => KINDS.filter((kind) => kind.test(textOf("blog", slug))).length;
  const [slug] = publishedSlugs("blog")
    .filter((candidate) => needed.test(textOf("blog", candidate)))
    .sort((a, b) => kinds(b) - kinds(a) || a.localeCompare(b));
  if (!slug) throw new Error(`No published article contains ${needed}`);
  return `/blog/${slug}`;
}
export const articleWithCode = richestArticle(/^```/m);
export const articleWithTable = richestArticle(/^\|/m);
export const articleWithNotes = richestArticle(/\[\^/);

export const shareLinks = (page: Page) =>
  page.getByRole("complementary", { name: ARTICLE_STRINGS.share });

/** The list, whichever category is selected, and the link of one card. */
export const list = (page: Page) =>
  page.getByRole("region", {
    name: new RegExp(`^(${STRINGS.allArticles}|${BLOG_STRINGS.articlesOn("")})`),
  });
export const card = (page: Page, slug: string | undefined): Locator =>
  list(page).locator(`a[href="/blog/${slug}"]`);

export const loadMore = (page: Page) =>
  page.getByRole("link", { name: STRINGS.loadMore, exact: true });
export const tryAgain = (page: Page) =>
  page.getByRole("link", { name: BLOG_STRINGS.tryAgain, exact: true });

export const status = (page: Page) => page.getByRole("main").getByRole("status");

export const shownArticles = (page: Page): Promise<(string | undefined)[]> =>
  list(page)
    .getByRole("article")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.replace("/blog/", "")));

export async function expectArticles(page: Page, slugs: readonly string[]): Promise<void> {
  // A poll would give up when the document is reloaded, as after a step back before hydration.
  await expect(async () => expect(await shownArticles(page)).toEqual(slugs)).toPass();
}

/** Loads more articles until a number of the list's pages is shown. */
export async function loadPages(page: Page, ...numbers: number[]): Promise<void> {
  for (const number of numbers) {
    await loadMore(page).click();
    await expectArticles(page, slugsUpTo(number));
  }
}

/** Address of a page of the blog API. */
export const apiPage = (number: number | "*") => `**/blog-api/articles/${number}.json`;

export const alterApiPage = (
  page: Page,
  number: number,
  alter: (answer: BlogApiPage) => void,
): Promise<void> => alterJson(page, apiPage(number), alter);
