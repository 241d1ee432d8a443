import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { MARKDOWN_FORMAT } from "../../plugins/gatsby-plugin-editor/browser/formats";
import { clearText, openAt, publish, test } from "../support/editor";

test.setTimeout(90_000);

/** Adds a part of a text from the toolbar, and fills in its form. */
async function add(page: Page, part: string, values: Record<string, string>): Promise<void> {
  // Typing reaches the toolbar a moment later, and closes its menu.
  await expect(async () => {
    await page.getByRole("button", { name: "Add Component" }).click();
    await page.getByText(part, { exact: true }).click({ timeout: 1000 });
  }).toPass();
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).last().fill(value);
}

test("a table and a footnote are changed with the forms that made them", async ({
  page,
  editor,
}) => {
  const file = path.join(editor.content, "pages/terms-of-use/index.md");
  const body = () => String(MARKDOWN_FORMAT.fromFile(readFileSync(file, "utf8")).body);
  await openAt(page, editor, "pages/entries/terms-of-use/index");
  await clearText(page);
  await page.keyboard.type("Nobody[^1] counts.");
  await add(page, "Footnote", { Number: "1", Note: "They do,\nin Oslo." });
  await add(page, "Table", { Rows: "Office | People\nPrague | 9\nOslo" });
  await publish(page);
  const table = "| Office | People |\n| --- | --- |\n| Prague | 9 |\n| Oslo |  |\n";
  expect(body()).toContain("Nobody[^1] counts.\n\n[^1]: They do, in Oslo.");
  expect(body()).toContain(table);
  // Opened once more, it is still a rich text, and a change of it keeps both.
  await page.goto("about:blank");
  await openAt(page, editor, "pages/entries/terms-of-use/index");
  const note = page.getByLabel("Note", { exact: true });
  await expect(note).toHaveValue("They do, in Oslo.");
  const rows = page.getByLabel("Rows", { exact: true });
  await expect(rows).toHaveValue("Office | People\nPrague | 9\nOslo");
  await rows.press("ControlOrMeta+End");
  await rows.pressSequentially("\nBergen | 10 \\| 11 | new");
  await note.fill("They do, in Bergen.");
  await publish(page);
  expect(body()).toContain("Nobody[^1] counts.\n\n[^1]: They do, in Bergen.");
  const widerTable =
    "| Office | People |  |\n| --- | --- | --- |\n| Prague | 9 |  |\n| Oslo |  |  |\n| Bergen | 10 \\| 11 | new |\n";
  expect(body()).toContain(widerTable);
});

test("a table within a list is changed with its form", async ({ page, editor }) => {
  const file = path.join(editor.content, "pages/privacy-policy/index.md");
  const inItem = (row: string) =>
    `- Our offices\n\n  | Office | People |\n  | --- | --- |\n  | ${row} |\n- More\n`;
  const [frontMatter] = readFileSync(file, "utf8").split(/(?<=\n---\n)/);
  writeFileSync(file, `${frontMatter}\n${inItem("Prague | 9")}`);
  await openAt(page, editor, "pages/entries/privacy-policy/index");
  await page.getByLabel("Rows", { exact: true }).fill("Office | People\nOslo | 4");
  await publish(page);
  expect(readFileSync(file, "utf8")).toContain(inItem("Oslo | 4"));
});

test("a picture that is small for its text is uploaded only after a question", async ({
  page,
  editor,
}) => {
  await openAt(page, editor, "pages/new");
  const text = page.locator(".cms-editor-visual");
  await text.locator("[data-slate-editor]").click();
  await add(page, "Picture", {});
  await text.getByRole("button", { name: "Choose an image" }).click();
  const input = page.locator('input[type="file"]');
  const buffer = await sharp({
    create: { width: 400, height: 300, channels: 3, background: "#888" },
  })
    .png()
    .toBuffer();
  const nextDialog = page.waitForEvent("dialog");
  await input.setInputFiles({ name: "small.png", mimeType: "image/png", buffer });
  const dialog = await nextDialog;
  expect(dialog.message()).toContain('"small.png" is 400 pixels wide; a text has room for 680.');
  await dialog.dismiss();
  await expect(page.getByText("small.png")).toHaveCount(0);
  page.once("dialog", (again) => again.accept());
  await input.setInputFiles({ name: "small.png", mimeType: "image/png", buffer });
  await expect(page.getByText("small.png")).toBeVisible();
});
