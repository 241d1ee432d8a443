import { expect, type Locator, type Page } from "@playwright/test";

/** The most that rounding changes, in CSS pixels. */
const ROUNDING_PX = 2;

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/**
 * Scrolls, and waits until the page has received the event, which a busy machine delivers some
 * frames late.
 */
export async function scrollDownTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (to) => {
    if (Math.round(scrollY) === to) return;
    const scrollEvent = new Promise((resolve) =>
      addEventListener("scroll", resolve, { once: true }),
    );
    scrollTo({ top: to, behavior: "instant" });
    await scrollEvent;
  }, top);
  await expectScrolledTo(page, top);
}

export async function expectScrolledTo(page: Page, top: number): Promise<void> {
  await expect
    .poll(async () => Math.abs((await scrollTop(page)) - top))
    .toBeLessThanOrEqual(ROUNDING_PX);
}

/**
 * Blocks fonts. The first document would show those that arrive in time, the next one all from the
 * cache: the same text, another height.
 */
export const blockFonts = (page: Page) => page.route("**/*.woff2", (route) => route.abort());

/** Expects an element so many pixels below the top of the window. */
export async function expectBelowTop(locator: Locator, distance: number): Promise<void> {
  const top = () => locator.evaluate((element) => element.getBoundingClientRect().top);
  await expect
    .poll(async () => Math.abs((await top()) - distance))
    .toBeLessThanOrEqual(ROUNDING_PX);
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
export async function scrollPositions(page: Page): Promise<number[]> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return page.evaluate(() => (window as unknown as { tops: number[] }).tops);
}
