import { readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { MARKDOWN_FORMAT } from "../../plugins/gatsby-plugin-editor/browser/formats";
import { clearText, openAt, publish, refusal, test, tryToPublish } from "../support/editor";
import { hold } from "../support/network";

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

test("a link is changed in its place though the browser tells late of a closed dialog", async ({
  page,
  editor,
}) => {
  await openAt(page, editor, "pages/entries/privacy-policy/index");
  const text = page.locator(".cms-editor-visual");
  const link = text.getByText("privacy@citrin.example").first();
  const address = page.getByLabel("Where the link leads");
  // The rich text hears of the cursor late.
  await expect(async () => {
    await link.click();
    await text.getByRole("button", { name: "Link" }).first().click();
    const value = await address.inputValue();
    if (value === "") await address.press("Escape");
    expect(value).toBe("mailto:privacy@citrin.example");
  }).toPass();
  await page.evaluate(() =>
    addEventListener(
      "close",
      (event) => {
        if (!event.isTrusted) return;
        event.stopImmediatePropagation();
        setTimeout(() => event.target?.dispatchEvent(new Event("close")), 1_000);
      },
      { capture: true },
    ),
  );
  await address.fill("/contact-form");
  await address.press("Enter");
  await expect(text.locator("[data-slate-editor]")).toBeFocused();
  await page.keyboard.type("!");
  await expect(text).toContainText(/privacy\S*!\S*\.example/);
  await text.getByRole("button", { name: "Link" }).first().click();
  await expect(address).toHaveValue("/contact-form");
});

test("a link is set at the beginning of a text without a cursor", async ({ page, editor }) => {
  await openAt(page, editor, "pages/entries/privacy-policy/index");
  const text = page.locator(".cms-editor-visual");
  await text.getByRole("button", { name: "Link" }).first().click();
  const address = page.getByLabel("Where the link leads");
  await address.fill("/works");
  await address.press("Enter");
  await expect(text.getByRole("paragraph").first()).toHaveText(/^\W?\/works/);
});

test("an editor who types words in place of an address is told what to write", async ({
  page,
  editor,
}) => {
  // The addresses of the site come after the editor's first words.
  const addresses = await hold(page, "**/admin/link-targets.json");
  await openAt(page, editor, "pages/entries/terms-of-use/index");
  await page.locator(".cms-editor-visual").getByRole("button", { name: "Link" }).first().click();
  const dialog = page.getByRole("dialog");
  const address = dialog.getByLabel("Where the link leads");
  await address.fill("/abot-us");
  const question = page.waitForEvent("dialog");
  await address.press("Enter");
  await expect(dialog.getByRole("button", { name: "Set link" })).toBeDisabled();
  const release = addresses.release();
  // A page that is still to be written may be linked to.
  await (await question).dismiss();
  await release;
  expect((await question).message()).toContain("No page of this site has the address /abot-us.");
  await expect(address).toBeFocused();
  await address.fill("our services");
  await address.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText(/^"our services" is not an address\. Choose/);
  await expect(address).toBeFocused();
  await address.fill("/services");
  await address.blur();
  await expect(dialog.getByRole("alert")).toBeEmpty();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await openAt(page, editor, "settings/entries/redirects");
  await page
    .getByRole("button", { name: /Expand/ })
    .first()
    .click();
  await page.getByLabel("New page").nth(2).fill("about us");
  await tryToPublish(page);
  await expect(refusal(page).getByRole("listitem")).toHaveText([
    /^Redirects 3, New page: "about us" is not an address\. Choose/,
  ]);
});
