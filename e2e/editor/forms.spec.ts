import { rmSync } from "node:fs";
import path from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { addBlock, openAt, test, tryToPublish } from "../support/editor";

test.describe.configure({ mode: "default" });

/** The picture that a form shows of a chosen file. */
const thumbnail = (page: Page) => page.locator('[class*="ImageWrapper"] img').first();
/** Messages at fields that are marked. */
const marks = (page: Page) => page.locator("[data-fault]");

for (const [what, place, width] of [
  ["a case study", "works/entries/tidewater/index", 2400],
  ["a colleague", "team/entries/elin-dahl", 800],
  ["the settings", "settings/entries/site", 1024],
] as const)
  test(`the form of ${what} shows the chosen picture at once`, async ({ page, editor }) => {
    await openAt(page, editor, place);
    await expect(thumbnail(page)).toHaveJSProperty("naturalWidth", width);
  });

test("only what a page never needs is called optional", async ({ page, editor }) => {
  await openAt(page, editor, "blog/new");
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await expect(field("Teaser")).toBeVisible();
  await expect(field("Address (optional)")).toBeVisible();
  await expect(page.getByText("Needed before publishing.").first()).toBeVisible();
});

async function boxOf(words: Locator) {
  const { x, y, width, height } = (await words.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { left: x, top: y, right: x + width, bottom: y + height };
}

test("the count of a field's characters and its message can both be read", async ({
  page,
  editor,
}) => {
  await openAt(page, editor, "blog/new");
  await page.getByLabel("Title").fill("a".repeat(200));
  await page.getByRole("textbox", { name: "Teaser" }).focus();
  for (const width of [1440, 768, 375]) {
    await page.setViewportSize({ width, height: 900 });
    const count = await boxOf(page.getByText("200 of at most 110 characters"));
    const message = await boxOf(page.getByText("Title: at most 110 characters."));
    expect(count.right).toBeGreaterThan(count.left);
    expect(count.top).toBeGreaterThanOrEqual(message.bottom);
  }
});

test("a message at a picture goes once another picture is chosen", async ({ page, editor }) => {
  const small = path.join(editor.content, "works/tidewater/small.png");
  // As from before the place was made larger: an upload would be refused.
  await sharp({ create: { width: 600, height: 400, channels: 3, background: "#888" } }).toFile(
    small,
  );
  await openAt(page, editor, "works/entries/tidewater/index");
  const choose = async (file: string) => {
    await page.getByRole("button", { name: "Choose different image" }).first().click();
    await page.getByText(file, { exact: true }).click();
    await page.getByRole("button", { name: "Choose selected" }).click();
  };
  await choose("small.png");
  page.once("dialog", (question) => question.dismiss());
  await tryToPublish(page);
  await expect(marks(page)).toHaveCount(1);
  await choose("poster.jpg");
  await expect(marks(page)).toHaveCount(0);
  rmSync(small);
});

test("a message at a block goes once the block has another place", async ({ page, editor }) => {
  await openAt(page, editor, "pages/entries/product-hour/index");
  const block = await addBlock(page, "Statement");
  await block.getByLabel("Heading").fill("Set apart");
  await block.getByLabel("Sentence").fill("One sentence.");
  await block.getByLabel("Words set apart").fill("Other words");
  await tryToPublish(page);
  await expect(marks(page)).toHaveCount(1);
  await block.getByRole("button", { name: /^Move block/ }).press("ArrowUp");
  await expect(marks(page)).toHaveCount(0);
});

test("the first save of a page leaves its blocks open, and the cursor where it is", async ({
  page,
  editor,
}) => {
  await openAt(page, editor, "pages/new");
  await page.getByLabel("Title", { exact: true }).first().fill("Written in one go");
  await page.getByRole("switch", { name: /^Draft/ }).click();
  await page.getByRole("button", { name: "Add block", exact: true }).click();
  await page.getByLabel("Add several at once").uncheck();
  const kind = page.getByRole("dialog").getByRole("button", { name: /^Statement/ });
  await kind.click();
  await addBlock(page, "Steps");
  const heading = page.locator(".block").nth(1).getByLabel("Heading");
  await heading.pressSequentially("First");
  await page.keyboard.press("ControlOrMeta+S");
  await expect(page).toHaveURL(/entries\/written-in-one-go/);
  await expect(page.getByRole("button", { name: "Published" })).toBeVisible();
  await expect(page.locator(".blockFold[aria-expanded=true]")).toHaveCount(2);
  await expect(heading).toBeFocused();
  await page.keyboard.type(" this");
  await expect(heading).toHaveValue("First this");
});
