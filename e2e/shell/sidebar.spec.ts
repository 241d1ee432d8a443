import { expect, type Page } from "@playwright/test";
import { SCROLL_HINT_DIVISOR, SIDEBAR_PX } from "../../src/constants/layout";
import { SCROLL_DOWN_MS, SCROLL_TO_TOP_MS } from "../../src/constants/motion";
import { STRINGS } from "../../src/constants/strings";
import { axe } from "../support/axe";
import { homeCopy, pageCopy, site } from "../support/content";
import { menuButton, openMenu } from "../support/menu";
import { follow, heading, open, openMoving, resize } from "../support/page";
import { expectScrolledTo, scrollDownTo, scrollTop } from "../support/scrolling";
import { test } from "../support/test";
import { DESKTOP, PHONE, TABLET, ZOOMED } from "../support/visitor";

/** The longest step between two frames. */
const FRAME_MS = 20;

/** Far enough for every scroll animation to take its full time. */
const DOWN_PX = 2400;

/** Where the button changes on a phone. */
const THRESHOLD_PX = Math.floor(PHONE.height / SCROLL_HINT_DIVISOR);

const sidebar = (page: Page) => page.getByRole("banner");
const logo = (page: Page) => sidebar(page).getByRole("link", { name: site().name });
const more = (page: Page) => sidebar(page).getByRole("button", { name: STRINGS.thereIsMore });
const toTop = (page: Page) => sidebar(page).getByRole("button", { name: STRINGS.backToTop });

/** Opens a page for a visitor who sees all motion, and stops its clock. */
async function openStopped(page: Page, route: string): Promise<void> {
  await page.clock.install();
  await openMoving(page, route);
  await page.clock.pauseAt(Date.now() + SCROLL_TO_TOP_MS);
}

/** Expects the page to scroll for the whole time, easing in and out, and to stop at the right place. */
async function expectAnimatedScroll(page: Page, to: number, milliseconds: number): Promise<void> {
  const from = await scrollTop(page);
  const share = async () => ((await scrollTop(page)) - from) / (to - from);
  const quarter = Math.floor(milliseconds / 4);
  await page.clock.runFor(quarter);
  expect(await share()).toBeGreaterThan(0);
  expect(await share()).toBeLessThan(0.25);
  await page.clock.runFor(quarter);
  expect(Math.abs((await share()) - 0.5)).toBeLessThan(0.15);
  await page.clock.runFor(2 * quarter - 3 * FRAME_MS);
  expect(await share()).toBeGreaterThan(0.9);
  expect(await share()).toBeLessThan(1);
  await page.clock.runFor(5 * FRAME_MS);
  await expectScrolledTo(page, to);
}

async function expectPlace(page: Page): Promise<void> {
  for (const screen of [PHONE, TABLET, DESKTOP]) {
    await resize(page, screen);
    await scrollDownTo(page, 0);
    const box =
      screen.width >= TABLET.width
        ? { x: 0, y: 0, width: SIDEBAR_PX, height: screen.height }
        : { x: 0, y: 0, width: screen.width, height: expect.any(Number) };
    expect(await sidebar(page).boundingBox()).toEqual(box);
    await scrollDownTo(page, DOWN_PX);
    expect(await sidebar(page).boundingBox()).toEqual(box);
    await expect(menuButton(page)).toBeInViewport({ ratio: 1 });
  }
  // The menu takes and returns the focus.
  const menu = await openMenu(page);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  expect(await scrollTop(page)).toBe(DOWN_PX);
}

async function expectOnly(page: Page, shown: typeof more, hidden: typeof more): Promise<void> {
  await expect(shown(page)).toBeVisible();
  await expect(hidden(page)).toHaveCount(0);
  const menu = await openMenu(page);
  for (const name of [STRINGS.thereIsMore, STRINGS.backToTop])
    await expect(page.getByRole("button", { name, includeHidden: true })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(shown(page)).toBeVisible();
}

async function expectOneButtonAtATime(page: Page): Promise<void> {
  await resize(page, PHONE);
  await scrollDownTo(page, 0);
  await expectOnly(page, more, toTop);
  await scrollDownTo(page, THRESHOLD_PX);
  await expect(more(page)).toBeVisible();
  await scrollDownTo(page, THRESHOLD_PX + 1);
  await expectOnly(page, toTop, more);
  await scrollDownTo(page, THRESHOLD_PX);
  await expect(more(page)).toBeVisible();
  await expect(toTop(page)).toHaveCount(0);
}

/** A landscape phone, and 400 % zoom. */
async function expectRoomInLowWindow(page: Page): Promise<void> {
  for (const [top, button] of [
    [0, more],
    [DOWN_PX, toTop],
  ] as const) {
    for (const screen of [{ width: 844, height: 390 }, ZOOMED]) {
      await resize(page, screen);
      await scrollDownTo(page, top);
      for (const part of [logo, menuButton, button]) await expect(part(page)).toBeInViewport({ ratio: 1 });
    }
    expect.soft((await axe(page)).violations).toEqual([]);
  }
}

async function useByKeyboard(page: Page): Promise<void> {
  await resize(page, DESKTOP);
  await scrollDownTo(page, 0);
  await more(page).focus();
  await page.keyboard.press("Enter");
  // Immediately, with reduced motion.
  expect(await scrollTop(page)).toBe(DESKTOP.height);
  await expect(toTop(page)).toBeFocused();
  await page.keyboard.press("Enter");
  expect(await scrollTop(page)).toBe(0);
  await expect(more(page)).toBeFocused();
}

test("the bar keeps its place and its parts in every window, at the top and farther down", async ({ page }) => {
  await open(page, "/services");
  await test.step("it is at the top on a phone, at the side from there on, and stays there", () => expectPlace(page));
  await test.step("'There is more' shows near the top, 'Back to top' farther down, neither while the menu is open", () =>
    expectOneButtonAtATime(page));
  await test.step("in a low window the bar stays, and all in it has a name", () => expectRoomInLowWindow(page));
  await test.step("by keyboard both buttons work, one after the other, and the focus moves between them", () =>
    useByKeyboard(page));
});

/** Interrupts an animation half-way. */
async function expectStopped(
  page: Page,
  from: number,
  button: typeof more,
  to: number,
  interrupt: () => Promise<void>,
): Promise<void> {
  await scrollDownTo(page, from);
  await button(page).dispatchEvent("click");
  await page.clock.runFor(SCROLL_DOWN_MS / 2);
  const reached = await scrollTop(page);
  expect(reached).not.toBe(from);
  expect(reached).not.toBe(to);
  await interrupt();
  await page.clock.runFor(SCROLL_TO_TOP_MS);
  await expectScrolledTo(page, reached);
}

test("one button scrolls down a window's height in 0.75 s, the other, and the logo, to the top in 1.5 s", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openStopped(page, "/");
  await test.step("'There is more' scrolls down in 0.75 s", async () => {
    await scrollDownTo(page, 100);
    // A click would first scroll to where the bar at the top is in the page.
    await more(page).dispatchEvent("click");
    await expectAnimatedScroll(page, 100 + PHONE.height, SCROLL_DOWN_MS);
  });
  await test.step("'Back to top' scrolls to the top in 1.5 s", async () => {
    await scrollDownTo(page, DOWN_PX);
    await toTop(page).dispatchEvent("click");
    await expectAnimatedScroll(page, 0, SCROLL_TO_TOP_MS);
  });
  await page.mouse.move(PHONE.width / 2, PHONE.height / 2);
  await test.step("the wheel stops either", () =>
    expectStopped(page, DOWN_PX, toTop, 0, async () => {
      const turned = page.evaluate(() => new Promise((done) => addEventListener("wheel", done, { once: true })));
      await page.mouse.wheel(0, 1);
      await turned;
    }));
  await test.step("so does a key", () =>
    expectStopped(page, 0, more, PHONE.height, () => page.keyboard.press("Shift")));
  await test.step("the logo of the home page leads to its top in 1.5 s", async () => {
    await scrollDownTo(page, DOWN_PX);
    await logo(page).dispatchEvent("click");
    await expectAnimatedScroll(page, 0, SCROLL_TO_TOP_MS);
    await expect(page).toHaveURL("/");
  });
  await test.step("that of another page leads to the home page", async () => {
    await page.clock.resume();
    await follow(page, "/services");
    await expect(heading(page)).toHaveText(pageCopy("services-page").title);
    await scrollDownTo(page, 300);
    await logo(page).dispatchEvent("click");
    await expect(heading(page)).toHaveText(homeCopy().hero.title);
    await expect(page).toHaveURL("/");
    await expectScrolledTo(page, 0);
  });
});
