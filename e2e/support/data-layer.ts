import type { Page } from "@playwright/test";

/** Something told to the tag manager: a command as an array, an event as it is; and the page's title at that moment. */
export type Told = { entry: unknown; title: string };

/** The tag manager's own host; it is never asked by a test. */
const TAG_MANAGER = "https://www.googletagmanager.com/";

/**
 * Answers in the place of every other host: an empty tag manager, and nothing else.
 * @returns the addresses that were asked for, as they are
 */
export async function standInForOthers(page: Page, { isBlocked = false } = {}): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    ({ hostname }) => hostname !== "localhost",
    async (route) => {
      const address = route.request().url();
      asked.push(address);
      if (isBlocked || !address.startsWith(TAG_MANAGER)) await route.abort();
      else await route.fulfill({ contentType: "text/javascript", body: "" });
    },
  );
  return asked;
}

/** Notes down what the pages that follow tell the tag manager. */
export async function recordDataLayer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told: { entry: unknown; title: string }[] = [];
    const layer: unknown[] = [];
    layer.push = (...entries) => {
      for (const entry of entries) told.push({ entry, title: document.title });
      return Array.prototype.push.apply(layer, entries);
    };
    Object.assign(window, { told, dataLayer: layer });
  });
}

/** Everything that this document has told the tag manager. */
export async function toldSoFar(page: Page): Promise<Told[]> {
  return page.evaluate(() =>
    (window as unknown as { told: Told[] }).told.map(({ entry, title }) => ({
      entry: String(entry) === "[object Arguments]" ? Array.from(entry as ArrayLike<unknown>) : entry,
      title,
    })),
  );
}

/** What the tag manager finds, or has found, in this document. */
export async function waitingForTagManager(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    (window as unknown as { dataLayer: unknown[] }).dataLayer.map((entry) =>
      String(entry) === "[object Arguments]" ? Array.from(entry as ArrayLike<unknown>) : entry,
    ),
  );
}

/** How many page views are among what the tag manager is told. */
export const pageViews = (entries: unknown[], event: string): number =>
  entries.filter((entry) => (entry as { event?: unknown }).event === event).length;
