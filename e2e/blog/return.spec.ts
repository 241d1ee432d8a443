import { expect, type Page } from "@playwright/test";
import { BLOG_STRINGS } from "../../src/blog/strings";
import { all, apiPage, articles, card, expectArticles, loadMore, loadPages, tryAgain, upTo } from "../support/blog";
import { hold } from "../support/network";
import { follow, heading, hydrated, openAt } from "../support/page";
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

async function expectFocusBackOnCard(page: Page): Promise<void> {
  const [left, next] = upTo(3).slice(-5);
  await card(page, left).focus();
  await scrollDownTo(page, await scrollTop(page).then(Math.round));
  const top = await scrollTop(page);
  await page.keyboard.press("Enter");
  await expectArticle(page, left);
  await expect(page.getByRole("main")).toBeFocused();
  await page.goBack();
  await expectArticles(page, upTo(3));
  await expect(card(page, left)).toBeFocused();
  await expectScrolledTo(page, top);
  await page.keyboard.press("Tab");
  await expect(card(page, next)).toBeFocused();
}

test("back from an article, the loaded pages are there and nothing has moved; by a link the list begins anew", async ({
  page,
}) => {
  await openWithPages(page, 2, 3);
  await test.step("the focus is on the card, and Tab goes on from there", () => expectFocusBackOnCard(page));
  await test.step("the list begins anew when a visitor comes to it by a link", async () => {
    await followToAbout(page);
    await follow(page, "/blog");
    await expectArticles(page, upTo(1));
    await expectScrolledTo(page, 0);
  });
});

/** Scrolls in a page that is too busy to receive the event. */
async function scrollUnnoticed(page: Page, share: number): Promise<number> {
  await page.evaluate(() => addEventListener("scroll", (event) => event.stopImmediatePropagation(), { capture: true }));
  const top = Math.round((await page.evaluate(() => document.documentElement.scrollHeight)) * share);
  await page.evaluate((place) => scrollTo({ top: place, behavior: "instant" }), top);
  return top;
}

async function expectToRecoverPage(page: Page): Promise<void> {
  await page.route(apiPage(2), (route) => route.abort());
  await page.reload();
  await expect(page.getByText(BLOG_STRINGS.loadFailed)).toBeVisible();
  await expectArticles(page, upTo(1));
  await page.unroute(apiPage(2));
  await tryAgain(page).click();
  await expectArticles(page, upTo(3));
  await expect(card(page, all[upTo(1).length])).toBeFocused();
}

test("after a reload the loaded pages are there, and so is the visitor's place", async ({ page }) => {
  await openWithPages(page, 2, 3);
  await test.step("if a page does not come back, trying again brings it and all after it, in order", () =>
    expectToRecoverPage(page));
  await test.step("the place is kept even before a busy page has received the scroll event", async () => {
    const top = await scrollUnnoticed(page, 0.7);
    await page.reload();
    await expectArticles(page, upTo(3));
    await expectScrolledTo(page, top);
  });
  await test.step("so it is back from an article that was reloaded", async () => {
    const slug = upTo(3).at(-5);
    await hydrated(page);
    await card(page, slug).scrollIntoViewIfNeeded();
    await scrollDownTo(page, await scrollTop(page).then(Math.round));
    const top = await scrollTop(page);
    await card(page, slug).click();
    await expectArticle(page, slug);
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expectArticles(page, upTo(3));
    await expectScrolledTo(page, top);
  });
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
  await test.step("an anchor of the page is a history entry of its own, with all that was loaded", async () => {
    await page.evaluate(() => {
      location.hash = "topics";
    });
    await expect(page).toHaveURL("/blog#topics");
    await loadPages(page, 3);
    await page.goBack();
    await expectArticles(page, upTo(2));
  });
});
