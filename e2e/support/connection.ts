import type { Page } from "@playwright/test";

/** What the browser says about its line, in the documents that follow. */
export async function setConnection(
  page: Page,
  connection: { saveData?: boolean; effectiveType?: string },
): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), {
    saveData: false,
    effectiveType: "4g",
    ...connection,
  });
}

/** No page is fetched ahead: what a test holds back or breaks has not been here before. */
export const withoutPrefetch = (page: Page) => setConnection(page, { saveData: true });
