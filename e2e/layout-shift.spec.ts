import { type BrowserContextOptions, expect, type Page, test } from "@playwright/test";
import { pageOfEachType } from "./pages";
import { layoutShifts, recordLayoutShifts, wheelThrough } from "./support/layout-shifts";
import { DENSE_PHONE, DESKTOP } from "./support/screens";
import { open, settle } from "./support/settle";

const FONT_DELAY_MS = 1000;
const PICTURE_DELAY_MS = 500;
const FONTS = /\.woff2?$/;
const PICTURES = /\.(avif|webp|jpe?g|png|svg)$/;
const SCREENS: { screen: string; options: BrowserContextOptions }[] = [
  { screen: "a phone", options: DENSE_PHONE },
  { screen: "a desk", options: { viewport: DESKTOP } },
];

/** Lets files of a kind arrive late, as over a poor connection. */
async function delay(page: Page, files: RegExp, milliseconds: number): Promise<void> {
  await page.route(files, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    // The page may have been closed meanwhile.
    await route.continue().catch(() => undefined);
  });
}

for (const { screen, options } of SCREENS) {
  test.describe(`on ${screen}`, () => {
    test.use(options);

    for (const { type, route } of pageOfEachType()) {
      test(`nothing on the ${type} page moves when fonts and pictures come late, nor while it is scrolled`, async ({
        page,
      }) => {
        await recordLayoutShifts(page);
        await delay(page, FONTS, FONT_DELAY_MS);
        await delay(page, PICTURES, PICTURE_DELAY_MS);
        await open(page, route);
        expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === "loaded"))).toBe(true);
        expect(await layoutShifts(page)).toEqual([]);
        await wheelThrough(page, settle);
        expect(await layoutShifts(page)).toEqual([]);
      });
    }
  });
}
