import { expect, type Page } from "@playwright/test";
import { consentCopy } from "../support/content";
import { styleSheetBytes, weigh, weighForm } from "../support/page-weight";
import { everyPage, pageOfType } from "../support/pages";
import { test } from "../support/test";
import { DENSE_PHONE } from "../support/visitor";

const MAX_STYLE_SHEET_BYTES = 20_000;
const MAX_SCRIPT_BYTES = 90_000;
/** What lights the stone (ADR 12), which the home page has. */
const MAX_LIGHT_BYTES = 3_000;
const MAX_FORM_BYTES = 20_000;
const MAX_PROMPT_BYTES = 10_000;
const MAX_HOME_BYTES = 220_000;

function expectWithin(bytes: number, most: number): void {
  expect.soft(bytes).toBeGreaterThan(0);
  expect.soft(bytes).toBeLessThanOrEqual(most);
}

test("the style sheets of no page weigh more than 20 kB, brotli", () => {
  for (const route of everyPage()) expectWithin(styleSheetBytes(route), MAX_STYLE_SHEET_BYTES);
});

/** The scripts of this document, and whether each was requested once the page was there. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => {
    const { loadEventEnd } = performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming;
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return entries
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ name, startTime, encodedBodySize: bytes }) => ({ name, isLate: startTime > loadEventEnd, bytes }));
  });

test.describe("on a phone", () => {
  test.use(DENSE_PHONE);

  test("the home page keeps to its weight, and so does the consent prompt, which comes later", async ({ page }) => {
    const { scriptBytes, totalBytes } = await weigh(page, "/");
    expectWithin(scriptBytes, MAX_SCRIPT_BYTES + MAX_LIGHT_BYTES);
    expectWithin(totalBytes, MAX_HOME_BYTES);
    const usual = new Set((await scriptsOf(page)).map(({ name }) => name));
    await page.context().clearCookies();
    await page.goto("/");
    await expect(page.getByRole("dialog", { name: consentCopy().title })).toBeVisible();
    const added = (await scriptsOf(page)).filter(({ name }) => !usual.has(name));
    expect(added.map(({ isLate }) => isLate)).toEqual(added.map(() => true));
    expectWithin(
      added.reduce((sum, { bytes }) => sum + bytes, 0),
      MAX_PROMPT_BYTES,
    );
  });

  // Pages whose scripts differ from those of the home page, and of each other.
  for (const type of ["blog", "article", "search", "contact"])
    test(`the ${type} page keeps to its weight of scripts`, async ({ page }) => {
      expectWithin((await weigh(page, pageOfType(type))).scriptBytes, MAX_SCRIPT_BYTES);
      await expect(page.locator("form[novalidate]"), "no form is near").toHaveCount(0);
    });

  test("a form adds at most 20 kB of scripts, and only when it comes near", async ({ page }) => {
    expectWithin(await weighForm(page, pageOfType("contact")), MAX_FORM_BYTES);
  });
});
