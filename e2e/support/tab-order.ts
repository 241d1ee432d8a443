import { expect, type Page } from "@playwright/test";

/** More stops than any page has: reaching it means a focus trap. */
const MAX_STOPS = 500;

type Stop = {
  /** Index among all elements of the document; -1 is the body, where the walk begins and ends. */
  index: number;
  name: string;
  isMarked: boolean;
  isUncovered: boolean;
};
type Walker = { stop: () => Stop; unreached: (reached: number[]) => string[]; unreachedRegions: () => string[] };
type Walk = { stops: Stop[]; unreached: string[]; unreachedRegions: string[] };

/** Records how everything focusable looks without the focus, and what must be reached. */
async function prepare(page: Page): Promise<void> {
  await page.evaluate(() => {
    const CANDIDATES =
      "a[href], button, input, select, textarea, summary, iframe, video[controls], audio[controls], [tabindex], [contenteditable]";
    const LOOKS = [
      "outline",
      "boxShadow",
      "borderColor",
      "borderWidth",
      "background",
      "color",
      "textDecoration",
    ] as const;
    const look = (element: Element) =>
      [null, "::before", "::after"]
        .map((part) => getComputedStyle(element, part))
        .map((style) => [...LOOKS, "transform", "opacity", "clipPath"].map((name) => style[name as "color"]).join(" "))
        .join("\n");
    const name = (element: Element) => {
      const label = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
      return `${element.localName}${element.id && `#${element.id}`} "${label.slice(0, 40)}"`;
    };
    const isTabbable = (element: Element) =>
      element instanceof HTMLElement &&
      element.tabIndex >= 0 &&
      !element.matches(":disabled") &&
      !element.closest("[inert]") &&
      element.checkVisibility({ visibilityProperty: true }) &&
      // A group of radio buttons is one stop.
      !(element instanceof HTMLInputElement && element.type === "radio");
    const all = [...document.querySelectorAll("*")];
    const unfocused = new Map([...document.querySelectorAll(CANDIDATES)].map((element) => [element, look(element)]));
    const isUncovered = (element: Element) =>
      [...element.getClientRects()].some(({ left, right, top, bottom }) => {
        const xs = [left + 2, (left + right) / 2, right - 2];
        const ys = [top + 2, (top + bottom) / 2, bottom - 2];
        return xs.some((x) =>
          ys.some((y) => {
            const hit = document.elementFromPoint(x, y);
            // A label over its field shows the field.
            return hit !== null && (element.contains(hit) || hit.closest("label")?.control === element);
          }),
        );
      });
    const isScrollable = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
      return (
        (scrolls(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (scrolls(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    };
    const walker: Walker = {
      stop: () => {
        const element = document.activeElement ?? document.body;
        return {
          index: element === document.body ? -1 : all.indexOf(element),
          name: name(element),
          isMarked: unfocused.get(element) !== look(element),
          isUncovered: isUncovered(element),
        };
      },
      unreached: (reached) => all.filter((element, index) => isTabbable(element) && !reached.includes(index)).map(name),
      unreachedRegions: () =>
        [...document.body.querySelectorAll("*")]
          // Chromium makes such regions focusable by itself, other browsers do not: so the markup counts, not the walk.
          .filter((region) => isScrollable(region) && !isTabbable(region))
          .filter((region) => ![...region.querySelectorAll(CANDIDATES)].some(isTabbable))
          .map(name),
    };
    Object.assign(window, { walker });
  });
}

/** Presses Tab from the beginning of the page until the focus leaves it, or returns to the first stop. */
async function tabThrough(page: Page): Promise<Walk> {
  await prepare(page);
  const stops: Stop[] = [];
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => (window as unknown as { walker: Walker }).walker.stop());
    if (stop.index === -1 || stop.index === stops[0]?.index) break;
    stops.push(stop);
  }
  const rest = await page.evaluate(
    (reached) => {
      const { walker } = window as unknown as { walker: Walker };
      return { unreached: walker.unreached(reached), unreachedRegions: walker.unreachedRegions() };
    },
    stops.map(({ index }) => index),
  );
  return { stops, ...rest };
}

/** Expects the Tab key to lead through all of the page, in order, in sight, and out again. */
export async function expectTabOrder(page: Page): Promise<void> {
  const { stops, unreached, unreachedRegions } = await tabThrough(page);
  const order = stops.map(({ index }) => index);
  const names = (found: typeof stops) => found.map(({ name }) => name);
  expect.soft(order.length).toBeGreaterThan(1);
  expect.soft(order, "in the document's order, no stop twice").toEqual([...new Set(order)].sort((a, b) => a - b));
  expect.soft(names(stops.filter(({ isMarked }) => !isMarked)), "looks the same with the focus").toEqual([]);
  expect.soft(names(stops.filter(({ isUncovered }) => !isUncovered)), "has the focus out of sight").toEqual([]);
  expect.soft(unreached, "never gets the focus").toEqual([]);
  expect.soft(unreachedRegions, "cannot be scrolled by keyboard in every browser").toEqual([]);
}
