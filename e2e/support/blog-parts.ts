import { expect, type Locator, type Page } from "@playwright/test";
import type { BlogApiPage } from "../../src/blog/blog-api";
import { BLOG_STRINGS } from "../../src/blog/strings";
import { STRINGS } from "../../src/constants/strings";
import { entries, listIds, published } from "../content";

/** The list, whatever of it is chosen. */
export const list = (page: Page): Locator =>
  page.getByRole("region", { name: new RegExp(`^(${STRINGS.allArticles}|${BLOG_STRINGS.articlesOn("")})`) });

/** The cards of the list. */
export const cards = (page: Page): Locator => list(page).getByRole("article");

/** The link of a card. */
export const card = (page: Page, slug: string | undefined): Locator => list(page).locator(`a[href="/blog/${slug}"]`);

export const loadMore = (page: Page): Locator => page.getByRole("link", { name: STRINGS.loadMore, exact: true });

export const tryAgain = (page: Page): Locator => page.getByRole("link", { name: BLOG_STRINGS.tryAgain, exact: true });

const categories = (page: Page): Locator => page.getByRole("navigation", { name: BLOG_STRINGS.categories });

/** The word above the list by which a category is chosen. */
export const categoryWord = (page: Page, title: string): Locator =>
  categories(page).getByRole("link", { name: new RegExp(`^${title} `) });

/** What is said below the list. */
export const status = (page: Page): Locator => page.getByRole("main").getByRole("status");

/** Where a page of the blog API lies. */
export const apiPage = (number: number | "*") => `**/blog-api/articles/${number}.json`;

/** Slugs of the published articles as the list has them: the newest first. */
export function articlesInOrder(category?: string): string[] {
  const all = entries("blog");
  return published("blog", (entry) => category === undefined || entry.category === category).sort((one, other) => {
    const [older = "", newer = ""] = [all.get(one)?.date, all.get(other)?.date];
    return newer.localeCompare(older) || one.localeCompare(other);
  });
}

/** The addresses of the articles that are shown. */
export const shownArticles = (page: Page): Promise<(string | null)[]> =>
  cards(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.replace("/blog/", "") ?? null));

export async function expectArticles(page: Page, slugs: readonly string[]): Promise<void> {
  await expect.poll(() => shownArticles(page)).toEqual(slugs);
}

/** Asks for the next articles, and waits until so many are there. */
export async function loadUntil(page: Page, count: number): Promise<void> {
  await loadMore(page).click();
  await expect(cards(page)).toHaveCount(count);
}

/** Changes a page of the blog API on its way. */
export async function alterApiPage(page: Page, number: number, alter: (answer: BlogApiPage) => void): Promise<void> {
  await page.route(apiPage(number), async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as BlogApiPage;
    alter(json);
    await route.fulfill({ response, json });
  });
}

/** A category that has articles both on the first page of the list and further down. */
export function categoryAcross(perPage: number): { id: string; slugs: string[] } {
  const firstPage = new Set(articlesInOrder().slice(0, perPage));
  for (const id of listIds("categories")) {
    const slugs = articlesInOrder(id);
    if (slugs.some((slug) => firstPage.has(slug)) && slugs.some((slug) => !firstPage.has(slug))) return { id, slugs };
  }
  throw new Error("No category has articles on the first page and further down");
}
