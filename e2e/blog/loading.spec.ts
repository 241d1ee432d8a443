import { expect } from "@playwright/test";
import { ARTICLES_PER_PAGE } from "../../src/blog/constants";
import { BLOG_STRINGS } from "../../src/blog/strings";
import { STRINGS } from "../../src/constants/strings";
import {
  all,
  alterApiPage,
  apiPage,
  card,
  cards,
  expectArticles,
  list,
  loadMore,
  loadPages,
  pages,
  shownArticles,
  status,
  tryAgain,
  upTo,
} from "../support/blog";
import { hold } from "../support/network";
import { collectErrors, open } from "../support/page";
import { expectScrolledTo, scrollTop } from "../support/scrolling";
import { test } from "../support/test";

test("'Load More' appends the next articles, announces them, and moves the focus to the first of them", async ({
  page,
}) => {
  await open(page, "/blog");
  const { release } = await hold(page, apiPage(2));
  await loadMore(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("link", { name: STRINGS.loading, exact: true })).toBeVisible();
  await expect(list(page)).toHaveAttribute("aria-busy", "true");
  await release();
  await expectArticles(page, upTo(2));
  await expect(list(page)).toHaveAttribute("aria-busy", "false");
  await expect(card(page, all[ARTICLES_PER_PAGE])).toBeFocused();
  await expect(status(page)).toHaveText(
    `${BLOG_STRINGS.added(ARTICLES_PER_PAGE)} ${BLOG_STRINGS.shown(2 * ARTICLES_PER_PAGE, all.length)}`,
  );
  await expect(page).toHaveURL("/blog");
});

test("at the end every article is there once, and nothing is left to load", async ({ page }) => {
  await open(page, "/blog");
  for (let number = 2; number <= pages; number += 1) await loadPages(page, number);
  expect(await shownArticles(page)).toEqual(all);
  await expect(loadMore(page)).toBeHidden();
  await expect(page.getByText(BLOG_STRINGS.end)).toBeVisible();
});

test("impatient clicks load one page", async ({ page }) => {
  await open(page, "/blog");
  const requested: string[] = [];
  await page.route(apiPage("*"), async (route) => {
    requested.push(route.request().url());
    await route.continue();
  });
  await loadMore(page).evaluate((link: HTMLElement) => {
    for (let click = 0; click < 5; click += 1) link.click();
  });
  await expectArticles(page, upTo(2));
  expect(requested).toHaveLength(1);
});

test("a next page that is missing, another page or truncated loses nothing and can be requested again", async ({
  page,
}) => {
  const errors = collectErrors(page);
  await open(page, "/blog");
  for (const [index, answer] of [
    { status: 404, body: "Not found" },
    { contentType: "text/html", body: "<!DOCTYPE html><title>Welcome</title>" },
    { contentType: "application/json", body: '{"articles":[{"slug":"a' },
  ].entries()) {
    const shown = upTo(index + 1);
    await page.route(apiPage("*"), (route) => route.fulfill(answer));
    await loadMore(page).click();
    await expect(page.getByRole("alert").filter({ hasText: BLOG_STRINGS.loadFailed })).toBeVisible();
    expect(await shownArticles(page)).toEqual(shown);
    await page.unroute(apiPage("*"));
    await tryAgain(page).click();
    await expectArticles(page, upTo(index + 2));
    await expect(page.getByText(BLOG_STRINGS.loadFailed)).toBeHidden();
  }
  expect(errors).toEqual([]);
});

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

test("a list that has changed on the server meanwhile shows no article twice", async ({ page }) => {
  await open(page, "/blog");
  const last = String(all[ARTICLES_PER_PAGE - 1]);
  await alterApiPage(page, 2, (answer) => {
    const [first] = answer.articles;
    if (first) answer.articles = [{ ...first, slug: last, id: last }, ...answer.articles.slice(0, -1)];
  });
  await loadMore(page).click();
  await expect(cards(page)).toHaveCount(2 * ARTICLES_PER_PAGE - 1);
  expect(new Set(await shownArticles(page)).size).toBe(2 * ARTICLES_PER_PAGE - 1);
});

test("a visitor who turns to something else while articles are loading is left there", async ({ page }) => {
  await open(page, "/blog");
  const { release } = await hold(page, apiPage(2));
  await loadMore(page).click();
  const field = page.getByRole("main").getByRole("searchbox");
  await field.pressSequentially("fer");
  const top = await scrollTop(page);
  await release();
  await expectArticles(page, upTo(2));
  await page.keyboard.type("ry");
  await expect(field).toHaveValue("ferry");
  await expect(field).toBeFocused();
  await expectScrolledTo(page, top);
});

test("a later page of the list says which articles it shows, down to the first one written", async ({ page }) => {
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
