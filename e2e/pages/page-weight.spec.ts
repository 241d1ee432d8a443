import { expect, type Page } from "@playwright/test";
import { consentCopy } from "../support/content";
import { activated, formOf } from "../support/forms";
import { styleSheetBytes, weigh } from "../support/page-weight";
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

/** Pages whose scripts differ from those of the home page, and of each other. */
const WEIGHED = ["blog", "article", "search"];

test("the style sheets of no page weigh more than 20 kB, brotli", () => {
  const weights = everyPage().map((route) => ({ route, bytes: styleSheetBytes(route) }));
  expect(Math.min(...weights.map(({ bytes }) => bytes)), "every page has a style sheet").toBeGreaterThan(0);
  expect(weights.filter(({ bytes }) => bytes > MAX_STYLE_SHEET_BYTES)).toEqual([]);
});

type Script = { name: string; isLate: boolean; bytes: number };

/** The scripts of this document, and whether each was requested once the page was there. */
const scriptsOf = (page: Page): Promise<Script[]> =>
  page.evaluate(() => {
    const { loadEventEnd } = performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming;
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return entries
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ name, startTime, encodedBodySize: bytes }) => ({ name, isLate: startTime > loadEventEnd, bytes }));
  });

/** Opens the home page with the consent to be asked for, and weighs the scripts that it has not had before. */
async function expectLightPrompt(page: Page): Promise<void> {
  const usual = new Set((await scriptsOf(page)).map(({ name }) => name));
  const prompt = page.getByRole("dialog", { name: consentCopy().title });
  await expect(prompt).toHaveCount(0);
  await page.context().clearCookies();
  await page.goto("/");
  await expect(prompt).toBeVisible();
  const added = (await scriptsOf(page)).filter(({ name }) => !usual.has(name));
  expect(added.map(({ isLate }) => isLate)).toEqual(added.map(() => true));
  const bytes = added.reduce((sum, script) => sum + script.bytes, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MAX_PROMPT_BYTES);
}

test.describe("on a phone", () => {
  test.use(DENSE_PHONE);

  test("the home page keeps to its weight, and so does the consent prompt, which comes once the page is there", async ({
    page,
  }) => {
    const { scriptBytes, totalBytes } = await weigh(page, "/");
    expect.soft(scriptBytes).toBeGreaterThan(0);
    expect.soft(scriptBytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES + MAX_LIGHT_BYTES);
    expect.soft(totalBytes, "of everything, before scrolling").toBeLessThanOrEqual(MAX_HOME_BYTES);
    await test.step("on a first visit the prompt brings at most 10 kB of scripts", () => expectLightPrompt(page));
  });

  for (const type of WEIGHED) {
    test(`the ${type} page keeps to its weight of scripts`, async ({ page }) => {
      const { scriptBytes } = await weigh(page, pageOfType(type));
      await expect(page.locator("form[novalidate]"), "no form is near").toHaveCount(0);
      expect(scriptBytes).toBeGreaterThan(0);
      expect(scriptBytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
    });
  }

  test("the contact page keeps to its weight, to which a form adds at most 20 kB, and only when it comes near", async ({
    page,
  }) => {
    const weight = await weigh(page, pageOfType("contact"));
    const { scriptBytes } = weight;
    expect(scriptBytes).toBeGreaterThan(0);
    expect(scriptBytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
    await activated(formOf(page));
    const added = weight.scriptBytes - scriptBytes;
    expect(added).toBeGreaterThan(0);
    expect(added).toBeLessThanOrEqual(MAX_FORM_BYTES);
  });
});
