import { readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { MARKDOWN_FORMAT } from "../../plugins/gatsby-plugin-editor/browser/formats";
import { clearText, openAt, publish, test } from "../support/editor";

test("an editor links words to a page that is found by its title", async ({ page, editor }) => {
  await openAt(page, editor, "pages/entries/terms-of-use/index");
  const text = page.locator(".cms-editor-visual");
  // The rich text hears of a selection a moment after the browser has made it.
  await expect(async () => {
    await clearText(page);
    await page.keyboard.type("See why");
    await page.keyboard.press("ControlOrMeta+Shift+ArrowLeft");
    await text.getByRole("button", { name: "Link" }).first().click();
    const address = page.getByLabel("Where the link leads");
    await expect(address).toBeFocused();
    const option = page.locator('#link-targets option[value="/blog/how-to-hear-no"]');
    await expect(option).toHaveText("How to hear no");
    await address.fill("/blog/how-to-hear-no");
    await address.press("Enter");
    await expect(text.getByRole("link")).toHaveText("why", { timeout: 500 });
  }).toPass();
  await publish(page);
  const file = path.join(editor.content, "pages/terms-of-use/index.md");
  const { body } = MARKDOWN_FORMAT.fromFile(readFileSync(file, "utf8"));
  expect(body).toBe("See [why](/blog/how-to-hear-no)\n");
});
