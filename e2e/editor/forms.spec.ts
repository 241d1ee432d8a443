import { expect, type Page } from "@playwright/test";
import { openAt, test } from "../support/editor";

test.describe.configure({ mode: "default" });

/** The picture that a form shows of a chosen file. */
const thumbnail = (page: Page) => page.locator('[class*="ImageWrapper"] img').first();

for (const [what, place, width] of [
  ["a case study", "works/entries/tidewater/index", 2400],
  ["a colleague", "team/entries/elin-dahl", 800],
  ["the settings", "settings/entries/site", 1024],
] as const)
  test(`the form of ${what} shows the chosen picture at once`, async ({ page, editor }) => {
    await openAt(page, editor, place);
    await expect(thumbnail(page)).toHaveJSProperty("naturalWidth", width);
  });
