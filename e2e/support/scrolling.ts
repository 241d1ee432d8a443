import { expect, type Locator, type Page } from "@playwright/test";

/** What rounding may change, in CSS pixels. */
export const ROUNDING_PX = 2;

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** Scrolls as a visitor has before the test looks: the page has heard of it, which a busy machine tells it some frames late. */
export async function scrollDownTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (to) => {
    if (Math.round(scrollY) === to) return;
    const heard = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
    scrollTo({ top: to, behavior: "instant" });
    await heard;
  }, top);
  await expectScrolledTo(page, top);
}

export async function expectScrolledTo(page: Page, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThanOrEqual(ROUNDING_PX);
}

/** A first document shows the fonts that are there in time, the next those of the cache: same text, another height. */
export const withoutFonts = (page: Page) => page.route("**/*.woff2", (route) => route.abort());

/** How far below the top of the window something stands. */
export const topOf = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => element.getBoundingClientRect().top);

/** Waits until something stands a distance below the top of the window. */
export async function expectBelowTop(locator: Locator, distance: number): Promise<void> {
  await expect.poll(async () => Math.abs((await topOf(locator)) - distance)).toBeLessThanOrEqual(ROUNDING_PX);
}

/** Notes down where the page is scrolled to, in every frame from now on, as long as the document is there. */
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

/** Every place that a visitor has seen since, one after another. */
export async function scrolledOver(page: Page): Promise<number[]> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return page.evaluate(() => (window as unknown as { tops: number[] }).tops);
}
