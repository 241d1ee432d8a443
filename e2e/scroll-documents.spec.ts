import { expect, test } from "@playwright/test";
import { openMenu } from "./menu";
import { withPageCache } from "./support/page-cache";
import { alive } from "./support/routed";
import { expectBelowTop, expectScrolledTo, scrollDownTo, topOf, withoutFonts } from "./support/scrolling";
import { open } from "./support/settle";
import { ANCHOR, backToServices, DOWN_PX, followToAbout } from "./support/way-back";

test("a page that is loaded anew shows what it showed", async ({ page }) => {
  await withoutFonts(page);
  await open(page, "/services");
  await scrollDownTo(page, DOWN_PX);
  const seen = await topOf(page.locator(`#${ANCHOR}`));
  await page.reload();
  await expectBelowTop(page.locator(`#${ANCHOR}`), seen);
});

test("back leads where the visitor was on a page that was loaded anew, and not scrolled since", async ({ page }) => {
  await withoutFonts(page);
  await open(page, "/services");
  await scrollDownTo(page, DOWN_PX);
  await page.reload();
  await alive(page);
  await followToAbout(page);
  await backToServices(page);
  await expectScrolledTo(page, DOWN_PX);
});

test("back to another document shows what it showed", async ({ page }) => {
  await withoutFonts(page);
  await open(page, "/services");
  await scrollDownTo(page, DOWN_PX);
  const seen = await topOf(page.locator(`#${ANCHOR}`));
  await open(page, "/about-us");
  await backToServices(page);
  await expectBelowTop(page.locator(`#${ANCHOR}`), seen);
});

test("a page out of the browser's cache is as it was, with its menu closed", async ({ launchOptions, baseURL }) => {
  await withPageCache(launchOptions, baseURL, async (context) => {
    const page = await context.newPage();
    await page.addInitScript(() =>
      addEventListener("pageshow", ({ persisted }) => Object.assign(window, { wasCached: persisted })),
    );
    await open(page, "/services");
    await scrollDownTo(page, DOWN_PX);
    const seen = await topOf(page.locator(`#${ANCHOR}`));
    const menu = await openMenu(page);
    await page.goto("/about-us");
    await backToServices(page);
    await expect.poll(() => page.evaluate(() => "wasCached" in window && window.wasCached)).toBe(true);
    await expect(menu).toBeHidden();
    await expectBelowTop(page.locator(`#${ANCHOR}`), seen);
    await page.mouse.wheel(0, 300);
    await expectBelowTop(page.locator(`#${ANCHOR}`), seen - 300);
  });
});
