import { expect } from "@playwright/test";
import { pageOfEachType } from "../support/pages";
import { openStill } from "../support/still";
import { test } from "../support/test";
import { DESKTOP, PHONE, TABLET } from "../support/visitor";

// Whole pages, and a limit in pixels rather than a share of them: a lost button is a tiny share of a long page.
// `playwright.config.ts` explains the tolerances.
const TIMEOUT_MS = 60_000;

/** Between a phone and a desktop few rules change: two pages that show most of them. */
const ON_TABLETS = ["home", "catalogue"];

test.use({ deviceScaleFactor: 1, contextOptions: { reducedMotion: "reduce" } });

for (const { type, route } of [...pageOfEachType(), { type: "catalogue", route: "/catalogue" }]) {
  for (const viewport of [PHONE, ...(ON_TABLETS.includes(type) ? [TABLET] : []), DESKTOP]) {
    test(`the ${type} page looks as it did, ${viewport.width} px wide`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize(viewport);
      await openStill(page, route);
      await expect(page).toHaveScreenshot(`${type}-${viewport.width}.png`, { fullPage: true, timeout: TIMEOUT_MS });
    });
  }
}
