import { readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { MARKDOWN_FORMAT } from "../../plugins/gatsby-plugin-editor/browser/formats";
import { clearText, openAt, publish, test } from "../support/editor";

test("an editor sets a link to a page that is found by its title", async ({ page, editor }) => {
  await openAt(page, editor, "pages/entries/terms-of-use/index");
  await clearText(page);
  await page.keyboard.type("See ");
  await page.locator(".cms-editor-visual").getByRole("button", { name: "Link" }).first().click();
  const address = page.getByLabel("Where the link leads");
  await expect(address).toBeFocused();
  const option = page.locator('#link-targets option[value="/blog/how-to-hear-no"]');
  await expect(option).toHaveText("How to hear no");
  await address.fill("/blog/how-to-hear-no");
  await address.press("Enter");
  // With the cursor in a link, the dialog has its address. The rich text hears of the cursor late.
  const text = page.locator(".cms-editor-visual");
  await expect(async () => {
    await text.getByText("/blog/how-to-hear-no").click();
    await text.getByRole("button", { name: "Link" }).first().click();
    const isPresent = (await address.inputValue()) === "/blog/how-to-hear-no";
    await address.press("Escape");
    expect(isPresent).toBe(true);
  }).toPass({ timeout: 20_000 });
  await publish(page);
  const file = path.join(editor.content, "pages/terms-of-use/index.md");
  const { body } = MARKDOWN_FORMAT.fromFile(readFileSync(file, "utf8"));
  expect(body).toBe("See [/blog/how-to-hear-no](/blog/how-to-hear-no)\n");
});
