import { expect, type Page } from "@playwright/test";
import { BLOCK_CATALOGUE_ROUTE } from "../../src/constants/routes";
import { consentCopy } from "../support/content";
import { htmlBytes, scriptBytes, styleSheetBytes, weighForm } from "../support/page-weight";
import { everyPage, pageOfType } from "../support/pages";
import { test } from "../support/test";
import { countVisit } from "../support/visit-counts";
import { DENSE_PHONE, setConnection, WITH_MOTION } from "../support/visitor";

const MAX_STYLE_SHEET_BYTES = 20_000;
const MAX_SCRIPT_BYTES = 90_000;
/** The script that lights the stone (ADR 12) of the home page. */
const MAX_LIGHT_BYTES = 3_000;
/** The script that grows the stone out of the intro's, unless reduced motion is asked for. */
const MAX_GROWTH_BYTES = 2_000;
const MAX_FORM_BYTES = 20_000;
const MAX_PROMPT_BYTES = 10_000;
const MAX_HTML_BYTES = { home: 24_500, other: 22_000 };
/** Films, pictures and headers among them. The works are a page of pictures. */
const MAX_VISIT_BYTES = { home: 220_000, works: 235_000, other: 200_000 };
const MAX_HOME_ELEMENTS = 880;
/** Each font that arrives after the text lays out the document once more. */
const MAX_FONT_FILES = 1;

/** A first visit but for the consent prompt, which has been answered. */
const NEWCOMER = { ...DENSE_PHONE, ...WITH_MOTION };

function expectWithin(bytes: number, max: number, what?: string): void {
  expect.soft(bytes, what).toBeGreaterThan(0);
  expect.soft(bytes, what).toBeLessThanOrEqual(max);
}

test("the style sheets of no page weigh more than 20 kB", () => {
  for (const route of everyPage())
    expectWithin(styleSheetBytes(route), MAX_STYLE_SHEET_BYTES, route);
});

test("the HTML of no page weighs more than its limit", () => {
  const mostOf = (route: string) => MAX_HTML_BYTES[route === "/" ? "home" : "other"];
  const tooMany = everyPage().filter(
    (route) => route !== BLOCK_CATALOGUE_ROUTE && htmlBytes(route) > mostOf(route),
  );
  expect(tooMany.map((route) => `${route}: ${htmlBytes(route)}`)).toEqual([]);
});

/** The scripts of this document, and whether each was requested once the page was there. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => {
    const { loadEventEnd } = performance.getEntriesByType(
      "navigation",
    )[0] as PerformanceNavigationTiming;
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return entries
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ name, startTime, encodedBodySize: bytes }) => ({
        name,
        isLate: startTime > loadEventEnd,
        bytes,
      }));
  });

test.describe("on a phone", () => {
  test.use(NEWCOMER);

  // Pages that differ in their scripts, sections and pictures.
  for (const type of [
    "home",
    "services",
    "works",
    "case-study",
    "blog",
    "article",
    "search",
    "contact",
    "career",
    "position",
  ])
    test(`a first visit of the ${type} page keeps to its limits`, async ({ page }) => {
      // Data of pages behind links in view are no part of the visit. So slow a line gets none
      // ahead.
      await setConnection(page, { effectiveType: "2g" });
      const visit = await countVisit(page, pageOfType(type));
      const isHome = type === "home";
      expectWithin(
        visit.totalBytes,
        MAX_VISIT_BYTES[type === "home" || type === "works" ? type : "other"],
        "bytes",
      );
      expectWithin(
        scriptBytes(visit),
        MAX_SCRIPT_BYTES + (isHome ? MAX_LIGHT_BYTES + MAX_GROWTH_BYTES : 0),
        "bytes of scripts",
      );
      expect.soft(visit.furtherLayouts, "further layouts of the whole document").toEqual([]);
      expectWithin(visit.kinds.Font?.files ?? 0, MAX_FONT_FILES, "font files");
      if (isHome) expectWithin(visit.elements, MAX_HOME_ELEMENTS, "elements");
      await expect(page.locator("form[novalidate]"), "no form is near").toHaveCount(0);
    });

  test("with reduced motion the home page has no script for the intro", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    expectWithin(scriptBytes(await countVisit(page, "/")), MAX_SCRIPT_BYTES + MAX_LIGHT_BYTES);
  });

  test("the consent prompt adds little weight after the home page", async ({ page }) => {
    await countVisit(page, "/");
    const usualNames = new Set((await scriptsOf(page)).map(({ name }) => name));
    await page.context().clearCookies();
    await page.goto("/");
    await expect(page.getByRole("dialog", { name: consentCopy().title })).toBeVisible();
    const newScripts = (await scriptsOf(page)).filter(({ name }) => !usualNames.has(name));
    expect(newScripts.map(({ isLate }) => isLate)).toEqual(newScripts.map(() => true));
    expectWithin(
      newScripts.reduce((sum, { bytes }) => sum + bytes, 0),
      MAX_PROMPT_BYTES,
    );
  });

  test("a form that comes near adds at most 20 kB of scripts", async ({ page }) => {
    expectWithin(await weighForm(page, pageOfType("contact")), MAX_FORM_BYTES);
  });
});
