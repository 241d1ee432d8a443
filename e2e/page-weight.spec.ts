import { expect, test } from "@playwright/test";
import { everyPage, pageOfEachType } from "./pages";
import { consentCopy } from "./support/chrome-copy";
import { styleSheetBytes, weigh, weighForm } from "./support/page-weight";
import { DENSE_PHONE } from "./support/screens";
import { FIRST_VISIT, UNDISTURBED } from "./support/visits";

const MOST_STYLE_SHEET_BYTES = 20_000;
const MOST_SCRIPT_BYTES = 90_000;
const MOST_FORM_BYTES = 20_000;
const MOST_PROMPT_BYTES = 10_000;
const MOST_HOME_BYTES = 220_000;

test("the style sheets of no page weigh more than 20 kB, brotli", () => {
  const weights = everyPage().map((route) => ({ route, bytes: styleSheetBytes(route) }));
  expect(Math.min(...weights.map(({ bytes }) => bytes)), "every page has a style sheet").toBeGreaterThan(0);
  expect(weights.filter(({ bytes }) => bytes > MOST_STYLE_SHEET_BYTES)).toEqual([]);
});

test.describe("on a phone", () => {
  test.use(DENSE_PHONE);

  for (const { type, route } of pageOfEachType()) {
    test(`the ${type} page transfers at most 90 kB of scripts`, async ({ page }) => {
      const { scriptBytes } = await weigh(page, route);
      const isFormNear = type === "contact-form";
      const form = page.locator("form[novalidate]");
      await expect(form, "only the form's own page begins with one").toBeVisible({ visible: isFormNear });
      expect(scriptBytes).toBeGreaterThan(0);
      expect(scriptBytes).toBeLessThanOrEqual(MOST_SCRIPT_BYTES + (isFormNear ? MOST_FORM_BYTES : 0));
    });
  }

  test.describe("on a first visit", () => {
    test.use(FIRST_VISIT);

    test("the prompt for cookies comes once the page is there, and brings at most 10 kB of scripts", async ({
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
      const asked = await scripts();
      await context.addCookies(UNDISTURBED.storageState.cookies);
      await weigh(page, "/");
      await expect(prompt).toHaveCount(0);
      const usual = new Set((await scripts()).map(({ name }) => name));
      const added = asked.filter(({ name }) => !usual.has(name));
      expect(added.map(({ isLate }) => isLate)).toEqual(added.map(() => true));
      const bytes = added.reduce((sum, script) => sum + script.bytes, 0);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(MOST_PROMPT_BYTES);
    });
  });

  test("the home page transfers at most 220 kB in all before it is scrolled", async ({ page }) => {
    const { totalBytes, scriptBytes } = await weigh(page, "/");
    expect(totalBytes).toBeGreaterThan(scriptBytes);
    expect(totalBytes).toBeLessThanOrEqual(MOST_HOME_BYTES);
  });
});

test("a form adds at most 20 kB of scripts, and only when it comes near", async ({ page }) => {
  const added = await weighForm(page, "/contact");
  expect(added).toBeGreaterThan(0);
  expect(added).toBeLessThanOrEqual(MOST_FORM_BYTES);
});
