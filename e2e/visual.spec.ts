import { expect, test } from "@playwright/test";
import { pageOfEachType } from "./pages";
import { DESKTOP, PHONE, TABLET } from "./support/screens";
import { openStill } from "./support/still";

// Whole pages and a limit in pixels, not a share of them: in a long page a lost button is a tiny share. Slices of
// 1,200 px told the place in the name, but took six times as long (236 captures for 39), and the picture of the
// difference tells it, too. What the tolerances are and why stands in `playwright.config.ts`.
const TIMEOUT_MS = 60_000;

test.use({ deviceScaleFactor: 1, contextOptions: { reducedMotion: "reduce" } });

for (const { type, route } of [...pageOfEachType(), { type: "catalogue", route: "/catalogue" }]) {
  for (const viewport of [PHONE, TABLET, DESKTOP]) {
    test(`the ${type} page looks as it did, ${viewport.width} px wide`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize(viewport);
      await openStill(page, route);
      await expect(page).toHaveScreenshot(`${type}-${viewport.width}.png`, { fullPage: true, timeout: TIMEOUT_MS });
    });
  }
}
