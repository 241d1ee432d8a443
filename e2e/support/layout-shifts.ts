import { expect, type Page } from "@playwright/test";
import { hold } from "./network";
import { settle, waitForHydration } from "./page";

type Recorder = { shifts: string[]; collect: () => void };

/** Records every layout shift of the documents opened from now on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if ("layoutShifts" in window) return;
    type Entry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    };
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(" ");
    const name = (node: Node | null) =>
      (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 60);
    // A busy machine paints before it has parsed the whole document, which moves half a line here
    // and there: 0.003 at most was measured. From the first frame after that on, the smallest shift
    // counts.
    const HALF_A_LINE = 0.005;
    let shownAt = Number.POSITIVE_INFINITY;
    document.addEventListener("DOMContentLoaded", () =>
      requestAnimationFrame(() => requestAnimationFrame((time) => (shownAt = time))),
    );
    const shifts: string[] = [];
    const keep = (entries: PerformanceEntryList) => {
      for (const { startTime, value, hadRecentInput, sources } of entries as Entry[]) {
        if (hadRecentInput || (startTime < shownAt && value < HALF_A_LINE)) continue;
        const moves = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${name(node)} ${place(previousRect)} -> ${place(currentRect)}`,
        );
        shifts.push(`${value.toFixed(5)}: ${moves.join("; ")}`);
      }
    };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    Object.assign(window, {
      layoutShifts: { shifts, collect: () => keep(observer.takeRecords()) },
    });
  });
}

/** The shifts since the page was opened: how large, and from where (x y width height) to where. */
export const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { shifts, collect } = (window as unknown as { layoutShifts: Recorder }).layoutShifts;
    collect();
    return shifts;
  });

/**
 * Opens a page whose fonts come after its text, and whose pictures after them, as on a slow line.
 * Expects nothing to shift.
 */
export async function expectNoShiftsWhenLate(page: Page, route: string): Promise<void> {
  const fonts = await hold(page, /\.woff2?$/);
  const pictures = await hold(page, /\.(avif|webp|jpe?g|png|svg)$/);
  await page.goto(route, { waitUntil: "domcontentloaded" });
  await waitForHydration(page);
  await fonts.release();
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === "loaded"));
  await pictures.release();
  await settle(page);
  expect.soft(await layoutShifts(page), "shifts while loading").toEqual([]);
}

/**
 * Expects nothing to shift on the way to the end of the page, with the pictures of each view
 * loaded.
 */
export async function expectNoShiftsOnTheWay(page: Page): Promise<void> {
  const before = await layoutShifts(page);
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isLoading = (image: HTMLImageElement) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return isInView && !image.complete && image.checkVisibility();
    };
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.75) {
      scrollTo({ top, behavior: "instant" });
      await frame();
      await frame();
      while ([...document.images].some(isLoading)) await frame();
      await frame();
      await frame();
    }
  });
  expect.soft(await layoutShifts(page), "shifts while scrolling").toEqual(before);
}
