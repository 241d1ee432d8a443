import { expect, type Page } from "@playwright/test";

/** A number of stops that no page has: reaching it means a focus trap. */
const MAX_STOPS = 500;

/** `index` among all elements of the document; -1 is the body, where the walk begins and ends */
type Stop = { index: number; name: string; isMarked: boolean; isUncovered: boolean };
type Walker = { stop: () => Stop; unreached: (reached: number[]) => string[] };

/** Records how everything focusable looks without the focus, and what must be reached. */
async function prepare(page: Page): Promise<void> {
  await page.evaluate(() => {
    const all = [...document.querySelectorAll("*")];
    const LOOKS = [
      "outline",
      "boxShadow",
      "borderColor",
      "borderWidth",
      "background",
      "color",
      "textDecoration",
    ];
    const look = (element: Element) =>
      [null, "::before", "::after"]
        .map((part) => getComputedStyle(element, part))
        .map((style) =>
          [...LOOKS, "transform", "opacity", "clipPath"]
            .map((name) => style[name as "color"])
            .join(" "),
        )
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
    const looksWithoutFocus = new Map(
      all.filter(isTabbable).map((element) => [element, look(element)]),
    );
    const isUncovered = (element: Element) =>
      [...element.getClientRects()].some(({ left, right, top, bottom }) => {
        const xs = [left + 2, (left + right) / 2, right - 2];
        const ys = [top + 2, (top + bottom) / 2, bottom - 2];
        const points = xs.flatMap((x) => ys.map((y) => document.elementFromPoint(x, y)));
        // A label over its field shows the field.
        return points.some(
          (hit) => hit && (element.contains(hit) || hit.closest("label")?.control === element),
        );
      });
    const walker: Walker = {
      stop: () => {
        const element = document.activeElement ?? document.body;
        return {
          index: element === document.body ? -1 : all.indexOf(element),
          name: name(element),
          isMarked: looksWithoutFocus.get(element) !== look(element),
          isUncovered: isUncovered(element),
        };
      },
      unreached: (reached) => {
        return all
          .filter((element, index) => isTabbable(element) && !reached.includes(index))
          .map(name);
      },
    };
    Object.assign(window, { walker });
  });
}

const current = (page: Page): Promise<Stop> =>
  page.evaluate(() => (window as unknown as { walker: Walker }).walker.stop());

/**
 * Expects the Tab key to lead through all of the page, in order, in sight, and out again or back to
 * the first stop.
 */
export async function expectTabOrder(page: Page): Promise<void> {
  await prepare(page);
  const stops: Stop[] = [];
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press("Tab");
    const stop = await current(page);
    if (stop.index === -1 || stop.index === stops[0]?.index) break;
    // A carousel moves a moment later.
    await expect
      .poll(async () => (await current(page)).isUncovered, `${stop.name} is in sight`)
      .toBe(true);
    stops.push(stop);
  }
  const order = stops.map(({ index }) => index);
  const unreached = await page.evaluate(
    (reached) => (window as unknown as { walker: Walker }).walker.unreached(reached),
    order,
  );
  expect.soft(order.length).toBeGreaterThan(1);
  expect
    .soft(order, "in the document's order, no stop twice")
    .toEqual([...new Set(order)].sort((a, b) => a - b));
  const unmarked = stops.filter(({ isMarked }) => !isMarked).map(({ name }) => name);
  expect.soft(unmarked, "looks the same with the focus").toEqual([]);
  expect.soft(unreached, "never gets the focus").toEqual([]);
}
