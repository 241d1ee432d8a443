import { expect, type Page } from "@playwright/test";
import { SCROLL_OFFSET_PX } from "../../src/constants/layout";
import { PAGE_FADE_MS } from "../../src/constants/motion";
import { STRINGS } from "../../src/constants/strings";
import { fullest } from "../support/content";
import { footerLink, openMenu } from "../support/menu";
import { collectErrors, follow, heading, hydrated, open, openAt, openMoving, settle } from "../support/page";
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
import { DESKTOP, PHONE } from "../support/visitor";

test("a new page begins at its top; Back and Forward lead where the visitor was, each in one step", async ({
  page,
}) => {
  await open(page, "/services");
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
});

/** What stays above an anchor: the bar at the top, where there is one, and the offset. */
async function offset(page: Page): Promise<number> {
  const bar = await page.getByRole("banner").boundingBox();
  return SCROLL_OFFSET_PX + (bar?.width === page.viewportSize()?.width ? Number(bar?.height) : 0);
}

for (const screen of [PHONE, DESKTOP])
  test(`an anchor stops below the top, on the first load and within the page, ${screen.width} px wide`, async ({
    page,
  }) => {
    await openAt(page, "/services", screen);
    await page.getByRole("main").locator(`a[href="/services#${ANCHOR}"]`).first().click();
    await expectBelowTop(page.locator(`#${ANCHOR}`), await offset(page));
    await page.goto("about:blank");
    await open(page, `/services#${ANCHOR}`);
    await expect(heading(page)).toHaveText(services);
    await expectBelowTop(page.locator(`#${ANCHOR}`), await offset(page));
  });

test("an anchor of another page is reached in one step", async ({ page }) => {
  // A typeface that comes with the second page would change the line heights.
  await withoutFonts(page);
  await openAt(page, "/about-us", PHONE);
  await scrollDownTo(page, 600);
  await recordScrolling(page);
  await follow(page, `/services#${ANCHOR}`);
  await expectBelowTop(page.locator(`#${ANCHOR}`), await offset(page));
  expect(await scrolledOver(page)).toEqual([600, await scrollTop(page)]);
});

test("content that arrives late above an anchor does not push it away, until the visitor scrolls", async ({ page }) => {
  await openAt(page, `/services#${ANCHOR}`, PHONE);
  const anchor = page.locator(`#${ANCHOR}`);
  const arrive = () =>
    page.evaluate(() => {
      const late = document.createElement("div");
      late.style.height = "500px";
      document.querySelector("main")?.prepend(late);
    });
  await arrive();
  await expectBelowTop(anchor, await offset(page));
  await page.mouse.move(PHONE.width / 2, PHONE.height / 2);
  await page.mouse.wheel(0, 200);
  await expectBelowTop(anchor, (await offset(page)) - 200);
  await arrive();
  await expectBelowTop(anchor, (await offset(page)) - 200);
});

test.describe("Back leads where the visitor was", () => {
  test("after the page has faded in", async ({ page }) => {
    await openMoving(page, "/services");
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
  });

  test("when the page between has been reloaded", async ({ page }) => {
    await open(page, "/services");
    await scrollDownTo(page, DOWN_PX);
    await followToAbout(page);
    await page.reload();
    await expect(heading(page)).toHaveText(about);
    await hydrated(page);
    await backToServices(page);
    await expectScrolledTo(page, DOWN_PX);
  });

  test("on a page that was reloaded, and not scrolled since", async ({ page }) => {
    await withoutFonts(page);
    await open(page, "/services");
    await scrollDownTo(page, DOWN_PX);
    await page.reload();
    await expectScrolledTo(page, DOWN_PX);
    await hydrated(page);
    await followToAbout(page);
    await backToServices(page);
    await expectScrolledTo(page, DOWN_PX);
  });

  test("while pictures are still loading", async ({ page }) => {
    await page.route(/\.(avif|webp|jpe?g|png)$/, () => {});
    await page.goto("/services", { waitUntil: "domcontentloaded" });
    await hydrated(page);
    await scrollDownTo(page, DOWN_PX);
    await followToAbout(page);
    await expectScrolledTo(page, 0);
    await backToServices(page);
    await expectScrolledTo(page, DOWN_PX);
  });

  test("on a page that they entered at an anchor, also after a reload there", async ({ page }) => {
    await withoutFonts(page);
    await open(page, `/services#${ANCHOR}`);
    const anchored = await scrollTop(page);
    await page.mouse.wheel(0, 400);
    await expectScrolledTo(page, anchored + 400);
    await followToAbout(page);
    await backToServices(page);
    await expectScrolledTo(page, anchored + 400);
    await page.reload();
    await expectScrolledTo(page, anchored + 400);
  });

  test("in another document", async ({ page }) => {
    await withoutFonts(page);
    await open(page, "/services");
    await scrollDownTo(page, DOWN_PX);
    const seen = await topOf(page.locator(`#${ANCHOR}`));
    await open(page, "/about-us");
    await backToServices(page);
    await expectBelowTop(page.locator(`#${ANCHOR}`), seen);
  });

  test("in a page from the back/forward cache, whose menu is closed", async ({ launchOptions, baseURL }) => {
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
});

/** @returns where the page is scrolled with the link in focus */
async function focusLastAnchorLink(page: Page): Promise<number> {
  await scrollDownTo(page, 300);
  const links = page.getByRole("navigation", { name: STRINGS.onThisPage }).getByRole("link").filter({ visible: true });
  await links.last().focus();
  return scrollTop(page);
}

test("within an article Back from an anchor leads where the reader was, and Forward to the anchor", async ({
  page,
}) => {
  await open(page, `/blog/${fullest("blog")}`);
  const before = await focusLastAnchorLink(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#/);
  const anchor = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
  await expectBelowTop(anchor, SCROLL_OFFSET_PX);
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  await expectScrolledTo(page, before);
  await page.goForward();
  await expectBelowTop(anchor, SCROLL_OFFSET_PX);
});

test("Back leads where the reader was, also before the router has noticed the step to an anchor", async ({ page }) => {
  await open(page, `/blog/${fullest("blog")}`);
  const before = await focusLastAnchorLink(page);
  // The router waits for the next frame.
  await page.evaluate(() => Object.assign(window, { requestAnimationFrame: () => 0 }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#/);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(before);
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  await expectScrolledTo(page, before);
});

test("a link to the page shown leads to its top", async ({ page }) => {
  await open(page, "/services");
  await scrollDownTo(page, DOWN_PX);
  await footerLink(page, "Services").click();
  await expectScrolledTo(page, 0);
});

test("an unknown anchor changes nothing", async ({ page }) => {
  const errors = collectErrors(page);
  for (const hash of ["nothing-of-this-name", "%E0%A4%A"]) {
    await page.goto("about:blank");
    await open(page, `/services#${hash}`);
    await expectScrolledTo(page, 0);
    await followToAbout(page);
    await scrollDownTo(page, 600);
    await follow(page, `/services#${hash}`);
    await expect(heading(page)).toHaveText(services);
    await expectScrolledTo(page, 0);
  }
  expect(errors).toEqual([]);
});
