import type { Page } from "@playwright/test";
import { ROUTE_CHANGE_EVENT } from "../../src/constants/consent";

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

/** What the tag manager finds, or has found, in this document; not that it has been let in. */
export async function toldSoFar(page: Page): Promise<unknown[]> {
  const entries = await page.evaluate(() =>
    (window as unknown as { dataLayer: unknown[] }).dataLayer.map((entry) =>
      String(entry) === "[object Arguments]" ? Array.from(entry as ArrayLike<unknown>) : entry,
    ),
  );
  return entries.filter((entry) => (entry as { event?: unknown }).event !== "gtm.js");
}

/** How many views of a page the tag manager finds, or has found. */
export async function pageViews(page: Page): Promise<number> {
  const told = await toldSoFar(page);
  return told.filter((entry) => (entry as { event?: unknown }).event === ROUTE_CHANGE_EVENT).length;
}

/** Notes down the title at the moment of each page view, in the documents that follow. */
export async function recordTitles(page: Page): Promise<void> {
  await page.addInitScript((event) => {
    const titles: string[] = [];
    const layer: unknown[] = [];
    layer.push = (...entries) => {
      if (entries.some((entry) => (entry as { event?: unknown }).event === event)) titles.push(document.title);
      return Array.prototype.push.apply(layer, entries);
    };
    Object.assign(window, { titles, dataLayer: layer });
  }, ROUTE_CHANGE_EVENT);
}

/** The title at the moment of the latest page view. */
export const titleOfLatestView = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (window as unknown as { titles: string[] }).titles.at(-1));
