import { everyPage, pageOfEachType } from "./pages";
import { axe } from "./support/axe";
import { DESKTOP, PHONE } from "./support/screens";
import { openAt, resize, settle } from "./support/settle";
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

for (const { type, route } of pageOfEachType()) {
  test(`axe finds nothing on the ${type} page with more contrast and in forced colours, and nothing throws`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.emulateMedia({ reducedMotion: "reduce", contrast: "more" });
    await openAt(page, route, DESKTOP);
    const more = await axe(page);
    await page.emulateMedia({ forcedColors: "active" });
    await settle(page);
    expect(await page.evaluate(() => matchMedia("(forced-colors: active) and (prefers-contrast: more)").matches)).toBe(
      true,
    );
    // The colours are the reader's own now; axe reads the page's (`-webkit-text-fill-color`, which is not forced).
    const forced = await axe(page, { except: ["color-contrast"] });
    expect({ more: more.violations, forced: forced.violations, errors }).toEqual({ more: [], forced: [], errors: [] });
  });
}
