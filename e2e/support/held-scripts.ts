import type { Page } from "@playwright/test";

/** Keeps every script of the next page back, as a slow line does. Returns what lets them come. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
