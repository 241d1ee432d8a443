import { expect, test } from "@playwright/test";
import { DomUtils, parseDocument } from "htmlparser2";
import { STRINGS } from "../src/constants/strings";
import { everyPage, pageOfEachType } from "./pages";
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

/** The catalogue repeats its samples. */
const routesWithLinks = everyPage().filter((route) => route !== "/catalogue");

test("links that read the same lead to the same address, and none reads only Learn More", async ({ request }) => {
  for (const route of routesWithLinks) {
    const main = DomUtils.getElementsByTagName("main", parseDocument(await (await request.get(route)).text()));
    const addresses = new Map<string, string | undefined>();
    for (const link of DomUtils.getElementsByTagName("a", main)) {
      const words = DomUtils.textContent(link).trim();
      // The anchor of a heading.
      if (!words) continue;
      expect.soft(words, `on ${route}, to ${link.attribs.href}`).not.toBe(STRINGS.learnMore);
      expect.soft(link.attribs.href, `"${words}" on ${route}`).toBe(addresses.get(words) ?? link.attribs.href);
      addresses.set(words, link.attribs.href);
    }
  }
});
