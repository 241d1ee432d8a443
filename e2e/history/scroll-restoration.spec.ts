import { expect, type Page } from "@playwright/test";
import { SCROLL_OFFSET_PX } from "../../src/constants/layout";
import { PAGE_FADE_MS } from "../../src/constants/motion";
import { footerLink, openMenu } from "../support/menu";
import { collectErrors, follow, heading, hydrated, open, openAt, settle } from "../support/page";
import {
  ANCHOR,
  about,
  backToServices,
  DOWN_PX,
  expectBelowTop,
  expectScrolledTo,
  followToAbout,
  recordScrolling,
  scrollDownTo,
  scrolledOver,
  scrollTop,
  services,
  topOf,
  withoutFonts,
} from "../support/scrolling";
import { test, withPageCache } from "../support/test";
import { DESKTOP } from "../support/visitor";

async function followToServices(page: Page, hash = ""): Promise<void> {
  await follow(page, `/services${hash}`);
  await expect(heading(page)).toHaveText(services);
}

async function expectNothingOfUnknownAnchor(page: Page): Promise<void> {
  await expectScrolledTo(page, 0);
  for (const hash of ["#nothing-of-this-name", "#%E0%A4%A"]) {
    await followToAbout(page);
    await scrollDownTo(page, 600);
    await followToServices(page, hash);
    await expectScrolledTo(page, 0);
  }
}

async function expectEachStepAtOnce(page: Page): Promise<void> {
  await scrollDownTo(page, DOWN_PX);
  await recordScrolling(page);
  await followToAbout(page);
  await expectScrolledTo(page, 0);
  expect(await scrolledOver(page)).toEqual([DOWN_PX, 0]);
  await scrollDownTo(page, 600);
  await backToServices(page);
  await expectScrolledTo(page, DOWN_PX);
  await page.goForward();
  await expect(heading(page)).toHaveText(about);
  await expectScrolledTo(page, 600);
  expect(await scrolledOver(page)).toEqual([DOWN_PX, 0, 600, DOWN_PX, 600]);
  await backToServices(page);
}

async function expectPlaceKeptByFade(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await scrollDownTo(page, DOWN_PX);
  await recordScrolling(page);
  await followToAbout(page);
  await expectScrolledTo(page, 0);
  await backToServices(page);
  await page.waitForFunction(
    (duration) =>
      document.getAnimations().some(({ currentTime, effect }) => {
        return effect?.getTiming().duration === duration && Number(currentTime) >= 0;
      }),
    PAGE_FADE_MS,
  );
  await settle(page);
  await expectScrolledTo(page, DOWN_PX);
  expect(await scrolledOver(page)).toEqual([DOWN_PX, 0, DOWN_PX]);
}

test("a new page begins at its top; Back and Forward lead where the visitor was", async ({ page }) => {
  const errors = collectErrors(page);
  await open(page, "/services#%E0%A4%A");
  await test.step("an unknown anchor changes nothing", () => expectNothingOfUnknownAnchor(page));
  await followToAbout(page);
  await followToServices(page);
  await test.step("each in one step", () => expectEachStepAtOnce(page));
  await test.step("a link to the page shown leads to its top", async () => {
    await footerLink(page, "Services").click();
    await expectScrolledTo(page, 0);
  });
  await test.step("also after the page has faded in", () => expectPlaceKeptByFade(page));
  expect(errors).toEqual([]);
});

async function expectBackTo(page: Page, top: number): Promise<void> {
  await backToServices(page);
  await expectScrolledTo(page, top);
}

async function expectPlaceBelowAnchorKept(page: Page): Promise<void> {
  // The bar is at the side.
  await expectBelowTop(page.locator(`#${ANCHOR}`), SCROLL_OFFSET_PX);
  const anchored = await scrollTop(page);
  await page.mouse.wheel(0, 400);
  await expectScrolledTo(page, anchored + 400);
  await followToAbout(page);
  await expectBackTo(page, anchored + 400);
  await page.reload();
  await expectScrolledTo(page, anchored + 400);
  await hydrated(page);
}

test("Back leads where the visitor was, also with documents loaded since", async ({ page }) => {
  await withoutFonts(page);
  await openAt(page, `/services#${ANCHOR}`, DESKTOP);
  await test.step("on a page that was entered at an anchor, also after a reload there", () =>
    expectPlaceBelowAnchorKept(page));
  await followToAbout(page);
  await followToServices(page);
  await scrollDownTo(page, DOWN_PX);
  const seen = await topOf(page.locator(`#${ANCHOR}`));
  await test.step("on a page that was reloaded, and not scrolled since", async () => {
    await page.reload();
    await expectScrolledTo(page, DOWN_PX);
    await hydrated(page);
    await followToAbout(page);
    await expectBackTo(page, DOWN_PX);
  });
  await test.step("when the page between has been reloaded", async () => {
    await followToAbout(page);
    await page.reload();
    await expect(heading(page)).toHaveText(about);
    await hydrated(page);
    await expectBackTo(page, DOWN_PX);
  });
  await test.step("in another document", async () => {
    await open(page, "/about-us");
    await backToServices(page);
    await expectBelowTop(page.locator(`#${ANCHOR}`), seen);
  });
});

test("Back leads where the visitor was while pictures are still loading", async ({ page }) => {
  await page.route(/\.(avif|webp|jpe?g|png)$/, () => {});
  await page.goto("/services", { waitUntil: "domcontentloaded" });
  await hydrated(page);
  await scrollDownTo(page, DOWN_PX);
  await followToAbout(page);
  await expectScrolledTo(page, 0);
  await expectBackTo(page, DOWN_PX);
});

test("Back leads to a page from the back/forward cache where the visitor was, and its menu is closed", async ({
  launchOptions,
  baseURL,
}) => {
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
