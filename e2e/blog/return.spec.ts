import { expect, type Page } from "@playwright/test";
import { BLOG_STRINGS } from "../../src/blog/strings";
import { all, apiPage, articles, card, expectArticles, loadMore, loadPages, tryAgain, upTo } from "../support/blog";
import { hold } from "../support/network";
import { follow, heading, hydrated, open, openAt } from "../support/page";
import { expectScrolledTo, followToAbout, scrollDownTo, scrollTop, withoutFonts } from "../support/scrolling";
import { test } from "../support/test";
import { DESKTOP } from "../support/visitor";

/** Opens the list with more pages loaded, in fonts that do not change with the next document. */
async function openWithPages(page: Page, ...numbers: number[]): Promise<void> {
  await withoutFonts(page);
  await openAt(page, "/blog", DESKTOP);
  await loadPages(page, ...numbers);
}

/** Waits until an article is rendered, not only in the address: until then the list is still there. */
async function expectArticle(page: Page, slug = ""): Promise<void> {
  await expect(page).toHaveURL(`/blog/${slug}`);
  await expect(heading(page)).toHaveText(String(articles.get(slug)?.title));
}

for (const [when, isReloaded] of [
  ["back from an article", false],
  ["back from an article that was reloaded", true],
] as const)
  test(`${when}, the loaded pages are there and nothing has moved`, async ({ page }) => {
    await openWithPages(page, 2, 3);
    const slug = upTo(3).at(-5);
    await card(page, slug).scrollIntoViewIfNeeded();
    await scrollDownTo(page, await scrollTop(page).then(Math.round));
    const top = await scrollTop(page);
    await card(page, slug).click();
    await expectArticle(page, slug);
    if (isReloaded) {
      await page.reload();
      await hydrated(page);
    }
    await page.goBack();
    await expectArticles(page, upTo(3));
    await expectScrolledTo(page, top);
  });

test("the list begins anew when a visitor comes to it by a link", async ({ page }) => {
  await openWithPages(page, 2);
  await followToAbout(page);
  await follow(page, "/blog");
  await expectArticles(page, upTo(1));
  await expectScrolledTo(page, 0);
});

test("after a reload the loaded pages are there, and so is the visitor's place", async ({ page }) => {
  await openWithPages(page, 2, 3);
  const top = Math.round(await page.evaluate(() => document.documentElement.scrollHeight * 0.7));
  await scrollDownTo(page, top);
  await page.reload();
  await expectArticles(page, upTo(3));
  await expectScrolledTo(page, top);
});

test("a reload keeps the visitor's place even before a busy page has received the scroll event", async ({ page }) => {
  await openWithPages(page, 2);
  await page.evaluate(() => addEventListener("scroll", (event) => event.stopImmediatePropagation(), { capture: true }));
  const top = Math.round(await page.evaluate(() => document.documentElement.scrollHeight * 0.3));
  await page.evaluate((place) => scrollTo({ top: place, behavior: "instant" }), top);
  await page.reload();
  await expectArticles(page, upTo(2));
  await expectScrolledTo(page, top);
});

test("back from an article the focus is on its card, and Tab goes on from there", async ({ page }) => {
  await openWithPages(page, 2);
  const [left, next] = upTo(2).slice(-5);
  await card(page, left).focus();
  await page.keyboard.press("Enter");
  await expectArticle(page, left);
  await expect(page.getByRole("main")).toBeFocused();
  await page.goBack();
  await expect(card(page, left)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(card(page, next)).toBeFocused();
});

test("articles requested before the visitor left move nobody who is back, and no page is skipped", async ({ page }) => {
  await openAt(page, "/blog", DESKTOP);
  const { release } = await hold(page, apiPage(2));
  await loadMore(page).click();
  await card(page, all[2]).click();
  await expectArticle(page, all[2]);
  await page.goBack();
  await expectArticles(page, upTo(1));
  await expect(card(page, all[2])).toBeFocused();
  const top = await scrollTop(page);
  await release();
  await page.waitForLoadState("networkidle");
  await expectArticles(page, upTo(1));
  await expect(card(page, all[2])).toBeFocused();
  await expectScrolledTo(page, top);
  await loadPages(page, 2);
  await expectArticles(page, upTo(2));
});

test("if a page does not come back after a reload, trying again brings it and all after it, in order", async ({
  page,
}) => {
  await open(page, "/blog");
  await loadPages(page, 2, 3, 4);
  await page.route(apiPage(3), (route) => route.abort());
  await page.reload();
  await expect(page.getByText(BLOG_STRINGS.loadFailed)).toBeVisible();
  await expectArticles(page, upTo(2));
  await page.unroute(apiPage(3));
  await tryAgain(page).click();
  await expectArticles(page, upTo(4));
  await expect(card(page, all[upTo(2).length])).toBeFocused();
});

test("an anchor of the page is a history entry of its own, with all that was loaded", async ({ page }) => {
  await open(page, "/blog");
  await loadPages(page, 2);
  await page.evaluate(() => {
    location.hash = "topics";
  });
  await expect(page).toHaveURL("/blog#topics");
  await loadPages(page, 3);
  await page.goBack();
  await expectArticles(page, upTo(2));
});
