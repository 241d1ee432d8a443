import type { Page } from "@playwright/test";
import { startWeighing, waitForRest } from "./page-weight";

type TraceEvent = {
  name: string;
  ts: number;
  args: {
    beginData?: { frame: string; dirtyObjects: number; totalObjects: number };
    data?: { frame: string; reason?: string };
  };
};

/** The second one says why something is laid out. */
const TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline.invalidationTracking"];

const FONT = "Fonts changed";

/**
 * A document comes in parts, and each is laid out as it comes. The first layout that sees more than
 * half of all objects is the first of the whole document; each later one that lays out more than
 * half of all objects again, beside those that are new, is one more. When a font arrives, Chromium
 * lays out all text once more, even text that keeps its fallback. Whether it comes before the text
 * is a race on every page, so this does not count.
 * @param frame the main frame: pictures and the browser's own parts have layouts, too
 * @returns how much each further layout of the whole document lays out, and the browser's reasons
 */
function furtherLayouts(trace: string, frame: string): string[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  let reasons = new Set<string>();
  let knownObjects = 0;
  const inOrder = traceEvents.toSorted((a, b) => a.ts - b.ts);
  const layouts = inOrder.flatMap(({ name, args: { beginData, data } }) => {
    if (name === "LayoutInvalidationTracking" && data?.frame === frame)
      reasons.add(data.reason ?? "unknown");
    if (name !== "Layout" || beginData?.frame !== frame) return [];
    const { dirtyObjects, totalObjects } = beginData;
    const newObjects = Math.max(totalObjects - knownObjects, 0);
    const layout = { totalObjects, repeatedObjects: dirtyObjects - newObjects, reasons };
    reasons = new Set();
    knownObjects = totalObjects;
    return [layout];
  });
  const half = Math.max(...layouts.map(({ totalObjects }) => totalObjects)) / 2;
  const first = layouts.findIndex(({ totalObjects }) => totalObjects > half);
  return layouts
    .slice(first + 1)
    .filter((layout) => layout.repeatedObjects > half && !layout.reasons.has(FONT))
    .map(
      (layout) =>
        `${layout.repeatedObjects}/${layout.totalObjects}: ${[...layout.reasons].join(", ")}`,
    );
}

/**
 * Opens a page and counts what its visit costs until it is at rest: beside the weight, why
 * the whole document was laid out more than once; the elements; and, depending on the machine, how
 * often style was recalculated, and the milliseconds of processor time of the main thread.
 * @param page a new one, the only one of its browser that is counted at the time
 */
export async function countVisit(page: Page, address: string, rest = waitForRest) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const { frameTree } = await session.send("Page.getFrameTree");
  const weight = await startWeighing(page);
  await page.context().browser()?.startTracing(page, { categories: TRACED });
  await page.goto(address);
  await rest(page, weight);
  const { metrics } = await session.send("Performance.getMetrics");
  const metric = (metricName: string) =>
    metrics.find(({ name }) => name === metricName)?.value ?? Number.NaN;
  const counts = {
    ...weight,
    elements: await page.locator("*").count(),
    styleRecalculations: metric("RecalcStyleCount"),
    busyMs: Math.round(metric("TaskDuration") * 1000),
  };
  const trace = await page.context().browser()?.stopTracing();
  return { ...counts, furtherLayouts: furtherLayouts(String(trace), frameTree.frame.id) };
}
