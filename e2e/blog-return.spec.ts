import { expect, test } from "@playwright/test";
import { expectArticles, loadUntil } from "./support/blog-parts";
import { upTo } from "./support/blog-sample";
import { follow } from "./support/routed";
import { DESKTOP } from "./support/screens";
import { expectScrolledTo, scrollDownTo, scrollTop, withoutFonts } from "./support/scrolling";
import { openAt } from "./support/settle";

test("back from an article, the pages that were loaded are there and nothing has moved", async ({ page }) => {
  await withoutFonts(page);
  await openAt(page, "/blog", DESKTOP);
  await loadUntil(page, upTo(2).length);
  await loadUntil(page, upTo(3).length);
  await page.locator(`main a[href="/blog/${upTo(3).at(-2)}"]`).scrollIntoViewIfNeeded();
  await scrollDownTo(page, await scrollTop(page).then(Math.round));
  const top = await scrollTop(page);
  await page.locator(`main a[href="/blog/${upTo(3).at(-2)}"]`).click();
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
