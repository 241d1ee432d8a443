import { type BrowserContext, chromium, type LaunchOptions } from "@playwright/test";
import { browserPath } from "../../tools/lib/browser.mjs";

/** Playwright switches the cache of pages that were left off. */
const SWITCHED_OFF = ["--disable-back-forward-cache"];

/** Runs something in a browser that keeps pages as they were left, for the way back. */
export async function withPageCache(
  launchOptions: LaunchOptions,
  baseURL: string | undefined,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: browserPath(),
    ignoreDefaultArgs: SWITCHED_OFF,
  });
  try {
    await use(await browser.newContext({ baseURL, reducedMotion: "reduce" }));
  } finally {
    await browser.close();
  }
}
