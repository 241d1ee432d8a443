import { expect, type Page } from "@playwright/test";
import { ARTICLES_PER_PAGE } from "../../src/blog/constants";
import { BLOG_STRINGS } from "../../src/blog/strings";
import { STRINGS } from "../../src/constants/strings";
import * as blog from "../support/blog";
import { allSlugs, apiPage, expectArticles, list, loadMore, slugsUpTo } from "../support/blog";
import { hold } from "../support/network";
import { collectErrors, open } from "../support/page";
import { expectScrolledTo, scrollTop } from "../support/scrolling";
import { test } from "../support/test";

test("a reader loads more articles until all are there", async ({ page }) => {
  await open(page, "/blog");
  const { release } = await hold(page, apiPage(2));
  await loadMore(page).press("Enter");
  await expect(
    page.getByRole("main").getByRole("link", { name: STRINGS.loading, exact: true }),
  ).toBeVisible();
  await expect(list(page)).toHaveAttribute("aria-busy", "true");
  await release();
  await expectArticles(page, slugsUpTo(2));
  await expect(list(page)).toHaveAttribute("aria-busy", "false");
  await expect(blog.card(page, allSlugs[ARTICLES_PER_PAGE])).toBeFocused();
  await expect(blog.status(page)).toHaveText(
    `${BLOG_STRINGS.added(ARTICLES_PER_PAGE)} ${BLOG_STRINGS.shown(2 * ARTICLES_PER_PAGE, allSlugs.length)}`,
  );
  await expect(page).toHaveURL("/blog");

  // Impatient clicks load one page.
  await loadMore(page).evaluate((link: HTMLElement) => {
    for (let click = 0; click < 5; click += 1) link.click();
  });
  await expectArticles(page, slugsUpTo(3));
  for (let number = 4; number <= blog.pageCount; number += 1) await blog.loadPages(page, number);
  expect(await blog.shownArticles(page)).toEqual(allSlugs);
  await expect(loadMore(page)).toBeHidden();
  await expect(page.getByText(BLOG_STRINGS.end)).toBeVisible();
});

/** Expects more articles not to load, and to load once the fault is mended. */
async function expectRetry(
  page: Page,
  loadedPages: number,
  mend: () => Promise<void>,
): Promise<void> {
  const failure = page.getByRole("alert").filter({ hasText: BLOG_STRINGS.loadFailed });
  await loadMore(page).click();
  await expect(failure).toBeVisible();
  expect(await blog.shownArticles(page)).toEqual(slugsUpTo(loadedPages));
  await mend();
  await blog.tryAgain(page).click();
  await expectArticles(page, slugsUpTo(loadedPages + 1));
  await expect(failure).toBeHidden();
}

test("a next page that arrives broken or not at all can be requested again", async ({
  page,
  context,
}) => {
  const errors = collectErrors(page);
  await open(page, "/blog");
  await context.setOffline(true);
  await expectRetry(page, 1, () => context.setOffline(false));
  for (const [loadedPages, answer] of [
    [2, { contentType: "text/html", body: "<!DOCTYPE html><title>Welcome</title>" }],
    [3, { contentType: "application/json", body: '{"articles":[{"slug":"a' }],
  ] as const) {
    await page.route(apiPage("*"), (route) => route.fulfill(answer));
    await expectRetry(page, loadedPages, () => page.unroute(apiPage("*")));
  }
  expect(errors).toEqual([]);
});

test("a visitor who turns to something else while articles are loading is left there", async ({
  page,
}) => {
  await open(page, "/blog");
  const { release } = await hold(page, apiPage(2));
  await loadMore(page).click();
  const field = page.getByRole("main").getByRole("searchbox");
  await field.pressSequentially("fer");
  const top = await scrollTop(page);
  await release();
  await expectArticles(page, slugsUpTo(2));
  await page.keyboard.type("ry");
  await expect(field).toHaveValue("ferry");
  await expect(field).toBeFocused();
  await expectScrolledTo(page, top);
});
