import { expect, test } from "@playwright/test";
import { ARTICLES_PER_PAGE } from "../src/blog/constants";
import { BLOG_STRINGS } from "../src/blog/strings";
import { STRINGS } from "../src/constants/strings";
import {
  alterApiPage,
  apiPage,
  card,
  expectArticles,
  list,
  loadMore,
  loadUntil,
  shownArticles,
  status,
  tryAgain,
} from "./support/blog-parts";
import { all, pages, upTo } from "./support/blog-sample";
import { hold } from "./support/held-files";
import { collectErrors } from "./support/routed";
import { expectScrolledTo, scrollTop } from "./support/scrolling";
import { open } from "./support/settle";

test("'Load More' appends the next articles, says so, and the keyboard goes on at the first of them", async ({
  page,
}) => {
  await open(page, "/blog");
  await loadMore(page).focus();
  await page.keyboard.press("Enter");
  await expectArticles(page, upTo(2));
  await expect(card(page, all[ARTICLES_PER_PAGE])).toBeFocused();
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
  const release = await hold(page, apiPage(2));
  await loadMore(page).click();
  await expect(page.getByRole("main").getByRole("link", { name: STRINGS.loading, exact: true })).toBeVisible();
  await expect(list(page)).toHaveAttribute("aria-busy", "true");
  release();
  await expectArticles(page, upTo(2));
  await expect(list(page)).toHaveAttribute("aria-busy", "false");
});

test("who goes on to something else while more articles are on their way is left there", async ({ page }) => {
  await open(page, "/blog");
  const release = await hold(page, apiPage(2));
  await loadMore(page).click();
  const field = page.getByRole("main").getByRole("searchbox");
  await field.pressSequentially("fer");
  const top = await scrollTop(page);
  release();
  await expectArticles(page, upTo(2));
  await page.keyboard.type("ry");
  await expect(field).toHaveValue("ferry");
  await expect(field).toBeFocused();
  await expectScrolledTo(page, top);
});

test("a later page of the list says which articles it shows, down to the first that was written", async ({ page }) => {
  await open(page, `/blog/page/${pages}`);
  const before = (pages - 1) * ARTICLES_PER_PAGE;
  await expect(status(page)).toHaveText(BLOG_STRINGS.shownFrom(before + 1, all.length, all.length));
  await expect(page.getByText(BLOG_STRINGS.end)).toBeVisible();
  await open(page, "/blog/page/2");
  await loadMore(page).click();
  await expect(status(page)).toContainText(
    BLOG_STRINGS.shownFrom(ARTICLES_PER_PAGE + 1, 3 * ARTICLES_PER_PAGE, all.length),
  );
});
