import { expect, type Page } from "@playwright/test";
import { SCROLL_HINT_DIVISOR, SIDEBAR_PX } from "../../src/constants/layout";
import { SCROLL_DOWN_MS, SCROLL_TO_TOP_MS } from "../../src/constants/motion";
import { STRINGS } from "../../src/constants/strings";
import { expectAccessible } from "../support/axe";
import { closeByEscape } from "../support/contact-overlay";
import { site } from "../support/content";
import { menuButton, openMenu } from "../support/menu";
import { expectShown, followTo, open, openWithMotion, resize } from "../support/page";
import { expectScrolledTo, scrollDownTo, scrollTop } from "../support/scrolling";
import { test } from "../support/test";
import { DESKTOP, PHONE, TABLET } from "../support/visitor";

/** The longest step between two frames. */
const FRAME_MS = 20;

/** A position from which every scroll animation takes its full time. */
const DOWN_PX = 2400;

const sidebar = (page: Page) => page.getByRole("banner");
const logo = (page: Page) => sidebar(page).getByRole("link", { name: site().name });
const more = (page: Page) => sidebar(page).getByRole("button", { name: STRINGS.thereIsMore });
const talk = (page: Page) => sidebar(page).getByRole("link", { name: STRINGS.letsTalk });
const toTop = (page: Page) => sidebar(page).getByRole("button", { name: STRINGS.backToTop });

test("the bar keeps its place and its parts in every window", async ({ page }) => {
  await open(page, "/services");
  for (const screen of [DESKTOP, TABLET, PHONE]) {
    await resize(page, screen);
    const atSide = { width: SIDEBAR_PX, height: screen.height };
    const atTop = { width: screen.width, height: expect.any(Number) };
    for (const top of [DOWN_PX, 0]) {
      await scrollDownTo(page, top);
      expect(await sidebar(page).boundingBox()).toEqual({
        x: 0,
        y: 0,
        ...(screen === PHONE ? atTop : atSide),
      });
      await expect(menuButton(page)).toBeInViewport({ ratio: 1 });
    }
  }

  // 'There is more' near the top, 'Back to top' farther down, neither while the menu is open.
  const threshold = Math.floor(PHONE.height / SCROLL_HINT_DIVISOR);
  for (const [top, visibleButton, absentButton] of [
    [0, more, toTop],
    [threshold, more, toTop],
    [threshold + 1, toTop, more],
  ] as const) {
    await scrollDownTo(page, top);
    await expect(visibleButton(page)).toBeVisible();
    await expect(absentButton(page)).toHaveCount(0);
    const menu = await openMenu(page);
    for (const name of [STRINGS.thereIsMore, STRINGS.backToTop])
      await expect(page.getByRole("button", { name, includeHidden: true })).toHaveCount(0);
    await closeByEscape(page, menu);
    await expect(menuButton(page)).toBeFocused();
    expect(await scrollTop(page)).toBe(top);
  }

  // By keyboard, and at once with reduced motion, one button leads to the other.
  await resize(page, DESKTOP);
  await scrollDownTo(page, 0);
  await more(page).press("Enter");
  expect(await scrollTop(page)).toBe(DESKTOP.height);
  await expect(toTop(page)).toBeFocused();
  await page.keyboard.press("Enter");
  expect(await scrollTop(page)).toBe(0);
  await expect(more(page)).toBeFocused();
});

/**
 * Windows in which the bar has the least room: at 400 % and 200 % zoom, landscape phones, and what
 * is left on low screens.
 */
const LOW = [
  "320x256",
  "568x320",
  "768x256",
  "844x390",
  "1280x400",
  "960x540",
  "1440x620",
  "1440x900",
];

/** Parts of the bar that do not hold their words, or lie below another one. */
const partsWithoutRoom = (page: Page) =>
  sidebar(page)
    .locator("a, button")
    .evaluateAll((parts) =>
      parts
        .filter((part) => {
          const { left, top, width, height } = part.getBoundingClientRect();
          const isCovered = !part.contains(
            document.elementFromPoint(left + width / 2, top + height / 2),
          );
          return (
            isCovered ||
            part.scrollHeight > part.clientHeight + 1 ||
            part.scrollWidth > part.clientWidth + 1
          );
        })
        .map((part) => part.textContent),
    );

test("all of the bar has room in every window from 256 px up, even with letters twice as large", async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await open(page, "/services");
  for (const standard of [16, 32]) {
    await session.send("Page.setFontSizes", { fontSizes: { standard } });
    for (const size of LOW) {
      const [width = 0, height = 0] = size.split("x").map(Number);
      await resize(page, { width, height });
      for (const [top, button] of [
        [0, more],
        [DOWN_PX, toTop],
      ] as const)
        await test.step(`${size}, letters of ${standard} px, at ${top}`, async () => {
          await scrollDownTo(page, top);
          for (const part of [logo, menuButton, button, talk])
            await expect.soft(part(page)).toBeInViewport({ ratio: 1 });
          expect.soft(await partsWithoutRoom(page)).toEqual([]);
        });
    }
    await expectAccessible(page);
  }
});

/**
 * Expects a part of the bar to scroll the page for the whole time, easing in and out, to the right
 * place.
 */
async function expectAnimatedScroll(
  page: Page,
  part: typeof more,
  to: number,
  milliseconds: number,
): Promise<void> {
  const from = await scrollTop(page);
  const share = async () => ((await scrollTop(page)) - from) / (to - from);
  // A click would first scroll to where the bar at the top is in the page.
  await part(page).dispatchEvent("click");
  await page.clock.runFor(milliseconds / 4);
  expect(await share()).toBeGreaterThan(0);
  expect(await share()).toBeLessThan(0.25);
  await page.clock.runFor((milliseconds * 3) / 4 - 3 * FRAME_MS);
  expect(await share()).toBeGreaterThan(0.9);
  expect(await share()).toBeLessThan(1);
  await page.clock.runFor(5 * FRAME_MS);
  await expectScrolledTo(page, to);
}

test("a visitor scrolls by the bar's buttons and logo in the specified times", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.clock.install();
  await openWithMotion(page, "/");
  await page.clock.pauseAt(Date.now() + SCROLL_TO_TOP_MS);
  await scrollDownTo(page, 100);
  await expectAnimatedScroll(page, more, 100 + PHONE.height, SCROLL_DOWN_MS);
  for (const part of [toTop, logo]) {
    await scrollDownTo(page, DOWN_PX);
    await expectAnimatedScroll(page, part, 0, SCROLL_TO_TOP_MS);
  }

  // Any input of the visitor stops the scrolling.
  await page.mouse.move(PHONE.width / 2, PHONE.height / 2);
  await more(page).dispatchEvent("click");
  await page.clock.runFor(SCROLL_DOWN_MS / 2);
  const stopPosition = await scrollTop(page);
  expect([0, PHONE.height]).not.toContain(stopPosition);
  await page.keyboard.press("Shift");
  await page.clock.runFor(SCROLL_TO_TOP_MS);
  await expectScrolledTo(page, stopPosition);

  // The logo of another page leads to the home page.
  await page.clock.resume();
  await followTo(page, "/services");
  await scrollDownTo(page, 300);
  await logo(page).dispatchEvent("click");
  await expectShown(page, "/");
  await expect(page).toHaveURL("/");
  await expectScrolledTo(page, 0);
});
