import { test as base, type Page } from "@playwright/test";

/** A page in a window whose scroll bars take room, as on most desks: Playwright hides them, and then nothing can jump. */
export const test = base.extend<{ pageWithBars: Page }>({
  pageWithBars: async ({ playwright, launchOptions, contextOptions, storageState, baseURL }, use) => {
    const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] });
    const page = await browser.newPage({ ...contextOptions, storageState, baseURL });
    await use(page);
    await browser.close();
  },
});

export { expect } from "@playwright/test";
