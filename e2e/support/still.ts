import { expect, type Page } from "@playwright/test";
import { open, showEverything } from "./page";

/**
 * A fixed time, so that no snapshot depends on when it was taken; no date of the sample content is
 * later.
 */
const MOMENT = new Date("2026-11-21T12:00:00Z");

/** The typeface that visits with a slow start get with their second page only. */
async function bringInTypeface(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const faces = await document.fonts.load('1em "Figtree late", Figtree', "ař");
    if (faces.length < 2) throw new Error("The site's own typeface is missing");
    document.documentElement.dataset.font = "late";
  });
}

/**
 * Sets code in the site's own typeface: the system's monospace font differs from machine to
 * machine.
 */
async function setCodeInOwnTypeface(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { fontFamily } = getComputedStyle(document.body);
    for (const code of document.querySelectorAll<HTMLElement>("pre, code, kbd, samp")) {
      code.style.setProperty("font-family", fontFamily, "important");
    }
  });
}

/**
 * Opens a page for its snapshot: at a fixed time, with all its pictures and in its own typeface.
 */
export async function openForSnapshot(page: Page, route: string): Promise<void> {
  await page.clock.setFixedTime(MOMENT);
  await open(page, route);
  await bringInTypeface(page);
  await setCodeInOwnTypeface(page);
  // The local times come near with their offices, which may be hydrated after the page has been
  // scrolled through.
  for (const office of await page.locator('[id^="office-"]').all()) {
    await office.scrollIntoViewIfNeeded();
    await expect(office.locator("time")).toBeVisible();
  }
  await showEverything(page);
  const fonts = await page.evaluate(() => [...document.fonts].map(({ status }) => status));
  expect(fonts).not.toContain("loading");
  expect(fonts).not.toContain("error");
  const missing = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.naturalWidth === 0)
      .map(({ src }) => src),
  );
  expect(missing, "missing pictures").toEqual([]);
}
