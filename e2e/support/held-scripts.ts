import type { Page } from "@playwright/test";

/** Keeps every script of the next page back until it is released, as a slow line does. */
export async function holdScripts(page: Page): Promise<{ release: () => Promise<void> }> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return {
    release: async () => {
      resolve();
      await page.unroute("**/*.js");
    },
  };
}
