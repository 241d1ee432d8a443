import { expect, type Page } from "@playwright/test";
import { BLOG_STRINGS } from "../../src/blog/strings";
import {
  allSlugs,
  apiPage,
  articles,
  card,
  expectArticles,
  loadPages,
  slugsUpTo,
  tryAgain,
} from "../support/blog";
import { followTo, heading, openAt, waitForHydration } from "../support/page";
import { blockFonts, expectScrolledTo, scrollDownTo, scrollTop } from "../support/scrolling";
import { test } from "../support/test";
import { DESKTOP } from "../support/visitor";

/**
 * Opens an article from the list, and waits until it is rendered: until then the list is still
 * there.
 */
async function openArticle(page: Page, slug = ""): Promise<void> {
  await card(page, slug).press("Enter");
  await expect(page).toHaveURL(`/blog/${slug}`);
  await expect(heading(page)).toHaveText(String(articles.get(slug)?.title));
}

test("a reader who comes back from an article finds the list as they left it", async ({ page }) => {
  // The next document would show other fonts.
  await blockFonts(page);
  await openAt(page, "/blog", DESKTOP);
  await loadPages(page, 2, 3);
  const [slugInView, nextSlug] = slugsUpTo(3).slice(-5);
  await card(page, slugInView).focus();
  await scrollDownTo(page, await scrollTop(page).then(Math.round));
  const top = await scrollTop(page);
  await openArticle(page, slugInView);
  await expect(page.getByRole("main")).toBeFocused();
  await page.goBack();
  await expectArticles(page, slugsUpTo(3));
  await expectScrolledTo(page, top);
  await expect(card(page, slugInView)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(card(page, nextSlug)).toBeFocused();

  await scrollDownTo(page, top);
  await openArticle(page, slugInView);
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await expectArticles(page, slugsUpTo(3));
  await expectScrolledTo(page, top);

  // A link to the list begins it anew.
  await waitForHydration(page);
  await followTo(page, "/about-us");
  await followTo(page, "/blog");
  await expectArticles(page, slugsUpTo(1));
  await expectScrolledTo(page, 0);
});

test("a reader who reloads the list gets the loaded pages back even after a failure", async ({
  page,
}) => {
  await openAt(page, "/blog", DESKTOP);
  await loadPages(page, 2, 3);
  await page.route(apiPage(2), (route) => route.abort());
  await page.reload();
  await expect(page.getByText(BLOG_STRINGS.loadFailed)).toBeVisible();
  await expectArticles(page, slugsUpTo(1));
  await page.unroute(apiPage(2));
  await tryAgain(page).click();
  await expectArticles(page, slugsUpTo(3));
  await expect(card(page, allSlugs[slugsUpTo(1).length])).toBeFocused();
  await page.reload();
  await expectArticles(page, slugsUpTo(3));
});
