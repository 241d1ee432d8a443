import { everyPage, pageOfEachType } from "./pages";
import { axe } from "./support/axe";
import { DESKTOP, PHONE } from "./support/screens";
import { openAt, resize } from "./support/settle";
import { expect, test } from "./support/shared-page";

for (const route of everyPage()) {
  test(`axe finds nothing on ${route}, on a phone and on a desk`, async ({ sharedPage: page }) => {
    await openAt(page, route, PHONE);
    const phone = await axe(page);
    await resize(page, DESKTOP);
    const desktop = await axe(page);
    // Rules of WCAG 2.0 A and AA, of 2.2 and of best practice: a set that did not run would find nothing, either.
    expect(phone.rulesRun).toEqual(
      expect.arrayContaining(["document-title", "color-contrast", "target-size", "region"]),
    );
    expect({ phone: phone.violations, desktop: desktop.violations }).toEqual({ phone: [], desktop: [] });
  });
}

test.describe("with the contrast turned up", () => {
  for (const { type, route } of pageOfEachType()) {
    test(`axe finds nothing on the ${type} page in forced colours with more contrast, and nothing throws`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({
        baseURL,
        viewport: DESKTOP,
        reducedMotion: "reduce",
        forcedColors: "active",
        contrast: "more",
      });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(String(error)));
      await openAt(page, route, DESKTOP);
      expect(await page.evaluate(() => matchMedia("(forced-colors: active) and (prefers-contrast: more)").matches)).toBe(
        true,
      );
      const { violations } = await axe(page);
      await context.close();
      expect({ violations, errors }).toEqual({ violations: [], errors: [] });
    });
  }
});
