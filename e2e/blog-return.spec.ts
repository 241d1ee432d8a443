import { expect, test } from "@playwright/test";
import { BLOG_STRINGS } from "../src/blog/strings";
import { apiPage, card, expectArticles, loadMore, loadUntil, tryAgain } from "./support/blog-parts";
import { all, upTo } from "./support/blog-sample";
import { hold } from "./support/held-files";
import { alive, follow } from "./support/routed";
import { DESKTOP } from "./support/screens";
import { expectScrolledTo, scrollDownTo, scrollTop, withoutFonts } from "./support/scrolling";
import { open, openAt } from "./support/settle";

test("back from an article, the pages that were loaded are there and nothing has moved", async ({ page }) => {
  await withoutFonts(page);
  await openAt(page, "/blog", DESKTOP);
  await loadUntil(page, upTo(2).length);
  await loadUntil(page, upTo(3).length);
  await card(page, upTo(3).at(-2)).scrollIntoViewIfNeeded();
  await scrollDownTo(page, await scrollTop(page).then(Math.round));
  const top = await scrollTop(page);
  await card(page, upTo(3).at(-2)).click();
  await expect(page).toHaveURL(`/blog/${upTo(3).at(-2)}`);
  await page.goBack();
  await expectArticles(page, upTo(3));
  await expectScrolledTo(page, top);
  await follow(page, "/about-us");
  await expect(page).toHaveURL("/about-us");
  await follow(page, "/blog");
  await expectArticles(page, upTo(1));
  await expectScrolledTo(page, 0);
});

test("a reload has the pages that were loaded, and is where the visitor was", async ({ page }) => {
  await withoutFonts(page);
  await openAt(page, "/blog", DESKTOP);
  await loadUntil(page, upTo(2).length);
  await loadUntil(page, upTo(3).length);
  const top = Math.round(await page.evaluate(() => document.documentElement.scrollHeight * 0.7));
  await scrollDownTo(page, top);
  await page.reload();
  await expectArticles(page, upTo(3));
  await expectScrolledTo(page, top);
});

test("a reload is where the visitor was, also before a busy page has heard of the scrolling", async ({ page }) => {
  await withoutFonts(page);
  await openAt(page, "/blog", DESKTOP);
  await loadUntil(page, upTo(2).length);
  await page.evaluate(() => addEventListener("scroll", (event) => event.stopImmediatePropagation(), { capture: true }));
  const top = Math.round(await page.evaluate(() => document.documentElement.scrollHeight * 0.3));
  await page.evaluate((place) => scrollTo({ top: place, behavior: "instant" }), top);
  await page.reload();
  await expectArticles(page, upTo(2));
  await expectScrolledTo(page, top);
});

test("back from an article that was reloaded, the pages that were loaded are there and nothing has moved", async ({
  page,
}) => {
  await withoutFonts(page);
  await openAt(page, "/blog", DESKTOP);
  await loadUntil(page, upTo(2).length);
  await loadUntil(page, upTo(3).length);
  await card(page, upTo(3).at(-5)).scrollIntoViewIfNeeded();
  await scrollDownTo(page, await scrollTop(page).then(Math.round));
  const top = await scrollTop(page);
  await card(page, upTo(3).at(-5)).click();
  await expect(page).toHaveURL(`/blog/${upTo(3).at(-5)}`);
  await page.reload();
  await alive(page);
  await page.goBack();
  await expectArticles(page, upTo(3));
  await expectScrolledTo(page, top);
});

test("back from an article the keyboard is at its card, and goes on from there", async ({ page }) => {
  await openAt(page, "/blog", DESKTOP);
  await loadUntil(page, upTo(2).length);
  const [left, next] = upTo(2).slice(-5);
  await card(page, left).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/blog/${left}`);
  await expect(page.getByRole("main")).toBeFocused();
  await page.goBack();
  await expect(card(page, left)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(card(page, next)).toBeFocused();
});

test("what was asked for before an article was opened moves nobody who is back, and no page is left out", async ({
  page,
}) => {
  await openAt(page, "/blog", DESKTOP);
  const release = await hold(page, apiPage(2));
  await loadMore(page).click();
  await card(page, all[2]).click();
  await expect(page).toHaveURL(`/blog/${all[2]}`);
  await page.goBack();
  await expectArticles(page, upTo(1));
  await expect(card(page, all[2])).toBeFocused();
  const top = await scrollTop(page);
  release();
  await page.waitForLoadState("networkidle");
  await expectArticles(page, upTo(1));
  await expect(card(page, all[2])).toBeFocused();
  await expectScrolledTo(page, top);
  await loadUntil(page, upTo(2).length);
  await expectArticles(page, upTo(2));
  await loadUntil(page, upTo(3).length);
  await expectArticles(page, upTo(3));
});

test("of the pages of before one that cannot be had is asked for again, and all come in their order", async ({
  page,
}) => {
  await open(page, "/blog");
  await loadUntil(page, upTo(2).length);
  await loadUntil(page, upTo(3).length);
  await loadUntil(page, upTo(4).length);
  await page.route(apiPage(3), (route) => route.abort());
  await page.reload();
  await expect(page.getByText(BLOG_STRINGS.loadFailed)).toBeVisible();
  await expectArticles(page, upTo(2));
  await page.unroute(apiPage(3));
  await tryAgain(page).click();
  await expectArticles(page, upTo(4));
  await expect(card(page, all[upTo(2).length])).toBeFocused();
});

test("an anchor of the page is another entry of the history, with all that was loaded", async ({ page }) => {
  await open(page, "/blog");
  await loadUntil(page, upTo(2).length);
  await page.evaluate(() => {
    location.hash = "topics";
  });
  await expect(page).toHaveURL("/blog#topics");
  await loadUntil(page, upTo(3).length);
  await page.goBack();
  await expectArticles(page, upTo(2));
});
