import { expect, type Locator, type Page } from "@playwright/test";
import { STRINGS } from "../../src/constants/strings";
import { SEARCH_STRINGS } from "../../src/search/strings";
import { entries, publishedSlugs } from "./content";

/** A word that nearly every English text has. */
export const COMMON_WORD = "the";

export const searchField = (within: Page | Locator) =>
  within.getByRole("searchbox", { name: STRINGS.searchPlaceholder });
export const results = (page: Page) => page.locator("[data-search-results]").getByRole("article");
export const resultLinks = (page: Page) => results(page).getByRole("link");
export const searchStatus = (page: Page) => page.getByRole("main").getByRole("status");
export const kinds = (page: Page) =>
  page.getByRole("group", { name: SEARCH_STRINGS.chooseKind }).getByRole("radio");
export const lists = (page: Page) => page.getByRole("region", { name: SEARCH_STRINGS.browse });
export const moreButton = (page: Page) => page.getByRole("button", { name: /^Show \d+ more/ });

/** A prefix of a word in the title of an article, as a visitor would type it. */
export function halfWord(): string {
  const [slug = ""] = publishedSlugs("blog").sort();
  const words =
    entries("blog")
      .get(slug)
      ?.title.match(/\p{L}+/gu) ?? [];
  const [longest = ""] = words.sort((a, b) => b.length - a.length);
  return longest.slice(0, Math.ceil(longest.length / 2) + 1).toLowerCase();
}

/** Waits for the response to a query. */
export async function expectAnswer(page: Page, words: string): Promise<void> {
  await expect(searchStatus(page)).toContainText(`“${words}”`, { timeout: 20_000 });
  await expect(page.locator("[data-search-results][aria-busy=true]")).toHaveCount(0);
}
