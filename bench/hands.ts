import type { Browser, Page } from "@playwright/test";
import { DENSE_PHONE } from "../e2e/support/visitor";

/** Lighthouse's slow line, here applied and not computed, and its phone's processor. */
const LATENCY_MS = 150;
const BITS_PER_SECOND = 1_638_400;
const PROCESSOR_SLOWDOWN = 4;

/** Between two looks at the page. */
const LOOK_MS = 10;

/** Name of the property in which the page keeps the time. */
const HANDS = "handsMs";

/**
 * Notes when React listens to the page, which it marks at Gatsby's root. From then on it handles
 * every click, and hydrates what is clicked at once.
 */
function watchHydration([name, lookMs]: [string, number]): void {
  const look = setInterval(() => {
    const root = document.getElementById("___gatsby") ?? {};
    if (!Object.keys(root).some((key) => key.startsWith("_reactListening"))) return;
    clearInterval(look);
    Object.assign(window, { [name]: Math.round(performance.now()) });
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

/**
 * Visits a page for the first time on a slow phone with a slow line.
 * @returns milliseconds from the beginning of the visit until it handles a click
 */
export async function timeToHands(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage(DENSE_PHONE);
  await page.addInitScript(watchHydration, [HANDS, LOOK_MS] as [string, number]);
  await slowDown(page);
  await page.goto(address, { waitUntil: "commit" });
  // By default it looks with each frame, and a window that draws none would be waited for in vain.
  const time = await page.waitForFunction((name) => Reflect.get(window, name) as number, HANDS, {
    polling: LOOK_MS,
  });
  const milliseconds = await time.jsonValue();
  await page.close();
  return milliseconds;
}
