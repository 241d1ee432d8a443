import { expect, test } from "@playwright/test";
import { everyPage, pageOfEachType } from "./pages";
import { styleSheetBytes, weigh } from "./support/page-weight";
import { DENSE_PHONE } from "./support/screens";

const MOST_STYLE_SHEET_BYTES = 20_000;
const MOST_SCRIPT_BYTES = 90_000;
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
      expect(scriptBytes).toBeGreaterThan(0);
      expect(scriptBytes).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
    });
  }

  test("the home page transfers at most 220 kB in all before it is scrolled", async ({ page }) => {
    const { totalBytes, scriptBytes } = await weigh(page, "/");
    expect(totalBytes).toBeGreaterThan(scriptBytes);
    expect(totalBytes).toBeLessThanOrEqual(MOST_HOME_BYTES);
  });
});
