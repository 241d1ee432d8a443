import { expect, type Locator, type Page } from "@playwright/test";

/** Everything the keyboard may stop at. */
const STOPS = "a[href], :is(button, input, select, textarea):enabled, summary, [tabindex='0']";

/** More stops than any page has. */
const MAX_STOPS = 300;

/** Width that Chromium reserves for a scroll bar (`scrollbar-gutter`), even if scroll bars are hidden. */
const SCROLL_BAR_PX = 15;

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((node) => node === document.activeElement);
  for (let step = 0; step < MAX_STOPS && !(await hasFocus()); step += 1) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
}

/** The number of stops in an element, and the index of the focused one; -1 when the focus is elsewhere. */
async function stopsIn(element: Locator): Promise<{ count: number; focused: number }> {
  return element.evaluate((node, selector) => {
    const stops = [...node.querySelectorAll<HTMLElement>(selector)].filter(
      (stop) => stop.checkVisibility() && stop.tabIndex >= 0,
    );
    return { count: stops.length, focused: stops.findIndex((stop) => stop.matches(":focus")) };
  }, STOPS);
}

/** Expects a key, pressed repeatedly, to cycle through all stops of an element without leaving it. */
export async function expectFocusTrap(page: Page, element: Locator, key: "Tab" | "Shift+Tab"): Promise<void> {
  const { count } = await stopsIn(element);
  expect(count).toBeGreaterThan(1);
  const visited: number[] = [];
  for (let step = 0; step <= count; step += 1) {
    await page.keyboard.press(key);
    visited.push((await stopsIn(element)).focused);
  }
  expect(visited, "the focus is elsewhere").not.toContain(-1);
  expect(visited.at(-1), "cycles").toBe(visited[0]);
  expect(new Set(visited).size, `stops visited: ${visited}`).toBe(count);
}

/**
 * Expects an element to take up the whole window, with nothing over it. Beside it there may be room for the hidden scroll
 * bar, in the same colour.
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
  expect(uncovered, "points of the window where something else is").toEqual([]);
}

/** What the keyboard or a screen reader can still reach while an element is to be the only thing there. */
export async function reachableOutside(element: Locator): Promise<string[]> {
  return element.evaluate((node, stops) => {
    // The browser makes everything outside a modal dialog inert, without marking it.
    if (node.matches("dialog:modal")) return [];
    return [...document.querySelectorAll(stops)]
      .filter((stop) => !node.contains(stop) && !stop.closest("[inert]"))
      .map((stop) => `${stop.localName} "${stop.textContent?.trim()}"`);
  }, STOPS);
}

export const inertElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll("[inert]")].map((node) => node.outerHTML.slice(0, 80)));

/** What must not move while something covers the window: the page, and an element on it. */
export async function positionOf(page: Page, element: Locator): Promise<{ scrolled: number; x: number; y: number }> {
  const scrolled = await page.evaluate(() => scrollY);
  const { x, y } = await element.evaluate((node) => node.getBoundingClientRect());
  return { scrolled, x, y };
}
