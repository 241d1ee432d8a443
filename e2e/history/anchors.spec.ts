import { expect, type Page } from "@playwright/test";
import { SCROLL_OFFSET_PX } from "../../src/constants/layout";
import { STRINGS } from "../../src/constants/strings";
import { fullest } from "../support/content";
import { follow, heading, open, openAt } from "../support/page";
import {
  ANCHOR,
  expectBelowTop,
  expectScrolledTo,
  recordScrolling,
  scrollDownTo,
  scrolledOver,
  scrollTop,
  services,
  withoutFonts,
} from "../support/scrolling";
import { test } from "../support/test";
import { PHONE } from "../support/visitor";

/** What stays above an anchor: the bar at the top of a phone, and the offset. */
async function offset(page: Page): Promise<number> {
  const bar = await page.getByRole("banner").boundingBox();
  return SCROLL_OFFSET_PX + Number(bar?.height);
}

async function expectAnchorInOneStep(page: Page): Promise<void> {
  await scrollDownTo(page, 600);
  await recordScrolling(page);
  await follow(page, `/services#${ANCHOR}`);
  await expectBelowTop(page.locator(`#${ANCHOR}`), await offset(page));
  expect(await scrolledOver(page)).toEqual([600, await scrollTop(page)]);
}

async function expectAnchorOfPageShown(page: Page): Promise<void> {
  await scrollDownTo(page, 0);
  await page.getByRole("main").locator(`a[href="/services#${ANCHOR}"]`).first().click();
  await expectBelowTop(page.locator(`#${ANCHOR}`), await offset(page));
}

async function expectAnchorToStayUntilScrolled(page: Page): Promise<void> {
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
}

test("an anchor stops below the bar of a phone, however it is reached", async ({ page }) => {
  // A typeface that comes with the second page would change the line heights.
  await withoutFonts(page);
  await openAt(page, "/about-us", PHONE);
  await test.step("from another page, in one step", () => expectAnchorInOneStep(page));
  await test.step("within the page", () => expectAnchorOfPageShown(page));
  await page.goto("about:blank");
  await open(page, `/services#${ANCHOR}`);
  await expect(heading(page)).toHaveText(services);
  await test.step("on the first load", async () => expectBelowTop(page.locator(`#${ANCHOR}`), await offset(page)));
  await test.step("content that arrives late above it does not push it away, until the visitor scrolls", () =>
    expectAnchorToStayUntilScrolled(page));
});

/** @returns where the page is scrolled with the link in focus */
async function focusLastAnchorLink(page: Page): Promise<number> {
  await scrollDownTo(page, 300);
  const links = page.getByRole("navigation", { name: STRINGS.onThisPage }).getByRole("link").filter({ visible: true });
  await links.last().focus();
  return scrollTop(page);
}

async function expectBackAndForward(page: Page): Promise<void> {
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
  await page.goBack();
  await expectScrolledTo(page, before);
}

async function expectBackBeforeRouterNotices(page: Page): Promise<void> {
  const before = await focusLastAnchorLink(page);
  // The router waits for the next frame.
  await page.evaluate(() => Object.assign(window, { requestAnimationFrame: () => 0 }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#/);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(before);
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  await expectScrolledTo(page, before);
}

test("within an article Back from an anchor leads where the reader was, and Forward to the anchor", async ({
  page,
}) => {
  await open(page, `/blog/${fullest("blog")}`);
  await test.step("Back and Forward", () => expectBackAndForward(page));
  await test.step("Back before the router has noticed the step", () => expectBackBeforeRouterNotices(page));
});
