import type { Page } from "@playwright/test";

/**
 * Keeps files of the next pages back, as a slow line does.
 * @returns what lets them come
 */
export async function hold(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export const holdScripts = (page: Page): Promise<() => void> => hold(page, "**/*.js");
