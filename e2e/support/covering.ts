import { expect, type Locator, type Page } from "@playwright/test";
import { STOPS } from "./focus";

/** Room that Chromium keeps for a scroll bar when it is told to keep it, also where the bars are hidden. */
const SCROLL_BAR_PX = 15;

/**
 * Expects an element to take the whole window, and nothing to lie over it. Beside it there may be room for the scroll bar
 * that is gone, in the same colour.
 */
export async function expectToCoverWindow(page: Page, element: Locator): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await expect.poll(() => element.boundingBox()).toMatchObject({ x: 0, y: 0, height });
  const { width: covered = 0 } = (await element.boundingBox()) ?? {};
  expect(width - covered).toBeLessThanOrEqual(SCROLL_BAR_PX);
  const colours = await element.evaluate((node) =>
    [node, document.documentElement].map((box) => getComputedStyle(box).backgroundColor),
  );
  expect(new Set(colours).size, "one colour up to the edge").toBe(1);
  const uncovered = await element.evaluate((node) => {
    const { right, bottom } = node.getBoundingClientRect();
    const isCovered = (x: number, y: number) => node.contains(document.elementFromPoint(x * right, y * bottom));
    return [0.01, 0.5, 0.99].flatMap((x) => [0.01, 0.5, 0.99].filter((y) => !isCovered(x, y)));
  });
  expect(uncovered, "places of the window where something else is").toEqual([]);
}

/** What the keyboard or a screen reader could still get to while an element is to be all there is. */
export async function reachableOutside(element: Locator): Promise<string[]> {
  return element.evaluate((node, stops) => {
    // The browser makes everything but a modal dialog inert, unmarked.
    if (node.matches("dialog:modal")) return [];
    return [...document.querySelectorAll(stops)]
      .filter((stop) => !node.contains(stop) && !stop.closest("[inert]"))
      .map((stop) => `${stop.localName} "${stop.textContent?.trim()}"`);
  }, STOPS);
}

/** What is marked as inert now. */
export async function inertParts(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.querySelectorAll("[inert]")].map((node) => node.outerHTML.slice(0, 80)));
}

/** What must stay where it is while something covers the window: the page, and something on it. */
export async function standing(page: Page, element: Locator): Promise<{ scrolled: number; x: number; y: number }> {
  const scrolled = await page.evaluate(() => scrollY);
  const { x, y } = await element.evaluate((node) => node.getBoundingClientRect());
  return { scrolled, x, y };
}
