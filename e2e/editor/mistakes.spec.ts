import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { MARKDOWN_FORMAT } from "../../plugins/gatsby-plugin-editor/browser/formats";
import { addBlock, backups, openAt, publish, refusal, test, tryToPublish } from "../support/editor";
import { hold } from "../support/network";

test.describe.configure({ mode: "default" });

/** Opens and closes all items of the first list. */
const groups = (page: Page) => page.getByRole("button", { name: /Expand|Collapse/ }).first();
/** The value of the third fact of a case study. */
const value = (page: Page) => page.getByLabel(/^Value/).nth(2);

async function writeInClosedGroup(page: Page, field: Locator, text: string): Promise<void> {
  await groups(page).click();
  await field.fill(text);
  await groups(page).click();
  await expect(field).toBeHidden();
}

test("an editor is led to a required field that is empty in a closed group", async ({
  page,
  editor,
}) => {
  await openAt(page, editor, "settings/entries/values");
  const text = page.getByLabel("Text", { exact: true }).nth(2);
  await writeInClosedGroup(page, text, "");
  await tryToPublish(page);
  await expect(text).toBeFocused();
  await expect(refusal(page).getByRole("listitem")).toHaveText(["Values 3, Text is required."]);
});

test("a field that the check refuses is marked until it is changed", async ({ page, editor }) => {
  await openAt(page, editor, "works/entries/hid/index");
  await writeInClosedGroup(page, value(page), "  ");
  await tryToPublish(page);
  await expect(value(page)).toBeFocused();
  const mark = page.locator("[data-fault]");
  await expect(mark).toHaveAttribute("data-fault", /^Facts 3, Value: required, is empty/);
  await expect(refusal(page)).toContainText("Not saved. Please correct:");
  await expect(refusal(page).getByRole("listitem")).toHaveText([
    /^Facts 3, Value: required, is empty\. Fix: /,
  ]);
  await value(page).fill("Ten months");
  await expect(mark).toHaveCount(0);
});

test("a draft with a title alone is saved, and published only with all that it lists", async ({
  page,
  editor,
}) => {
  await openAt(page, editor, "blog/new");
  await page.getByLabel("Title").fill("Just begun");
  await page.getByRole("switch", { name: /^Draft/ }).click();
  const missing = page.getByRole("region", { name: "Before publishing" }).getByRole("button");
  await expect(missing).toHaveCount(4);
  await publish(page);
  expect(readFileSync(path.join(editor.content, "blog/just-begun/index.md"), "utf8")).toMatch(
    /^---\ntitle: Just begun\ndate: \S+\ndraft: true\n---\n$/,
  );
  await missing.filter({ hasText: "Teaser" }).click();
  await expect(page.getByLabel("Teaser")).toBeFocused();
  await page.keyboard.type("A sentence.");
  await expect(missing).toHaveCount(3);
  await page.getByRole("switch", { name: /^Draft/ }).click();
  await expect(missing).toHaveCount(0);
  await tryToPublish(page);
  const problems = refusal(page).getByRole("listitem");
  await expect(problems).toHaveText([
    /^Picture: required/,
    /^Picture in words: /,
    /^Text: required/,
  ]);
  await expect(page.locator("[data-fault]")).toHaveCount(3);
  await problems.getByRole("button", { name: "Picture in words" }).click();
  await expect(page.getByLabel("Picture in words")).toBeFocused();
});

test("a message leads to a group that is missing, and opens it", async ({ page, editor }) => {
  await openAt(page, editor, "pages/new");
  await page.getByLabel("Title").first().fill("Just begun");
  await page.getByRole("switch", { name: /^Draft/ }).click();
  const missing = page.getByRole("region", { name: "Before publishing" }).getByRole("button");
  await missing.filter({ hasText: /^Search and sharing: / }).click();
  await expect(page.getByLabel("Description")).toBeVisible();
  await expect(page.getByLabel("Title").nth(1)).toBeFocused();
});

test("a block that the check refuses is marked among others", async ({ page, editor }) => {
  await openAt(page, editor, "pages/entries/cutting-edge-digital-products/index");
  for (const [words, apart] of [
    ["Alpha", "Gamma"],
    ["Beta", "Beta"],
  ] as const) {
    const block = await addBlock(page, "Statement");
    await block.getByLabel("Heading").fill(words);
    await block.getByLabel("Sentence").fill(words);
    await block.getByLabel("Words set apart").fill(apart);
  }
  await tryToPublish(page);
  await expect(page.locator("[data-fault]")).toHaveCount(1);
  await expect(page.getByLabel("Words set apart").nth(-2)).toBeFocused();
});

test("an editor mends what is wrong after a save by the list beside the forms", async ({
  page,
  editor,
}) => {
  const problems = page.getByRole("group").filter({ hasText: "The site cannot be built" });
  await openAt(page, editor, "settings/entries/redirects");
  await groups(page).click();
  await page.getByLabel("New page").nth(2).fill("/abot-us");
  page.once("dialog", (dialog) => dialog.accept());
  await publish(page);
  await expect(problems).toContainText("1 problem");
  await expect(problems.getByRole("listitem")).toHaveText(
    /^Redirects: Redirects 3, New page .*\/abot-us.* Fix: /,
  );
  await openAt(page, editor, "works/entries/hid/index");
  await problems.getByRole("link").click();
  await expect(page.getByLabel("New page").nth(2)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("/about-us");
  await publish(page);
  await expect(problems).toBeHidden();
});

test("an editor is told before a save what the check would say", async ({ page, editor }) => {
  const file = path.join(editor.content, "works/hid/index.md");
  const before = readFileSync(file, "utf8");
  // As from before the place was made larger: an upload would be refused.
  const small = path.join(path.dirname(file), "small.png");
  await sharp({ create: { width: 600, height: 400, channels: 3, background: "#888" } }).toFile(
    small,
  );
  await openAt(page, editor, "works/entries/hid/index");
  await page.getByRole("button", { name: "Choose different image" }).first().click();
  await page.getByText("small.png").click();
  await page.getByRole("button", { name: "Choose selected" }).click();
  const questions: string[] = [];
  page.once("dialog", (dialog) => {
    questions.push(dialog.message());
    return dialog.dismiss();
  });
  await tryToPublish(page);
  await expect
    .poll(() => questions)
    .toEqual([
      "HID: Picture: is 600 x 400 pixels, its place (poster) needs 2400 x 1500. Fix: export it larger.\n\nSave all the same?",
    ]);
  await expect(page.locator("[data-fault]")).toHaveAttribute(
    "data-fault",
    /^HID: Picture: is 600 x 400/,
  );
  await expect(refusal(page)).toContainText("Not saved. Please correct:");
  expect(readFileSync(file, "utf8")).toBe(before);
  rmSync(small);
});

test("an entry that others refer to leads to them in place of a question", async ({
  page,
  editor,
}) => {
  await openAt(page, editor, "industries/entries/security");
  // A question of the browser would be an error of the test.
  await page.getByRole("button", { name: "Delete entry" }).click();
  const refusal = page.getByRole("dialog", { name: '"Security" cannot be deleted yet' });
  await expect(refusal).toBeVisible({ timeout: 40_000 });
  await refusal.getByRole("link", { name: "HID: Industry" }).click();
  await expect(refusal).toBeHidden();
  await expect(page).toHaveURL(/works\/entries\/hid/);
  expect(existsSync(path.join(editor.content, "industries/security.json"))).toBe(true);
});

test("a refusal to delete does not come over the form of another entry", async ({
  page,
  editor,
}) => {
  await openAt(page, editor, "industries/entries/security");
  const checks = await hold(page, `${editor.api}/problems`);
  await page.getByRole("button", { name: "Delete entry" }).click();
  const search = page.getByRole("status").filter({ hasText: "Looking for entries" });
  await expect(search).toHaveCount(1);
  await openAt(page, editor, "industries/entries/retail");
  await expect(page.getByLabel("Name").first()).toHaveValue("Retail");
  await checks.release();
  await expect(search).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a refusal stays until it is dismissed", async ({ page, editor }) => {
  await openAt(page, editor, "works/entries/hid/index");
  await writeInClosedGroup(page, value(page), "  ");
  await tryToPublish(page);
  await expect(refusal(page)).toContainText("Facts 3, Value");
  // The CMS takes its own notification away, which is not shown.
  const notification = page.locator(".Toastify__toast--error");
  await expect(notification).toHaveCount(1);
  await expect(notification).toBeHidden();
  await expect(notification).toHaveCount(0, { timeout: 20_000 });
  await expect(refusal(page)).toContainText("Facts 3, Value");
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(refusal(page)).toHaveCount(0);
});

test("an editor who takes an item out of a list is told who refers to it", async ({
  page,
  editor,
}) => {
  const file = path.join(editor.content, "settings/categories.json");
  const before = readFileSync(file, "utf8");
  await openAt(page, editor, "settings/entries/categories");
  const foldedItem = page.getByText("technology", { exact: true });
  page.once("dialog", (question) => question.accept());
  await foldedItem
    .locator("xpath=..")
    .getByRole("button", { name: /^Remove/ })
    .click();
  await expect(foldedItem).toHaveCount(0);
  const nextDialog = page.waitForEvent("dialog");
  await tryToPublish(page);
  const dialog = await nextDialog;
  expect(dialog.message()).toMatch(
    /: Category.*unknown category "technology"[\s\S]*\n\nSave all the same\?$/,
  );
  await dialog.dismiss();
  await expect(refusal(page)).toContainText("Not saved. Please correct:");
  expect(readFileSync(file, "utf8")).toBe(before);
  page.once("dialog", (again) => again.accept());
  await publish(page);
  expect(readFileSync(file, "utf8")).not.toBe(before);
  // The tests that follow edit the same content.
  writeFileSync(file, before);
});

test("a picture that an editor replaces leaves the folder if it is used nowhere else", async ({
  page,
  editor,
}) => {
  const folder = path.join(editor.content, "works/hid");
  await openAt(page, editor, "works/entries/hid/index");
  const nextDialog = page.waitForEvent("dialog");
  await page.getByRole("button", { name: "Where is it used?" }).first().click();
  const dialog = await nextDialog;
  expect(dialog.message()).toBe("HID: Picture");
  await dialog.accept();
  await page.getByRole("button", { name: "Choose different image" }).first().click();
  await page.locator('input[type="file"]').setInputFiles({
    name: "new-poster.webp",
    mimeType: "image/webp",
    buffer: await sharp(path.join(folder, "poster.jpg")).webp().toBuffer(),
  });
  await expect(page.getByRole("button", { name: "Choose selected" })).toBeEnabled();
  await page.getByRole("button", { name: "Choose selected" }).click();
  await publish(page);
  await expect.poll(() => readdirSync(folder)).not.toContain("poster.jpg");
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(["new-poster.webp", "plate-2.jpg"]));
});

test("an editor can save after a reload what was not saved before", async ({ page, editor }) => {
  const file = path.join(editor.content, "blog/how-to-hear-no/index.md");
  await openAt(page, editor, "blog/entries/how-to-hear-no/index");
  await page.getByLabel("Teaser").fill("Kept over a reload.");
  await expect.poll(() => backups(page)).toContain("backup.blog.how-to-hear-no/index");
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.message());
    return dialog.accept();
  });
  await page.reload();
  await expect(page.getByLabel("Teaser")).toHaveValue("Kept over a reload.");
  expect(questions.at(-1)).toMatch(/^This browser kept what was written in this form/);
  await publish(page);
  expect(MARKDOWN_FORMAT.fromFile(readFileSync(file, "utf8"))).toMatchObject({
    perex: "Kept over a reload.",
  });
});
