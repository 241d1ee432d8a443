import { expect, test } from "@playwright/test";
import { pageOfEachType } from "./pages";
import { axe } from "./support/axe";
import { DESKTOP } from "./support/screens";
import { openAt, settle } from "./support/settle";

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
