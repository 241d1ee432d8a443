import type { Browser, Page } from "@playwright/test";
import { DENSE_PHONE } from "../e2e/support/visitor";

/** Lighthouse's slow line, here applied and not computed, and its phone's processor. */
const LATENCY_MS = 150;
const BITS_PER_SECOND = 1_638_400;
const PROCESSOR_SLOWDOWN = 4;

/** Between two looks at the page. */
const LOOK_MS = 10;
/** Time after `load` in which something larger may still be painted: the intro and its film end. */
const PAINTS_MS = 4000;

/** Milliseconds from the beginning of a visit. */
export type SlowVisit = { firstPaint: number; largestPaint: number; hands?: number };

/** Name of the property in which the page keeps its figures. */
const FIGURES = "slowVisit";

/**
 * Notes the paints, and when React listens to the page, which it marks at Gatsby's root. From then
 * on it handles every click, and hydrates what is clicked at once.
 */
function watchVisit([name, lookMs]: [string, number]): void {
  const figures: Partial<SlowVisit> = {};
  Object.assign(window, { [name]: figures });
  const observer = new PerformanceObserver((list) => {
    for (const { entryType, name: paint, startTime } of list.getEntries())
      if (entryType === "largest-contentful-paint") figures.largestPaint = Math.round(startTime);
      else if (paint === "first-contentful-paint") figures.firstPaint = Math.round(startTime);
  });
  observer.observe({ type: "largest-contentful-paint", buffered: true });
  observer.observe({ type: "paint", buffered: true });
  const look = setInterval(() => {
    const root = document.getElementById("___gatsby") ?? {};
    if (!Object.keys(root).some((key) => key.startsWith("_reactListening"))) return;
    clearInterval(look);
    figures.hands = Math.round(performance.now());
  }, lookMs);
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BITS_PER_SECOND / 8,
    uploadThroughput: BITS_PER_SECOND / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: PROCESSOR_SLOWDOWN });
}

/** Visits a page for the first time on a slow phone with a slow line. */
export async function visitSlowly(browser: Browser, address: string): Promise<SlowVisit> {
  const page = await browser.newPage(DENSE_PHONE);
  await page.addInitScript(watchVisit, [FIGURES, LOOK_MS] as [string, number]);
  await slowDown(page);
  await page.goto(address, { waitUntil: "load" });
  await page.waitForTimeout(PAINTS_MS);
  // A page of Gatsby may take longer. By default it looks with each frame, and a window that draws
  // none would be waited for in vain.
  await page.waitForFunction(
    (name) =>
      !document.getElementById("___gatsby") || (Reflect.get(window, name) as SlowVisit).hands,
    FIGURES,
    { polling: LOOK_MS },
  );
  const figures = await page.evaluate((name) => Reflect.get(window, name) as SlowVisit, FIGURES);
  await page.close();
  return figures;
}
