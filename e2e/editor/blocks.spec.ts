import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { MARKDOWN_FORMAT } from "../../plugins/gatsby-plugin-editor/browser/formats";
import { BLOCKS } from "../../src/content-model/collections/blocks";
import { addBlock, type Editor, openAt, publish, test } from "../support/editor";

test.describe.configure({ mode: "default" });

const SLUG = "cutting-edge-digital-products";
const FILE = `pages/${SLUG}/index.md`;

type Block = Record<string, unknown> & { type: string };
const blocksOf = ({ content }: Editor, file = FILE) =>
  MARKDOWN_FORMAT.fromFile(readFileSync(path.join(content, file), "utf8")).blocks as Block[];

/** Opens the page of blocks as the site has it: other tests write into it. */
async function openPage(page: Page, editor: Editor): Promise<void> {
  copyFileSync(path.join("content", FILE), path.join(editor.content, FILE));
  await openAt(page, editor, `pages/entries/${SLUG}/index`);
}

/** The kinds of the blocks, in their order. */
const kinds = (page: Page) => page.locator(".blockFold b");
const HERE = ["Opening", "Services", "Case studies", "Statement", "Steps", "Form"];
const numbered = (names: readonly string[]) => names.map((name, index) => `${index + 1}. ${name}`);
const mover = (page: Page, block: string) =>
  page.getByRole("button", { name: new RegExp(`^Move block ${block}`) });
const preview = (page: Page) => page.frameLocator("iframe");
const kind = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("button", { name: new RegExp(`^${name}`) });

test("each kind of block is offered with its picture and its sentence, from the site itself", async ({
  page,
  editor,
}) => {
  await openPage(page, editor);
  await page.getByRole("button", { name: "Add block", exact: true }).click();
  for (const { label, hint, once } of BLOCKS) {
    const card = kind(page, label);
    await expect(card.locator("img")).toHaveJSProperty("naturalWidth", 320);
    const isThere = once && HERE.includes(label);
    await expect(card).toContainText(isThere ? "This page has one already." : hint);
    await expect(card).toBeEnabled({ enabled: !isThere });
  }
});

test("a form that was just added asks for what is chosen at once", async ({ page, editor }) => {
  const file = path.join(editor.content, FILE);
  const { blocks, ...others } = MARKDOWN_FORMAT.fromFile(
    readFileSync(path.join("content", FILE), "utf8"),
  );
  const withoutForm = (blocks as Block[]).filter(({ type }) => type !== "form");
  writeFileSync(file, MARKDOWN_FORMAT.toFile({ ...others, blocks: withoutForm }));
  await openAt(page, editor, `pages/entries/${SLUG}/index`);
  const form = await addBlock(page, "Form");
  await form.getByLabel("Heading").fill("Take an hour");
  await form.getByLabel(/^Company/).click();
  await page.getByRole("option", { name: "Required", exact: true }).click();
  await expect(preview(page).getByLabel("Company")).toBeVisible();
  await publish(page);
  expect(blocksOf(editor).at(-1)).toMatchObject({ type: "form", fields: { company: "required" } });
});

test("a block is added between two by the keyboard, and is written into at once", async ({
  page,
  editor,
}) => {
  await openPage(page, editor);
  await page.getByRole("button", { name: "Add block here" }).nth(1).press("Enter");
  await expect(kind(page, "Text")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(kind(page, "Services")).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("dialog").locator(".blockKind:enabled").last()).toBeFocused();
  await page.keyboard.press("Home");
  await expect(kind(page, "Text")).toBeFocused();
  await kind(page, "Numbers").press("Enter");
  await expect(kinds(page)).toHaveText(
    numbered(["Opening", "Services", "Numbers", "Case studies", "Statement", "Steps", "Form"]),
  );
  const heading = page.getByLabel(/^Heading/).filter({ visible: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page.getByText("The company in figures, set large.")).toBeInViewport();
  await page.keyboard.type("Counted");
  await expect(heading).toHaveValue("Counted");
  await expect(preview(page).getByRole("region", { name: "Counted" })).toContainText("500");
});

test("a copy of a block stands below it, with the cursor in it and without its anchor", async ({
  page,
  editor,
}) => {
  await openPage(page, editor);
  await page.getByRole("button", { name: "Duplicate block 3, Case studies" }).click();
  await expect(page.getByLabel(/^Heading/).filter({ visible: true })).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("More of them");
  await publish(page);
  const [, , original, copy] = blocksOf(editor);
  expect(original).toMatchObject({ title: "In daily use", anchor: "our-work" });
  expect(copy).toEqual({ ...original, title: "More of them", anchor: undefined });
});

test("a block moves by the arrow keys, stays in hand, and the opening stays the first", async ({
  page,
  editor,
}) => {
  await openPage(page, editor);
  await mover(page, "4, Statement").press("ArrowUp");
  await expect(mover(page, "3, Statement")).toBeFocused();
  await expect(
    page.getByRole("status").filter({ hasText: "Statement is now block 3 of 6." }),
  ).toHaveCount(1);
  await page.keyboard.press("Home");
  await expect(mover(page, "2, Statement")).toBeFocused();
  await publish(page);
  expect(blocksOf(editor).map(({ type }) => type)).toEqual([
    "opening",
    "statement",
    "services",
    "works",
    "steps",
    "form",
  ]);
});

test("a block is dragged by its handle to where a line shows, unless Escape is pressed", async ({
  page,
  editor,
}) => {
  await openPage(page, editor);
  const handle = mover(page, "2, Services");
  const size = await handle.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(32);
  const line = page.locator("[data-landing]");
  const dragToLast = async () => {
    await handle.hover();
    const box = (await handle.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.down();
    await page.mouse.move(box.x + 10, box.y + 30);
    const last = page.locator(".block").last();
    const { x = 0, y = 0, height = 0 } = (await last.boundingBox()) ?? {};
    await page.mouse.move(x + 20, y + height - 2, { steps: 5 });
    await expect(line).toHaveAttribute("data-landing", "below");
  };
  await dragToLast();
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(line).toHaveCount(0);
  await expect(kinds(page)).toHaveText(numbered(HERE));
  await dragToLast();
  await page.mouse.up();
  await expect(kinds(page)).toHaveText(
    numbered(["Opening", "Case studies", "Statement", "Steps", "Form", "Services"]),
  );
});

test("each text of a page is written in its block, and the preview shows it there", async ({
  page,
  editor,
}) => {
  await openPage(page, editor);
  for (const [place, words] of [
    [1, "The first text"],
    [3, "The second text"],
  ] as const) {
    await page.getByRole("button", { name: "Add block here" }).nth(place).click();
    await kind(page, "Text").click();
    const text = page
      .locator(".block")
      .nth(place + 1)
      .locator("[data-slate-editor]");
    await expect(text).toBeFocused();
    // The rich text hears of a selection a moment after the browser has made it.
    await expect(async () => {
      if ((await text.textContent())?.includes(words)) return;
      await text.click();
      await page.keyboard.type(words);
      await expect(text).toContainText(words, { timeout: 1_000 });
    }).toPass();
    await expect(preview(page).getByText(words)).toBeVisible();
  }
  await publish(page);
  expect(blocksOf(editor).map(({ type, text }) => text ?? type)).toEqual([
    "opening",
    "services",
    "The first text",
    "works",
    "The second text",
    "statement",
    "steps",
    "form",
  ]);
});
