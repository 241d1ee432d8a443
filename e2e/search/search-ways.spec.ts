import { expect, type Page } from "@playwright/test";
import { RESULTS_PER_STEP, SEARCH_LATEST_ARTICLES } from "../../src/search/constants";
import { SEARCH_FORM_STRINGS } from "../../src/search/form-strings";
import { resultsAdded, SEARCH_STRINGS } from "../../src/search/strings";
import { entries, newest, published } from "../support/content";
import { openMenu } from "../support/menu";
import { isSameDocument, markDocument, open, openAt } from "../support/page";
import { everyPage, pageHtml } from "../support/pages";
import {
  COMMON,
  expectAnswer,
  kinds,
  lists,
  moreButton,
  resultLinks,
  results,
  searchField,
  searchStatus,
} from "../support/search";
import { test, withinPolicy } from "../support/test";
import { PHONE } from "../support/visitor";

const button = (page: Page) => page.getByRole("button", { name: SEARCH_FORM_STRINGS.search, exact: true });

for (const [place, route, prepare] of [
  ["the menu", "/services", openMenu],
  ["the page for unknown addresses", "/nowhere", null],
] as const)
  test(`from ${place} words lead to their results, in a document of its own`, async ({ page }) => {
    await open(page, route);
    const within = prepare ? await prepare(page) : page.getByRole("main");
    await markDocument(page);
    await searchField(within).fill(COMMON);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/search?q=${COMMON}`);
    await expectAnswer(page, COMMON);
    expect(await isSameDocument(page)).toBe(false);
    await expect(searchField(page.getByRole("main"))).toHaveValue(COMMON);
  });

test("no link of the site leads to the search within the document", () => {
  const html = everyPage().map(pageHtml);
  expect(html.filter((page) => /<a [^>]*href="\/search/.test(page))).toEqual([]);
  expect(html.filter((page) => !page.includes('action="/search"'))).toEqual([]);
});

test("arrow keys lead from the field through the results and back, Escape empties it", async ({ page }) => {
  await open(page, `/search?q=${COMMON}`);
  await expectAnswer(page, COMMON);
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
  await page.keyboard.press("Escape");
  await expect(searchField(page)).toBeFocused();
  await expect(searchField(page)).toHaveValue("");
  await expect(results(page)).toHaveCount(0);
  await expect(page).toHaveURL("/search");
  await expect(lists(page)).toBeVisible();
});

test("with the keyboard alone more results go on at the first of them, up to the last", async ({ page }) => {
  await open(page, `/search?q=${COMMON}&kind=article`);
  await expectAnswer(page, COMMON);
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
});

test("the button for results of every kind leaves the focus with what says how many there are", async ({ page }) => {
  // The more words there are to be found, the fewer things hold all of them.
  const [title = ""] = published("blog")
    .map((slug) => entries("blog").get(slug)?.title ?? "")
    .sort((one, other) => other.length - one.length);
  await open(page, `/search?q=${encodeURIComponent(title)}&kind=service`);
  await page.getByRole("button", { name: SEARCH_STRINGS.nothingOfKind }).focus();
  await page.keyboard.press("Enter");
  await expectAnswer(page, title);
  await expect(results(page).first()).toBeVisible();
  await expect(searchStatus(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(resultLinks(page).first()).toBeFocused();
});

test("Enter in a result opens it, within the document; arrow keys choose among the kinds", async ({ page }) => {
  await open(page, `/search?q=${COMMON}`);
  await expectAnswer(page, COMMON);
  await kinds(page).first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(kinds(page).nth(1)).toBeChecked();
  await expect(page).toHaveURL(`/search?q=${COMMON}&kind=article`);
  await searchField(page).focus();
  await page.keyboard.press("ArrowDown");
  await markDocument(page);
  const address = (await resultLinks(page).first().getAttribute("href")) ?? "";
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(address);
  expect(await isSameDocument(page)).toBe(true);
});

test("what the search needs is asked for only on its page", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/pagefind/") && asked.push(request.url()));
  await open(page, "/blog");
  await searchField(page.getByRole("main")).fill(COMMON);
  expect(asked).toEqual([]);
  await page.keyboard.press("Enter");
  await expectAnswer(page, COMMON);
  expect(asked.length).toBeGreaterThan(0);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page of the search says that it needs one, and lists what it says that it lists", async ({ page }) => {
    await page.goto(`/search?q=${COMMON}`);
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

  test("the form of the menu leads there", async ({ page }) => {
    await page.goto("/services");
    const menu = await openMenu(page);
    await searchField(menu).fill("ferry & <b>");
    await menu.getByRole("button", { name: SEARCH_FORM_STRINGS.search }).click();
    await expect(page).toHaveURL("/search?q=ferry+%26+%3Cb%3E");
    await expect(page.getByText(SEARCH_STRINGS.needsScript)).toBeVisible();
  });
});

test("with a script the page does not say that it needs one, nothing has the focus", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: PHONE, hasTouch: true, isMobile: true });
  await withinPolicy(context, async () => {
    const page = await context.newPage();
    await openAt(page, "/search", PHONE);
    await expect(page.getByText(SEARCH_STRINGS.needsScript)).toBeHidden();
    await expect(searchField(page)).not.toBeFocused();
    await expect(button(page)).toBeVisible();
  });
  await context.close();
});
