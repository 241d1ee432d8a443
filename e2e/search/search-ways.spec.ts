import { expect, type Locator, type Page } from "@playwright/test";
import { RESULTS_PER_STEP, SEARCH_LATEST_ARTICLES } from "../../src/search/constants";
import { SEARCH_FORM_STRINGS } from "../../src/search/form-strings";
import { resultsAdded, SEARCH_STRINGS } from "../../src/search/strings";
import { newest, published } from "../support/content";
import { openMenu } from "../support/menu";
import { isSameDocument, markDocument, open } from "../support/page";
import { everyPage, pageHtml } from "../support/pages";
import {
  COMMON,
  expectAnswer,
  halfWord,
  kinds,
  lists,
  moreButton,
  resultLinks,
  results,
  searchField,
  searchStatus,
} from "../support/search";
import { test } from "../support/test";

const button = (page: Page) => page.getByRole("button", { name: SEARCH_FORM_STRINGS.search, exact: true });

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

test("words lead from a page's form, and from the menu, to their results, in a document that alone asks for the index", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/pagefind/") && asked.push(new URL(page.url()).pathname));
  await test.step("from the page for unknown addresses", async () => {
    await open(page, "/nowhere");
    await expectToLead(page, page.getByRole("main"), COMMON);
  });
  await test.step("from the menu", async () => expectToLead(page, await openMenu(page), halfWord()));
  expect(new Set(asked)).toEqual(new Set(["/search"]));
});

test("no link of the site leads to the search within the document", () => {
  const html = everyPage().map(pageHtml);
  expect(html.filter((page) => /<a [^>]*href="\/search/.test(page))).toEqual([]);
  expect(html.filter((page) => !page.includes('action="/search"'))).toEqual([]);
});

async function expectArrowKeys(page: Page): Promise<void> {
  await searchField(page).focus();
  await page.keyboard.press("ArrowDown");
  await expect(resultLinks(page).first()).toBeFocused();
  await button(page).focus();
  await page.keyboard.press("ArrowDown");
  await expect(resultLinks(page).first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(resultLinks(page).nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(searchField(page)).toBeFocused();
  for (let step = 0; step <= (await results(page).count()); step += 1) await page.keyboard.press("ArrowDown");
  await expect(moreButton(page)).toBeFocused();
}

async function expectMoreUpToTheLast(page: Page): Promise<void> {
  const total = Number((await searchStatus(page).textContent())?.match(/^\d+/)?.[0]);
  expect(total).toBeGreaterThan(2 * RESULTS_PER_STEP);
  for (let shown = RESULTS_PER_STEP; shown < total; shown += RESULTS_PER_STEP) {
    await moreButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(resultLinks(page).nth(shown)).toBeFocused();
    await expect(resultLinks(page).nth(shown)).toBeInViewport();
    await expect(searchStatus(page)).toContainText(resultsAdded(Math.min(RESULTS_PER_STEP, total - shown)));
  }
  await expect(moreButton(page)).toHaveCount(0);
}

test("the keyboard alone reaches, chooses, extends and opens results", async ({ page }) => {
  await open(page, `/search?q=${COMMON}`);
  await expectAnswer(page, COMMON);
  await test.step("arrow keys lead from the field through the results and back", () => expectArrowKeys(page));
  await test.step("Escape empties the field", async () => {
    await page.keyboard.press("Escape");
    await expect(searchField(page)).toBeFocused();
    await expect(searchField(page)).toHaveValue("");
    await expect(results(page)).toHaveCount(0);
    await expect(page).toHaveURL("/search");
    await expect(lists(page)).toBeVisible();
  });
  await test.step("arrow keys choose among the kinds", async () => {
    await page.keyboard.type(COMMON);
    await expectAnswer(page, COMMON);
    await kinds(page).first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(kinds(page).nth(1)).toBeChecked();
    await expect(page).toHaveURL(`/search?q=${COMMON}&kind=article`);
    await expectAnswer(page, COMMON);
  });
  await test.step("more results go on at the first of them, up to the last", () => expectMoreUpToTheLast(page));
  await test.step("Enter in a result opens it, within the document", async () => {
    await searchField(page).focus();
    await page.keyboard.press("ArrowDown");
    await markDocument(page);
    const address = (await resultLinks(page).first().getAttribute("href")) ?? "";
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(address);
    expect(await isSameDocument(page)).toBe(true);
  });
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form of the menu leads to a page that says that it needs one, and lists what it says that it lists", async ({
    page,
  }) => {
    await page.goto("/services");
    const menu = await openMenu(page);
    await searchField(menu).fill("ferry & <b>");
    await menu.getByRole("button", { name: SEARCH_FORM_STRINGS.search }).click();
    await expect(page).toHaveURL("/search?q=ferry+%26+%3Cb%3E");
    await expect(page.getByText(SEARCH_STRINGS.needsScript)).toBeVisible();
    for (const slug of published("works")) await expect(lists(page).locator(`a[href="/works/${slug}"]`)).toBeVisible();
    for (const slug of published("services"))
      await expect(lists(page).locator(`a[href="/services#${slug}"]`)).toBeVisible();
    for (const slug of newest("blog", SEARCH_LATEST_ARTICLES))
      await expect(lists(page).locator(`a[href="/blog/${slug}"]`)).toBeVisible();
    await expect(lists(page).locator('a[href^="/blog/"]')).toHaveCount(
      Math.min(SEARCH_LATEST_ARTICLES, published("blog").length),
    );
    await expect(lists(page).locator('a[href="/blog"]')).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText(/everything/i);
    await expect(searchStatus(page)).toHaveText("");
  });
});
