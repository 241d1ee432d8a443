import { expect, type Locator, type Page } from "@playwright/test";

/** Everything that the keyboard may stop at. */
export const STOPS = "a[href], :is(button, input, select, textarea):enabled, summary, [tabindex='0']";

/** More stops than any page has. */
const MOST_STOPS = 300;

/** Presses Tab until something has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((node) => node === document.activeElement);
  for (let step = 0; step < MOST_STOPS && !(await hasFocus()); step += 1) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
}

/** Place of what has the focus among the stops of an element; -1 when the focus is elsewhere. */
async function focusedStop(element: Locator): Promise<number> {
  return element.evaluate((node, stops) => {
    const all = [...node.querySelectorAll<HTMLElement>(stops)].filter((stop) => stop.checkVisibility());
    return all.findIndex((stop) => stop.matches(":focus"));
  }, STOPS);
}

/** Expects a key, pressed again and again, to lead once round everything in an element, never out of it, and on again. */
export async function expectToGoRound(page: Page, element: Locator, key: "Tab" | "Shift+Tab"): Promise<void> {
  const count = await element.evaluate(
    (node, stops) =>
      [...node.querySelectorAll<HTMLElement>(stops)].filter((stop) => stop.checkVisibility() && stop.tabIndex >= 0)
        .length,
    STOPS,
  );
  expect(count).toBeGreaterThan(1);
  await page.keyboard.press(key);
  const first = await focusedStop(element);
  const visited = [first];
  for (let step = 1; step < count; step += 1) {
    await page.keyboard.press(key);
    visited.push(await focusedStop(element));
  }
  await page.keyboard.press(key);
  expect(await focusedStop(element), "comes round").toBe(first);
  expect(visited, "the focus is elsewhere").not.toContain(-1);
  expect(new Set(visited).size, `stops seen: ${visited}`).toBe(count);
}
