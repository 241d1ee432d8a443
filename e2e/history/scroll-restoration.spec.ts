import { chromium, expect, type Page } from "@playwright/test";
import { SCROLL_OFFSET_PX } from "../../src/constants/layout";
import { PAGE_FADE_MS } from "../../src/constants/motion";
import { browserPath } from "../../tools/lib/browser.mjs";
import { footerLink, openMenu } from "../support/menu";
import { hold } from "../support/network";
import {
  collectErrors,
  expectShown,
  followTo,
  open,
  openAt,
  settle,
  waitForHydration,
} from "../support/page";
import * as scrolling from "../support/scrolling";
import { expectScrolledTo, scrollDownTo } from "../support/scrolling";
import { test } from "../support/test";
import { DESKTOP } from "../support/visitor";

/** Somewhere down the page, and far from any of its anchors. */
const DOWN_PX = 1234;

/** Leads back to the services page, whose pictures may never arrive. */
async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: "commit" });
  await expectShown(page, "/services");
}

test("a visitor who goes back and forward sees pages where they left them at once", async ({
  page,
}) => {
  const errors = collectErrors(page);
  await open(page, "/services#%E0%A4%A");
  await expectScrolledTo(page, 0);
  await scrollDownTo(page, DOWN_PX);
  await scrolling.recordScrolling(page);
  await followTo(page, "/about-us");
  await expectScrolledTo(page, 0);
  await scrollDownTo(page, 600);
  await goBack(page);
  await expectScrolledTo(page, DOWN_PX);
  await page.goForward();
  await expectShown(page, "/about-us");
  await expectScrolledTo(page, 600);
  expect(await scrolling.scrollPositions(page)).toEqual([DOWN_PX, 0, 600, DOWN_PX, 600]);

  // An anchor that is not there changes nothing, and a link to the page shown leads to its top.
  await followTo(page, "/services", "#nothing-of-this-name");
  await expectScrolledTo(page, 0);
  await scrollDownTo(page, DOWN_PX);
  await footerLink(page, "Services").click();
  await expectScrolledTo(page, 0);

  // While a page fades in it keeps its place, too.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await scrollDownTo(page, DOWN_PX);
  await followTo(page, "/about-us");
  await goBack(page);
  await page.waitForFunction(
    (duration) =>
      document.getAnimations().some(({ effect }) => effect?.getTiming().duration === duration),
    PAGE_FADE_MS,
  );
  await settle(page);
  await expectScrolledTo(page, DOWN_PX);
  expect(errors).toEqual([]);
});

test("Back leads to where the visitor was although documents were loaded since", async ({
  page,
}) => {
  await scrolling.blockFonts(page);
  await openAt(page, "/services#software-development", DESKTOP);
  // First, a page that was entered at an anchor, also after a reload there.
  await scrolling.expectBelowTop(page.locator("#software-development"), SCROLL_OFFSET_PX);
  const top = (await scrolling.scrollTop(page)) + 400;
  await page.mouse.wheel(0, 400);
  await expectScrolledTo(page, top);
  await followTo(page, "/about-us");
  await goBack(page);
  await expectScrolledTo(page, top);
  await page.reload();
  await expectScrolledTo(page, top);
  await waitForHydration(page);

  // Then a page that was reloaded, and not scrolled since.
  await followTo(page, "/about-us");
  await followTo(page, "/services");
  await scrollDownTo(page, DOWN_PX);
  await page.reload();
  await expectScrolledTo(page, DOWN_PX);
  await waitForHydration(page);
  await followTo(page, "/about-us");
  await goBack(page);
  await expectScrolledTo(page, DOWN_PX);

  // At last, pages between that have been reloaded, or are another document.
  await followTo(page, "/about-us");
  await page.reload();
  await waitForHydration(page);
  await goBack(page);
  await expectScrolledTo(page, DOWN_PX);
  await open(page, "/about-us");
  await goBack(page);
  await expectScrolledTo(page, DOWN_PX);
});

test("Back leads to where the visitor was if the script runs before the browser has restored it", async ({
  page,
}) => {
  await page.addInitScript(() => {
    history.scrollRestoration = "manual";
  });
  await open(page, "/services");
  await scrollDownTo(page, DOWN_PX);
  await open(page, "/about-us");
  await goBack(page);
  await expectScrolledTo(page, DOWN_PX);
});

test("a reload at an anchor shows a reader where they were although scripts come late", async ({
  page,
}) => {
  await scrolling.blockFonts(page);
  await openAt(page, "/services#software-development", DESKTOP);
  const top = (await scrolling.scrollTop(page)) + 400;
  await scrollDownTo(page, top);
  const { release } = await hold(page, "**/early-*.js");
  await page.reload({ waitUntil: "commit" });
  // The browser restores the position before all sections are laid out.
  await expect.poll(() => scrolling.scrollTop(page)).toBeGreaterThan(0);
  await release();
  await waitForHydration(page);
  await expectScrolledTo(page, top);
});

test("Back leads to where the visitor was while pictures are still loading", async ({ page }) => {
  await page.route(/\.(avif|webp|jpe?g|png)$/, () => {});
  await page.goto("/services", { waitUntil: "domcontentloaded" });
  await waitForHydration(page);
  await scrollDownTo(page, DOWN_PX);
  await followTo(page, "/about-us");
  await expectScrolledTo(page, 0);
  await goBack(page);
  await expectScrolledTo(page, DOWN_PX);
});

test("a visitor who comes back to a cached page sees it where it was with its menu closed", async ({
  launchOptions,
  baseURL,
}) => {
  const browser = await chromium.launch({
    ...launchOptions,
    // The headless shell has no such cache, and Playwright disables it.
    executablePath: browserPath(),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage({ baseURL, reducedMotion: "reduce" });
  await page.addInitScript(() =>
    addEventListener("pageshow", ({ persisted }) =>
      Object.assign(window, { wasCached: persisted }),
    ),
  );
  await open(page, "/services");
  await scrollDownTo(page, DOWN_PX);
  const menu = await openMenu(page);
  await page.goto("/about-us");
  await goBack(page);
  await expect
    .poll(() => page.evaluate(() => "wasCached" in window && window.wasCached))
    .toBe(true);
  await expect(menu).toBeHidden();
  await expectScrolledTo(page, DOWN_PX);
  await page.mouse.wheel(0, 300);
  await expectScrolledTo(page, DOWN_PX + 300);
  await browser.close();
});
