import type { Page } from "@playwright/test";

type Shift = { value: number; moved: string[] };
type Recorder = { shifts: Shift[]; collect: () => void };

/** Records every layout shift of the pages that are opened from now on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if ("layoutShifts" in window) return;
    type Entry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    };
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(" ");
    const name = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : `"${node?.textContent?.trim().slice(0, 40)}"`;
    // What a busy machine paints before it has read the document to its end is half a line here and there: 0.003 at most
    // was seen. The first frame after that shows all of it; the smallest move counts from then on.
    const HALF_A_LINE = 0.005;
    let shown = Number.POSITIVE_INFINITY;
    document.addEventListener("DOMContentLoaded", () =>
      requestAnimationFrame(() => requestAnimationFrame((time) => (shown = time))),
    );
    const shifts: Shift[] = [];
    const keep = (entries: PerformanceEntryList) => {
      for (const { startTime, value, hadRecentInput, sources } of entries as Entry[]) {
        if (hadRecentInput || (startTime < shown && value < HALF_A_LINE)) continue;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) => `${name(node)} ${place(previousRect)} -> ${place(currentRect)}`,
        );
        shifts.push({ value, moved });
      }
    };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { layoutShifts: { shifts, collect: () => keep(observer.takeRecords()) } });
  });
}

/** What has moved by itself since the page was opened: how far, from where (x y width height) to where. */
export async function layoutShifts(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const { shifts, collect } = (window as unknown as { layoutShifts: Recorder }).layoutShifts;
    collect();
    return shifts.map(({ value, moved }) => `${value.toFixed(5)}: ${moved.join("; ")}`);
  });
}

/** Turns the mouse wheel down to the end of the page, as a reader would, and lets each view load its pictures. */
export async function wheelThrough(page: Page, settle: (page: Page) => Promise<void>): Promise<void> {
  const { height = 0 } = page.viewportSize() ?? {};
  const rest = () =>
    page.evaluate(() => Math.floor(document.documentElement.scrollHeight - innerHeight - Math.ceil(scrollY)));
  for (let left = await rest(); left > 0; ) {
    await page.mouse.wheel(0, height * 0.75);
    // The wheel is turned when the page has moved.
    await page.waitForFunction(
      (before) => document.documentElement.scrollHeight - innerHeight - Math.ceil(scrollY) < before,
      left,
    );
    await settle(page);
    left = await rest();
  }
}
