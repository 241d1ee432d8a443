import { expect, type Page } from "@playwright/test";
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

async function expectToAppend(page: Page): Promise<void> {
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
}

async function clickImpatiently(page: Page): Promise<void> {
  await loadMore(page).evaluate((link: HTMLElement) => {
    for (let click = 0; click < 5; click += 1) link.click();
  });
}

test("'Load More' appends the next articles until every article is there once", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  const ofApi = () => requested.filter((address) => address.includes("/blog-api/"));
  await open(page, "/blog");
  await test.step("the page does not wait for the API, and contacts no other origin", async () => {
    expect(ofApi()).toEqual([]);
    expect(requested.filter((address) => !address.startsWith(new URL(page.url()).origin))).toEqual([]);
  });
  await test.step("it announces them, and moves the focus to the first of them", () => expectToAppend(page));
  await test.step("impatient clicks load one page", async () => {
    requested.length = 0;
    await clickImpatiently(page);
    await expectArticles(page, upTo(3));
    expect(ofApi()).toHaveLength(1);
  });
  await test.step("at the end nothing is left to load", async () => {
    for (let number = 4; number <= pages; number += 1) await loadPages(page, number);
    expect(await shownArticles(page)).toEqual(all);
    await expect(loadMore(page)).toBeHidden();
    await expect(page.getByText(BLOG_STRINGS.end)).toBeVisible();
  });
});

async function failToLoad(page: Page, shown: number): Promise<void> {
  await loadMore(page).click();
  await expect(page.getByRole("alert").filter({ hasText: BLOG_STRINGS.loadFailed })).toBeVisible();
  expect(await shownArticles(page)).toEqual(upTo(shown));
}

async function expectRetry(page: Page, shown: number): Promise<void> {
  await tryAgain(page).click();
  await expectArticles(page, upTo(shown));
  await expect(page.getByText(BLOG_STRINGS.loadFailed)).toBeHidden();
}

test("a next page that does not arrive, or is another page or truncated, loses nothing and can be requested again", async ({
  page,
  context,
}) => {
  const errors = collectErrors(page);
  await open(page, "/blog");
  await test.step("offline", async () => {
    await context.setOffline(true);
    await failToLoad(page, 1);
    await context.setOffline(false);
    await expectRetry(page, 2);
  });
  for (const [shown, answer] of [
    [2, { contentType: "text/html", body: "<!DOCTYPE html><title>Welcome</title>" }],
    [3, { contentType: "application/json", body: '{"articles":[{"slug":"a' }],
  ] as const)
    await test.step(`as ${answer.contentType}`, async () => {
      await page.route(apiPage("*"), (route) => route.fulfill(answer));
      await failToLoad(page, shown);
      await page.unroute(apiPage("*"));
      await expectRetry(page, shown + 1);
    });
  expect(errors).toEqual([]);
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
  await test.step("a list that has changed on the server meanwhile shows no article twice", async () => {
    const last = String(all[2 * ARTICLES_PER_PAGE - 1]);
    await alterApiPage(page, 3, (answer) => {
      const [first] = answer.articles;
      if (first) answer.articles = [{ ...first, slug: last, id: last }, ...answer.articles.slice(0, -1)];
    });
    await loadMore(page).click();
    await expect(cards(page)).toHaveCount(3 * ARTICLES_PER_PAGE - 1);
    expect(new Set(await shownArticles(page)).size).toBe(3 * ARTICLES_PER_PAGE - 1);
  });
});
