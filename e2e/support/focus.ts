import { expect, type Locator, type Page } from "@playwright/test";

/** Elements that the keyboard may stop at. */
const STOPS = "a[href], :is(button, input, select, textarea):enabled, summary, [tabindex='0']";

/** A number of stops that no page reaches. */
const MAX_STOPS = 300;

/**
 * Width that Chromium reserves for a scroll bar (`scrollbar-gutter`), even if scroll bars are
 * hidden.
 */
const SCROLL_BAR_PX = 15;

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((node) => node === document.activeElement);
  for (let step = 0; step < MAX_STOPS && !(await hasFocus()); step += 1)
    await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
}

/**
 * The number of stops in an element, and the index of the focused one; -1 when the focus is
 * elsewhere.
 */
const stopsIn = (element: Locator) =>
  element.evaluate((node, selector) => {
    const stops = [...node.querySelectorAll<HTMLElement>(selector)].filter(
      (stop) => stop.checkVisibility() && stop.tabIndex >= 0,
    );
    return { count: stops.length, focused: stops.findIndex((stop) => stop.matches(":focus")) };
  }, STOPS);

/** Expects Tab, and then Shift+Tab, to cycle through all stops of an element without leaving it. */
export async function expectFocusTrap(page: Page, element: Locator): Promise<void> {
  const { count } = await stopsIn(element);
  expect(count).toBeGreaterThan(1);
  for (const key of ["Tab", "Shift+Tab"]) {
    const visitedStops: number[] = [];
    for (let step = 0; step <= count; step += 1) {
      await page.keyboard.press(key);
      visitedStops.push((await stopsIn(element)).focused);
    }
    expect(visitedStops, "the focus is elsewhere").not.toContain(-1);
    expect(visitedStops.at(-1), "cycles").toBe(visitedStops[0]);
    expect(new Set(visitedStops).size, `stops visited: ${visitedStops}`).toBe(count);
  }
}

/**
 * Stops that the keyboard or a screen reader can still reach outside of an element which is not
 * modal, but to be the only thing there.
 */
export const stopsOutside = (element: Locator): Promise<string[]> =>
  element.evaluate(
    (node, stops) =>
      [...document.querySelectorAll(stops)]
        .filter((stop) => !node.contains(stop) && !stop.closest("[inert]"))
        .map((stop) => `${stop.localName} "${stop.textContent?.trim()}"`),
    STOPS,
  );

/**
 * Expects an element to take up the whole window but for the room of a hidden scroll bar, with
 * nothing over it.
 */
export async function expectToCoverWindow(page: Page, element: Locator): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await expect.poll(() => element.boundingBox()).toMatchObject({ x: 0, y: 0, height });
  const { width: coveredWidth = 0 } = (await element.boundingBox()) ?? {};
  expect(width - coveredWidth).toBeLessThanOrEqual(SCROLL_BAR_PX);
  const uncoveredPoints = await element.evaluate((node) => {
    const { right, bottom } = node.getBoundingClientRect();
    const shares = [0.01, 0.5, 0.99];
    const points = shares.flatMap((x) => shares.map((y) => [x * right, y * bottom] as const));
    return points.filter(([x, y]) => !node.contains(document.elementFromPoint(x, y)));
  });
  expect(uncoveredPoints, "points of the window where something else is").toEqual([]);
}
