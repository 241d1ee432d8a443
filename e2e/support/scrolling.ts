import { expect, type Locator, type Page } from "@playwright/test";
import { pageCopy } from "./content";
import { follow, heading } from "./page";

/** What rounding may change, in CSS pixels. */
const ROUNDING_PX = 2;

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** Scrolls, and waits until the page has received the event, which a busy machine delivers some frames late. */
export async function scrollDownTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (to) => {
    if (Math.round(scrollY) === to) return;
    const received = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
    scrollTo({ top: to, behavior: "instant" });
    await received;
  }, top);
  await expectScrolledTo(page, top);
}

export async function expectScrolledTo(page: Page, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThanOrEqual(ROUNDING_PX);
}

/** Turns the wheel and expects the page to scroll exactly there. */
export async function wheelTo(page: Page, by: number, top: number): Promise<void> {
  await page.mouse.wheel(0, by);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top);
}

/** The first document shows the fonts that arrive in time, the next one the cached fonts: the same text, another height. */
export const withoutFonts = (page: Page) => page.route("**/*.woff2", (route) => route.abort());

/** Distance of an element from the top of the window. */
export const topOf = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => element.getBoundingClientRect().top);

export async function expectBelowTop(locator: Locator, distance: number): Promise<void> {
  await expect.poll(async () => Math.abs((await topOf(locator)) - distance)).toBeLessThanOrEqual(ROUNDING_PX);
}

/** Records the scroll position in every frame from now on, as long as the document lives. */
export async function recordScrolling(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    const note = () => {
      if (tops.at(-1) !== scrollY) tops.push(scrollY);
      requestAnimationFrame(note);
    };
    note();
  });
}

/** The scroll positions that a visitor has seen since, in order. */
export async function scrolledOver(page: Page): Promise<number[]> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return page.evaluate(() => (window as unknown as { tops: number[] }).tops);
}

/** Somewhere down the page, and far from any of its anchors. */
export const DOWN_PX = 1234;

/** An anchor with more than a screen of content below it. */
export const ANCHOR = "software-development";

export const services = pageCopy("services-page").title;
export const about = pageCopy("about").title;

export async function followToAbout(page: Page): Promise<void> {
  await follow(page, "/about-us");
  await expect(heading(page)).toHaveText(about);
}

export async function backToServices(page: Page): Promise<void> {
  // Pictures may never arrive.
  await page.goBack({ waitUntil: "commit" });
  await expect(heading(page)).toHaveText(services);
}
