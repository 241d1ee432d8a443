import { expect } from "@playwright/test";
import { pageOfType } from "../support/pages";
import { openForSnapshot } from "../support/still";
import { test } from "../support/test";
import { DESKTOP, PHONE } from "../support/visitor";

// Whole pages, and a limit in pixels rather than a share of them: a lost button is a tiny share of
// a long page. `playwright.config.ts` explains the tolerances.
const TIMEOUT_MS = 60_000;

/**
 * Between them these pages show what all others consist of, on the screen where more of it differs;
 * a picture of a desktop takes three times as long.
 */
const COMPARED = [
  ["home", pageOfType("home"), DESKTOP],
  ["case-study", pageOfType("case-study"), DESKTOP],
  ["contact", pageOfType("contact"), PHONE],
  ["services", pageOfType("services"), PHONE],
  ["career", pageOfType("career"), PHONE],
  ["article", pageOfType("article"), PHONE],
  ["not-found", pageOfType("not-found"), DESKTOP],
] as const;

test.use({ deviceScaleFactor: 1, contextOptions: { reducedMotion: "reduce" } });

for (const [name, route, viewport] of COMPARED)
  test(`the ${name} page looks as it did at ${viewport.width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
    await openForSnapshot(page, route);
    await expect(page).toHaveScreenshot(`${name}-${viewport.width}.png`, {
      fullPage: true,
      timeout: TIMEOUT_MS,
    });
  });
