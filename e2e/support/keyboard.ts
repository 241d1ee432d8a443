import type { Page } from "@playwright/test";

/** More stops than any page has: who gets there is trapped. */
const MOST_STOPS = 500;

type Stop = {
  /** Place among all elements of the document; -1 is the body, where the walk begins and ends. */
  index: number;
  name: string;
  isMarked: boolean;
  isUncovered: boolean;
};
type Walk = { stops: Stop[]; unreached: string[]; unreachedRegions: string[] };

/** Notes how everything that can have the focus looks without it, and what must be reached. */
async function prepare(page: Page): Promise<void> {
  await page.evaluate(() => {
    const CANDIDATES =
      "a[href], button, input, select, textarea, summary, iframe, video[controls], audio[controls], [tabindex], [contenteditable]";
    const LOOKS = [
      "outlineStyle",
      "outlineWidth",
      "outlineColor",
      "boxShadow",
      "borderColor",
      "borderWidth",
      "backgroundColor",
      "backgroundImage",
      "color",
      "textDecoration",
      "transform",
      "opacity",
      "clipPath",
    ] as const;
    const look = (element: Element) => {
      const styles = [null, "::before", "::after"].map((part) => getComputedStyle(element, part));
      return styles.map((style) => LOOKS.map((name) => style[name]).join(" ")).join("\n");
    };
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
      // Of a group of radio buttons, the one that is chosen or the first is the stop.
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
    Object.assign(window, {
      walk: {
        stop: () => {
          const element = document.activeElement ?? document.body;
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          const isOutlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
          return {
            index: element === document.body ? -1 : all.indexOf(element),
            name: name(element),
            isMarked: isOutlined || unfocused.get(element) !== look(element),
            isUncovered: isUncovered(element),
          };
        },
        unreached: (reached: number[]) =>
          all.filter((element, index) => isTabbable(element) && !reached.includes(index)).map(name),
        unreachedRegions: () =>
          all
            .filter((element) => {
              const { overflowX, overflowY } = getComputedStyle(element);
              const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
              const isScrollable =
                (scrolls(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
                (scrolls(overflowY) && element.scrollHeight > element.clientHeight + 1);
              if (!isScrollable || element === document.documentElement || element === document.body) return false;
              // Chromium makes such regions stops by itself, other browsers do not: hence not what was reached, but what is said.
              return !isTabbable(element) && ![...element.querySelectorAll(CANDIDATES)].some(isTabbable);
            })
            .map(name),
      },
    });
  });
}

type Walker = {
  stop: () => Stop;
  unreached: (reached: number[]) => string[];
  unreachedRegions: () => string[];
};

const currentStop = (page: Page): Promise<Stop> =>
  page.evaluate(() => (window as unknown as { walk: Walker }).walk.stop());

/** Presses Tab from the beginning of the open page until the focus leaves it, or comes back to where it has been. */
export async function tabThrough(page: Page): Promise<Walk> {
  await prepare(page);
  const stops: Stop[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press("Tab");
    const stop = await currentStop(page);
    const isBack = stop.index === -1 || stop.index === stops[0]?.index;
    if (isBack) break;
    stops.push(stop);
  }
  const reached = stops.map(({ index }) => index);
  const { unreached, unreachedRegions } = await page.evaluate((indices) => {
    const { walk } = window as unknown as { walk: Walker };
    return { unreached: walk.unreached(indices), unreachedRegions: walk.unreachedRegions() };
  }, reached);
  return { stops, unreached, unreachedRegions };
}
