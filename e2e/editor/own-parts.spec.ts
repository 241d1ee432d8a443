import { expect, type Page } from "@playwright/test";
import { axe } from "../support/axe";
import { openAt, test, tryToPublish } from "../support/editor";

// axe looks at what this project adds to the editor. The form around is that of Decap CMS: fields
// and toolbars of its own have faults that the site cannot mend, such as a page without landmarks.
test.describe.configure({ mode: "default" });

async function expectFaultless(page: Page, ...parts: string[]): Promise<void> {
  for (const part of parts) {
    await expect(page.locator(part).first()).toBeVisible();
    expect.soft((await axe(page, [], part)).violations, part).toEqual([]);
  }
}

test("axe finds nothing in the fields that the project adds to a draft's form", async ({
  page,
  editor,
}) => {
  await openAt(page, editor, "blog/new");
  await page.getByLabel("Title").fill("x".repeat(200));
  await page.getByRole("switch", { name: /^Draft/ }).click();
  await page.getByLabel(/^Published/).fill("2999-01-01");
  await expectFaultless(page, ".beforePublishing", ".dayNote", ".tooMany", ".previewWidths");
});

test("axe finds nothing in a refusal, and in the marks that come with it", async ({
  page,
  editor,
}) => {
  await openAt(page, editor, "works/entries/hid/index");
  await page.getByLabel("Title", { exact: true }).fill("  ");
  await tryToPublish(page);
  await expectFaultless(page, ".editorMessages", ".uses");
});

test("axe finds nothing in the list of blocks, and in the choice of their kinds", async ({
  page,
  editor,
}) => {
  await openAt(page, editor, "pages/entries/cutting-edge-digital-products/index");
  await page.getByRole("button", { name: /Services/, expanded: false }).click();
  await expectFaultless(
    page,
    ".blockBody:not([hidden]) > .blockHint",
    ".blockListBar",
    ".blockBar",
    ".block > .blockAdd",
  );
  await page.getByRole("button", { name: "Add block", exact: true }).click();
  await page.getByLabel("Add several at once").check();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Numbers/ })
    .click();
  await expectFaultless(page, ".blockPicker");
});

test("axe finds nothing in the dialog of a link", async ({ page, editor }) => {
  await openAt(page, editor, "works/entries/hid/index");
  const text = page.locator(".cms-editor-visual");
  await text.getByRole("textbox").first().click();
  await text.getByRole("button", { name: "Link" }).first().click();
  await expectFaultless(page, "dialog");
  await page.keyboard.press("Escape");
});

test("axe finds nothing in the dialog that leads to where an entry is used", async ({
  page,
  editor,
}) => {
  await openAt(page, editor, "industries/entries/security");
  await page.getByRole("button", { name: "Delete entry" }).click();
  await expect(page.getByRole("dialog")).toBeVisible({ timeout: 40_000 });
  await expectFaultless(page, "dialog");
  await expect(page.getByRole("dialog").getByRole("link").first()).toBeFocused();
});

test("axe finds nothing in the list of problems below the form", async ({ page, editor }) => {
  await openAt(page, editor, "settings/entries/redirects");
  await page
    .getByRole("button", { name: /Expand|Collapse/ })
    .first()
    .click();
  await page.getByLabel("New page").nth(2).fill("/abot-us");
  page.once("dialog", (dialog) => dialog.accept());
  await tryToPublish(page);
  await expect(page.locator(".contentProblems")).toBeVisible({ timeout: 40_000 });
  await expectFaultless(page, ".contentProblems");
});
