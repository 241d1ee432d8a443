import { expect, type Locator, type Page } from "@playwright/test";
import { STRINGS } from "../../src/constants/strings";
import { RESULTS_PER_STEP } from "../../src/search/constants";
import { resultsAdded, SEARCH_STRINGS } from "../../src/search/strings";
import { newestSlugs, publishedSlugs } from "../support/content";
import { openMenu } from "../support/menu";
import { isSameDocument, markDocument, open } from "../support/page";
import { everyPage, pageHtml } from "../support/pages";
import * as search from "../support/search";
import {
  COMMON_WORD,
  expectAnswer,
  resultLinks,
  searchField,
  searchStatus,
} from "../support/search";
import { test } from "../support/test";

/** Sends words from a form of the page, and expects their results in another document. */
async function expectToLead(page: Page, form: Page | Locator, words: string): Promise<void> {
  await markDocument(page);
  await searchField(form).fill(words);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/search?q=${words}`);
  await expectAnswer(page, words);
  expect(await isSameDocument(page)).toBe(false);
  await expect(searchField(page.getByRole("main"))).toHaveValue(words);
}

test("a visitor searches from the menu and from the page for unknown addresses", async ({
  page,
}) => {
  await open(page, "/nowhere");
  await expectToLead(page, page.getByRole("main"), COMMON_WORD);
  await expectToLead(page, await openMenu(page), search.halfWord());
});

// Its document alone may compile WebAssembly.
test("pages lead to the search by a form alone, which loads a document", () => {
  const html = everyPage().map(pageHtml);
  expect(html.filter((page) => /<a [^>]*href="\/search/.test(page))).toEqual([]);
  expect(html.filter((page) => !page.includes('action="/search"'))).toEqual([]);
});

test("a visitor narrows and extends results by keyboard alone", async ({ page }) => {
  await open(page, `/search?q=${COMMON_WORD}`);
  await expectAnswer(page, COMMON_WORD);
  await search.kinds(page).first().press("ArrowRight");
  await expect(search.kinds(page).nth(1)).toBeChecked();
  await expect(page).toHaveURL(`/search?q=${COMMON_WORD}&kind=article`);
  await expectAnswer(page, COMMON_WORD);

  // The focus goes to the first of more results, up to the last step.
  const total = Number((await searchStatus(page).textContent())?.match(/^\d+/)?.[0]);
  expect(total).toBeGreaterThan(2 * RESULTS_PER_STEP);
  for (let count = RESULTS_PER_STEP; count < total; count += RESULTS_PER_STEP) {
    await search.moreButton(page).press("Enter");
    await expect(resultLinks(page).nth(count)).toBeFocused();
    await expect(resultLinks(page).nth(count)).toBeInViewport();
    await expect(searchStatus(page)).toContainText(
      resultsAdded(Math.min(RESULTS_PER_STEP, total - count)),
    );
  }
  await expect(search.moreButton(page)).toHaveCount(0);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor who searches gets lists of what there is instead", async ({ page }) => {
    await page.goto("/services");
    const menu = await openMenu(page);
    await searchField(menu).fill("ferry & <b>");
    await menu.getByRole("button", { name: STRINGS.search }).click();
    await expect(page).toHaveURL("/search?q=ferry+%26+%3Cb%3E");
    await expect(page.getByText(SEARCH_STRINGS.needsScript)).toBeVisible();
    for (const address of [
      ...publishedSlugs("works").map((slug) => `/works/${slug}`),
      ...publishedSlugs("services").map((slug) => `/services#${slug}`),
      ...newestSlugs("blog", 16).map((slug) => `/blog/${slug}`),
      "/blog",
    ])
      await expect(search.lists(page).locator(`a[href="${address}"]`)).toBeVisible();
    await expect(searchStatus(page)).toHaveText("");
  });
});
