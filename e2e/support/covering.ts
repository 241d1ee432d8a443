import { expect, type Locator, type Page } from "@playwright/test";

import { STOPS } from "./focus";

/** Expects an element to take the whole window, and nothing to lie over it. */
export async function expectToCoverWindow(page: Page, element: Locator): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect.poll(() => element.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  const uncovered = await element.evaluate((node) =>
    [0.01, 0.5, 0.99].flatMap((x) =>
      [0.01, 0.5, 0.99].filter((y) => !node.contains(document.elementFromPoint(x * innerWidth, y * innerHeight))),
    ),
  );
  expect(uncovered, "places of the window where something else is").toEqual([]);
}

/** Names of what is outside an element and not inert: what the keyboard or a screen reader could still get to. */
export async function reachableOutside(element: Locator): Promise<string[]> {
  return element.evaluate((node, stops) => {
    const isModal = node.matches("dialog:modal");
    return [...document.querySelectorAll(stops)]
      .filter((stop) => !node.contains(stop) && !stop.closest("[inert]") && !isModal)
      .map((stop) => `${stop.localName} "${stop.textContent?.trim()}"`);
  }, STOPS);
}

/** Names of what is marked as inert now. */
export async function inertParts(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.querySelectorAll("[inert]")].map((node) => node.outerHTML.slice(0, 80)));
}

/** What must stay where it is while something covers the window: the page, and something on it. */
export async function standing(page: Page, element: Locator): Promise<{ scrolled: number; x: number; y: number }> {
  const scrolled = await page.evaluate(() => scrollY);
  const { x, y } = await element.evaluate((node) => node.getBoundingClientRect());
  return { scrolled, x, y };
}
