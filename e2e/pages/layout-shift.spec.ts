import { expect } from "@playwright/test";
import { layoutShifts, recordLayoutShifts, scrollThrough } from "../support/layout-shifts";
import { hold } from "../support/network";
import { hydrated, settle } from "../support/page";
import { pageOfType } from "../support/pages";
import { test } from "../support/test";
import { DENSE_PHONE, DESKTOP } from "../support/visitor";

const FONTS = /\.woff2?$/;
const PICTURES = /\.(avif|webp|jpe?g|png|svg)$/;

// Pages whose pictures stand differently. That no other shifts with a fast line is seen by `page-types.spec.ts`.
for (const [screen, options, types] of [
  ["a phone", DENSE_PHONE, ["home", "case-study", "blog", "article", "about", "contact"]],
  ["a desktop", { viewport: DESKTOP }, ["home", "case-study", "services"]],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use(options);

    for (const type of types) {
      test(`nothing on the ${type} page shifts when fonts and pictures come late, nor while scrolling`, async ({
        page,
      }) => {
        await recordLayoutShifts(page);
        const fonts = await hold(page, FONTS);
        const pictures = await hold(page, PICTURES);
        await page.goto(pageOfType(type), { waitUntil: "domcontentloaded" });
        await hydrated(page);
        await fonts.release();
        await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === "loaded"));
        await pictures.release();
        await settle(page);
        expect(await layoutShifts(page)).toEqual([]);
        await scrollThrough(page);
        expect(await layoutShifts(page)).toEqual([]);
      });
    }
  });
}
