import { expect, type Page, test } from "@playwright/test";
import { SIDEBAR_PX } from "../src/constants/layout";
import { SCROLL_DOWN_MS, SCROLL_TO_TOP_MS } from "../src/constants/motion";
import { SCROLL_HINT_DIVISOR } from "../src/constants/scroll-hint";
import { STRINGS } from "../src/constants/strings";
import { homeCopy, pageCopy, site } from "./content";
import { openMenu } from "./menu";
import { openMoving } from "./support/routed";
import { DESKTOP, PHONE, TABLET } from "./support/screens";
import { expectScrolledTo, scrollDownTo, scrollTop } from "./support/scrolling";
import { open, openAt } from "./support/settle";

/** The greatest step between two frames. */
const FRAME_MS = 20;

/** Far enough for every way back to take its time. */
const DOWN_PX = 2400;

const sidebar = (page: Page) => page.getByRole("banner");
const logo = (page: Page) => sidebar(page).getByRole("link", { name: site().name });
const more = (page: Page) => sidebar(page).getByRole("button", { name: STRINGS.thereIsMore });
const toTop = (page: Page) => sidebar(page).getByRole("button", { name: STRINGS.backToTop });

/** Opens a page for a visitor who sees everything move, and stops its clock. */
async function openStopped(page: Page, route: string): Promise<void> {
  await page.clock.install();
  await openMoving(page, route);
  await page.clock.pauseAt(Date.now() + SCROLL_TO_TOP_MS);
}

/** The page moves for the whole of a time, slowly at both ends, and then stands where it should. */
async function expectMoves(page: Page, to: number, milliseconds: number): Promise<void> {
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

const TAKE_OVERS: [act: string, (page: Page) => Promise<void>][] = [
  [
    "the wheel",
    async (page) => {
      const turned = page.evaluate(() => new Promise((resolve) => addEventListener("wheel", resolve, { once: true })));
      await page.mouse.wheel(0, 1);
      await turned;
    },
  ],
  ["a key", (page) => page.keyboard.press("Shift")],
];

for (const screen of [PHONE, TABLET, DESKTOP]) {
  const isBeside = screen.width >= TABLET.width;

  test(`the bar is ${isBeside ? "at the side" : "at the top"}, ${screen.width} px wide`, async ({ page }) => {
    await openAt(page, "/services", screen);
    const box = isBeside
      ? { x: 0, y: 0, width: SIDEBAR_PX, height: screen.height }
      : { x: 0, y: 0, width: screen.width, height: expect.any(Number) };
    expect(await sidebar(page).boundingBox()).toEqual(box);
    await scrollDownTo(page, DOWN_PX);
    expect(await sidebar(page).boundingBox()).toEqual(box);
    await expect(sidebar(page).getByRole("button", { name: STRINGS.menu })).toBeInViewport({ ratio: 1 });
  });
}

for (const screen of [PHONE, DESKTOP]) {
  test.describe(`${screen.width} px wide`, () => {
    test.use({ viewport: screen });

    const threshold = Math.floor(screen.height / SCROLL_HINT_DIVISOR);

    test("the logo leads to the home page", async ({ page }) => {
      await open(page, "/services");
      await scrollDownTo(page, 300);
      await logo(page).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(homeCopy().hero.title);
      await expect(page).toHaveURL("/");
      await expectScrolledTo(page, 0);
    });

    test("on the home page the logo leads to its top, in time", async ({ page }) => {
      await openStopped(page, "/");
      await scrollDownTo(page, DOWN_PX);
      await logo(page).click();
      await expectMoves(page, 0, SCROLL_TO_TOP_MS);
      await expect(page).toHaveURL("/");
    });

    test("at the top of a page a button says that there is more, further down another leads back", async ({ page }) => {
      await open(page, "/services");
      await expect(more(page)).toBeVisible();
      await expect(toTop(page)).toHaveCount(0);
      await scrollDownTo(page, threshold);
      await expect(more(page)).toBeVisible();
      await scrollDownTo(page, threshold + 1);
      await expect(more(page)).toHaveCount(0);
      await expect(toTop(page)).toBeVisible();
      await scrollDownTo(page, threshold);
      await expect(toTop(page)).toHaveCount(0);
      await expect(more(page)).toBeVisible();
    });

    test("neither is there while the menu is open", async ({ page }) => {
      await open(page, "/services");
      const menu = await openMenu(page);
      await expect(page.getByRole("button", { name: STRINGS.thereIsMore, includeHidden: true })).toHaveCount(0);
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(more(page)).toBeVisible();
      await scrollDownTo(page, threshold + 1);
      await openMenu(page);
      await expect(page.getByRole("button", { name: STRINGS.backToTop, includeHidden: true })).toHaveCount(0);
    });

    test("one leads a window's height down, the other to the top, each in its time", async ({ page }) => {
      await openStopped(page, "/services");
      await scrollDownTo(page, 100);
      // A click would first scroll to where the bar at the top stands in the page.
      await more(page).dispatchEvent("click");
      await expectMoves(page, 100 + screen.height, SCROLL_DOWN_MS);
      await scrollDownTo(page, DOWN_PX);
      await toTop(page).dispatchEvent("click");
      await expectMoves(page, 0, SCROLL_TO_TOP_MS);
    });

    test("by keyboard both work, one after the other, and the focus stays", async ({ page }) => {
      await open(page, "/services");
      await more(page).focus();
      await page.keyboard.press("Enter");
      await expectScrolledTo(page, screen.height);
      await expect(toTop(page)).toBeFocused();
      await page.keyboard.press("Enter");
      await expectScrolledTo(page, 0);
      await expect(more(page)).toBeFocused();
    });

    for (const [act, takeOver] of TAKE_OVERS) {
      test(`${act} ends the way to the top, and the way down`, async ({ page }) => {
        await openStopped(page, "/services");
        await page.mouse.move(screen.width / 2, screen.height / 2);
        for (const [from, button, to] of [
          [DOWN_PX, toTop(page), 0],
          [0, more(page), screen.height],
        ] as const) {
          await scrollDownTo(page, from);
          await button.dispatchEvent("click");
          await page.clock.runFor(SCROLL_DOWN_MS / 2);
          const reached = await scrollTop(page);
          expect(reached).not.toBe(from);
          expect(reached).not.toBe(to);
          await takeOver(page);
          await page.clock.runFor(SCROLL_TO_TOP_MS);
          await expectScrolledTo(page, reached);
        }
      });
    }

    test("the menu's button, which takes and gets back the focus, leaves the page where it is", async ({ page }) => {
      await open(page, "/services");
      await scrollDownTo(page, DOWN_PX);
      const menu = await openMenu(page);
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(sidebar(page).getByRole("button", { name: STRINGS.menu, exact: true })).toBeFocused();
      expect(await scrollTop(page)).toBe(DOWN_PX);
    });

    test("for those who want less motion both lead there at once", async ({ page }) => {
      await open(page, "/services");
      await more(page).click();
      expect(await scrollTop(page)).toBe(screen.height);
      await toTop(page).click();
      expect(await scrollTop(page)).toBe(0);
    });
  });
}

test("in a landscape phone the bar goes with the page", async ({ page }) => {
  await openAt(page, "/services", { width: 640, height: 360 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pageCopy("services-page").title);
  await expect(logo(page)).toBeInViewport();
  await scrollDownTo(page, 600);
  await expect(logo(page)).not.toBeInViewport();
});
