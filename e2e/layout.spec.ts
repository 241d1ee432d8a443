import type { Page } from "@playwright/test";
import { pageOfEachType } from "./pages";
import { clippedTexts, widerThanWindow } from "./support/overflow";
import { PHONE, ZOOMED } from "./support/screens";
import { open, openAt, resize } from "./support/settle";
import { expect, test } from "./support/shared-page";

for (const { type, route } of pageOfEachType()) {
  test(`the ${type} page fits a phone, and a window of 320 x 256 px, which is 1280 x 1024 at 400 %`, async ({
    sharedPage: page,
  }) => {
    await openAt(page, route, PHONE);
    expect(await widerThanWindow(page)).toEqual([]);
    await resize(page, ZOOMED);
    expect(await widerThanWindow(page)).toEqual([]);
  });
}

/** Pixels of an ordinary paragraph's letters. */
const textSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.querySelector("main p") ?? document.body).fontSize));

test.describe("for a reader whose letters are twice as large", () => {
  for (const { type, route } of pageOfEachType()) {
    test(`the ${type} page shows all its text, and larger`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        baseURL,
        viewport: { width: 1280, height: 1024 },
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      await open(page, route);
      const usual = await textSize(page);
      // The reader's own setting, as in the browser's settings page: media queries in rem follow it, too.
      const session = await context.newCDPSession(page);
      await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
      await open(page, route);
      // Twice, or somewhat less where a part of the size follows the window (`clamp`); sizes in px would not grow at all.
      expect(await textSize(page)).toBeGreaterThan(usual * 1.5);
      expect(await widerThanWindow(page)).toEqual([]);
      expect(await clippedTexts(page)).toEqual([]);
      await context.close();
    });
  }
});
