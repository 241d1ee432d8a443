import { expect, test } from "@playwright/test";
import { ARTICLES_PER_PAGE } from "../src/constants/blog";
import { BLOG_STRINGS } from "../src/constants/blog-strings";
import { STRINGS } from "../src/constants/strings";
import {
  alterApiPage,
  apiPage,
  expectArticles,
  loadMore,
  loadUntil,
  shownArticles,
  status,
  tryAgain,
} from "./support/blog-parts";
import { all, pages, upTo } from "./support/blog-sample";
import { collectErrors } from "./support/routed";
import { open } from "./support/settle";

test("'Load More' appends the next articles, says so, and the keyboard goes on at the first of them", async ({
  page,
}) => {
  await open(page, "/blog");
  await loadMore(page).focus();
  await page.keyboard.press("Enter");
  await expectArticles(page, upTo(2));
  await expect(page.locator(`main a[href="/blog/${all[ARTICLES_PER_PAGE]}"]`)).toBeFocused();
  await expect(status(page)).toHaveText(
    `${BLOG_STRINGS.added(ARTICLES_PER_PAGE)} ${BLOG_STRINGS.shown(2 * ARTICLES_PER_PAGE, all.length)}`,
  );
  await expect(page).toHaveURL("/blog");
});

test("at the end every article is there once, and nothing is left to load", async ({ page }) => {
  await open(page, "/blog");
  for (let number = 2; number <= pages; number += 1) await loadUntil(page, upTo(number).length);
  expect(await shownArticles(page)).toEqual(all);
  await expect(loadMore(page)).toBeHidden();
  await expect(page.getByText(BLOG_STRINGS.end)).toBeVisible();
});

test("impatient clicks load one page", async ({ page }) => {
  await open(page, "/blog");
  const asked: string[] = [];
  await page.route(apiPage("*"), async (route) => {
    asked.push(route.request().url());
    await route.continue();
  });
  await loadMore(page).evaluate((link: HTMLElement) => {
    for (let click = 0; click < 5; click += 1) link.click();
  });
  await expectArticles(page, upTo(2));
  expect(asked).toHaveLength(1);
});

for (const [fault, answer] of [
  ["is not there", { status: 404, body: "Not found" }],
  ["is another page", { contentType: "text/html", body: "<!DOCTYPE html><title>Welcome</title>" }],
  ["is cut off", { contentType: "application/json", body: '{"articles":[{"slug":"a' }],
] as const) {
  test(`a next page that ${fault} loses nothing and can be asked for again`, async ({ page }) => {
    const errors = collectErrors(page);
    await open(page, "/blog");
    await page.route(apiPage(2), (route) => route.fulfill(answer));
    await loadMore(page).click();
    await expect(page.getByRole("alert").filter({ hasText: BLOG_STRINGS.loadFailed })).toBeVisible();
    expect(await shownArticles(page)).toEqual(upTo(1));
    await page.unroute(apiPage(2));
    await tryAgain(page).click();
    await expectArticles(page, upTo(2));
    await expect(page.getByText(BLOG_STRINGS.loadFailed)).toBeHidden();
    expect(errors).toEqual([]);
  });
}

test("offline the articles stay, and more of them come once the visitor is back", async ({ page, context }) => {
  await open(page, "/blog");
  await context.setOffline(true);
  await loadMore(page).click();
  await expect(page.getByText(BLOG_STRINGS.loadFailed)).toBeVisible();
  expect(await shownArticles(page)).toEqual(upTo(1));
  await context.setOffline(false);
  await tryAgain(page).click();
  await expectArticles(page, upTo(2));
});

test("a list that was renewed meanwhile shows no article twice", async ({ page }) => {
  await open(page, "/blog");
  const last = all[ARTICLES_PER_PAGE - 1];
  await alterApiPage(page, 2, (answer) => {
    const [first] = answer.articles;
    if (first) answer.articles = [{ ...first, slug: last ?? "", id: last ?? "" }, ...answer.articles.slice(0, -1)];
  });
  await loadUntil(page, 2 * ARTICLES_PER_PAGE - 1);
  expect(new Set(await shownArticles(page)).size).toBe(2 * ARTICLES_PER_PAGE - 1);
});

test("the way of a loading list shows: the button says so, and so does the page", async ({ page }) => {
  await open(page, "/blog");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(apiPage(2), async (route) => {
    await held;
    await route.continue();
  });
  await loadMore(page).click();
  await expect(page.getByRole("main").getByRole("link", { name: STRINGS.loading, exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: STRINGS.allArticles })).toHaveAttribute("aria-busy", "true");
  release();
  await expectArticles(page, upTo(2));
  await expect(page.getByRole("region", { name: STRINGS.allArticles })).toHaveAttribute("aria-busy", "false");
});
