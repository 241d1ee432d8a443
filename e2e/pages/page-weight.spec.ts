import { expect } from "@playwright/test";
import { consentCopy } from "../support/content";
import { styleSheetBytes, weigh, weighForm } from "../support/page-weight";
import { everyPage, pageOfType } from "../support/pages";
import { test } from "../support/test";
import { DENSE_PHONE, FIRST_VISIT, UNDISTURBED } from "../support/visitor";

const MAX_STYLE_SHEET_BYTES = 20_000;
const MAX_SCRIPT_BYTES = 90_000;
/** What lights the stone (ADR 12), which the home page has. */
const MAX_LIGHT_BYTES = 3_000;
const MAX_FORM_BYTES = 20_000;
const MAX_PROMPT_BYTES = 10_000;
const MAX_HOME_BYTES = 220_000;

/** Pages whose scripts differ; all others are made of the same parts. */
const WEIGHED = ["home", "case-study", "blog", "article", "contact-form", "search"];

test("the style sheets of no page weigh more than 20 kB, brotli", () => {
  const weights = everyPage().map((route) => ({ route, bytes: styleSheetBytes(route) }));
  expect(Math.min(...weights.map(({ bytes }) => bytes)), "every page has a style sheet").toBeGreaterThan(0);
  expect(weights.filter(({ bytes }) => bytes > MAX_STYLE_SHEET_BYTES)).toEqual([]);
});

test.describe("on a phone", () => {
  test.use(DENSE_PHONE);

  for (const type of WEIGHED) {
    test(`the ${type} page keeps to its weight of scripts`, async ({ page }) => {
      const { scriptBytes, totalBytes } = await weigh(page, pageOfType(type));
      const isFormNear = type === "contact-form";
      const form = page.locator("form[novalidate]");
      await expect(form, "only the form's own page begins with one").toBeVisible({ visible: isFormNear });
      expect(scriptBytes).toBeGreaterThan(0);
      const extra = (isFormNear ? MAX_FORM_BYTES : 0) + (type === "home" ? MAX_LIGHT_BYTES : 0);
      expect(scriptBytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES + extra);
      if (type === "home") expect(totalBytes, "of everything, before scrolling").toBeLessThanOrEqual(MAX_HOME_BYTES);
    });
  }

  test.describe("on a first visit", () => {
    test.use(FIRST_VISIT);

    test("the consent prompt comes once the page is there, and brings at most 10 kB of scripts", async ({
      page,
      context,
    }) => {
      const scripts = () =>
        page.evaluate(() => {
          const { loadEventEnd } = performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming;
          const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
          return entries
            .filter(({ name }) => name.endsWith(".js"))
            .map(({ name, startTime, encodedBodySize: bytes }) => ({ name, isLate: startTime > loadEventEnd, bytes }));
        });
      const prompt = page.getByRole("dialog", { name: consentCopy().title });
      await page.goto("/");
      await expect(prompt).toBeVisible();
      const requested = await scripts();
      await context.addCookies(UNDISTURBED.storageState.cookies);
      await weigh(page, "/");
      await expect(prompt).toHaveCount(0);
      const usual = new Set((await scripts()).map(({ name }) => name));
      const added = requested.filter(({ name }) => !usual.has(name));
      expect(added.map(({ isLate }) => isLate)).toEqual(added.map(() => true));
      const bytes = added.reduce((sum, script) => sum + script.bytes, 0);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(MAX_PROMPT_BYTES);
    });
  });
});

test("a form adds at most 20 kB of scripts, and only when it comes near", async ({ page }) => {
  const added = await weighForm(page, "/contact");
  expect(added).toBeGreaterThan(0);
  expect(added).toBeLessThanOrEqual(MAX_FORM_BYTES);
});
