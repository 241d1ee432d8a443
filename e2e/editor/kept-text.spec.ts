import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { FORM, REMOVE_ITEM } from "../../plugins/gatsby-plugin-editor/browser/decap-internals";
import { MARKDOWN_FORMAT } from "../../plugins/gatsby-plugin-editor/browser/formats";
import { KEPT_QUESTION } from "../../plugins/gatsby-plugin-editor/browser/phrases";
import {
  backups,
  type Editor,
  openAt,
  publish,
  refusal,
  test,
  tryToPublish,
} from "../support/editor";

test.describe.configure({ mode: "default" });

const teaser = (page: Page) => page.getByLabel("Teaser");
const question = (page: Page) => page.getByRole("dialog", { name: /^Not saved: / });

/** An article of the content that an editor edits. */
function article({ content }: Editor, slug: string) {
  const file = path.join(content, "blog", slug, "index.md");
  const read = () => MARKDOWN_FORMAT.fromFile(readFileSync(file, "utf8"));
  const write = (perex: string) =>
    writeFileSync(file, MARKDOWN_FORMAT.toFile({ ...read(), perex }));
  return { file, place: `blog/entries/${slug}/index`, read, write };
}

/** Opens an entry in this window and in another one, which saves it. @returns the other one */
async function saveInOther(page: Page, editor: Editor, place: string): Promise<Page> {
  const other = await page.context().newPage();
  await openAt(page, editor, place);
  await openAt(other, editor, place);
  await teaser(other).fill("Theirs.");
  await publish(other);
  return other;
}

test("of two windows on one entry, the second one to save sees both texts and chooses", async ({
  page,
  editor,
}) => {
  const { place, read, write } = article(editor, "how-to-hear-no");
  const other = await saveInOther(page, editor, place);
  await other.close();
  await teaser(page).fill("Mine.");
  await tryToPublish(page);
  await expect(question(page)).toContainText('"How to hear no" was saved elsewhere');
  await expect(question(page).getByRole("heading", { level: 3 })).toHaveText("Teaser");
  await expect(question(page).getByLabel("Saved")).toHaveValue("Theirs.");
  await expect(question(page).getByLabel("Yours")).toHaveValue("Mine.");
  await page.keyboard.press("Escape");
  await expect(refusal(page)).toContainText("Not saved. Your text is still in the form.");
  await expect(teaser(page)).toHaveValue("Mine.");
  expect(read()).toMatchObject({ perex: "Theirs." });
  await tryToPublish(page);
  await expect(question(page)).toBeVisible();
  write("Theirs, while the question was open.");
  await question(page).getByRole("button", { name: "Save mine over it" }).click();
  await expect(question(page).getByLabel("Saved")).toHaveValue(
    "Theirs, while the question was open.",
  );
  await question(page).getByRole("button", { name: "Save mine over it" }).click();
  await expect(page.getByRole("button", { name: "Published" })).toBeVisible();
  expect(read()).toMatchObject({ perex: "Mine." });
  await teaser(page).fill("Mine, once more.");
  await publish(page);
  expect(read()).toMatchObject({ perex: "Mine, once more." });
});

test("an editor opens what was changed in a file meanwhile, and goes on from there", async ({
  page,
  editor,
}) => {
  const { place, read, write } = article(editor, "the-case-against-dashboards");
  await openAt(page, editor, place);
  write("Changed in a text editor.");
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Delete entry" }).click();
  await expect(refusal(page)).toContainText(
    "blog/the-case-against-dashboards: was saved elsewhere",
  );
  await teaser(page).fill("Mine.");
  await tryToPublish(page);
  page.once("dialog", (dialog) => dialog.accept());
  await question(page)
    .getByRole("button", { name: /open the saved one/ })
    .click();
  await expect(teaser(page)).toHaveValue("Changed in a text editor.");
  await teaser(page).fill("Both.");
  await publish(page);
  expect(read()).toMatchObject({ perex: "Both." });
});

test("a text that the browser kept is not saved over a later one, nor lost with its file", async ({
  page,
  editor,
}) => {
  const { file, place, read, write } = article(editor, "how-to-hear-no");
  await openAt(page, editor, place);
  await teaser(page).fill("Kept over a reload.");
  // The CMS asks about unsaved text as the page is left, and about what it has kept.
  page.on("dialog", (dialog) => dialog.accept());
  await expect.poll(() => backups(page)).toContain("backup.blog.how-to-hear-no/index");
  write("Saved meanwhile.");
  await page.reload();
  await expect(teaser(page)).toHaveValue("Kept over a reload.");
  await tryToPublish(page);
  await expect(question(page).getByLabel("Saved")).toHaveValue("Saved meanwhile.");
  await page.keyboard.press("Escape");
  const text = readFileSync(file, "utf8");
  rmSync(file);
  await tryToPublish(page);
  await expect(question(page)).toContainText("was deleted elsewhere");
  expect(existsSync(file)).toBe(false);
  await question(page).getByRole("button", { name: "Save mine all the same" }).click();
  await expect(page.getByRole("button", { name: "Published" })).toBeVisible();
  expect(read()).toMatchObject({ perex: "Kept over a reload." });
  writeFileSync(file, text);
});

test("a text that the browser kept begins from what its own window has read", async ({
  page,
  editor,
}) => {
  const { place, read, write } = article(editor, "how-to-hear-no");
  const other = await saveInOther(page, editor, place);
  await teaser(page).fill("Mine.");
  await expect.poll(() => backups(page)).toContain("backup.blog.how-to-hear-no/index");
  // The other window knows the newer version.
  await teaser(other).click();
  await other.close();
  let goesOn = true;
  page.on("dialog", (dialog) =>
    dialog.message() === KEPT_QUESTION && !goesOn ? dialog.dismiss() : dialog.accept(),
  );
  await page.reload();
  await expect(teaser(page)).toHaveValue("Mine.");
  await tryToPublish(page);
  await expect(question(page).getByLabel("Saved")).toHaveValue("Theirs.");
  await page.keyboard.press("Escape");

  // Who discards the kept text has read what is saved now.
  write("Changed in a text editor.");
  goesOn = false;
  await page.reload();
  await expect(teaser(page)).toHaveValue("Changed in a text editor.");
  await teaser(page).fill("Both.");
  await publish(page);
  expect(read()).toMatchObject({ perex: "Both." });
});

test("who types on while a new entry is saved neither loses it nor is asked to leave it", async ({
  page,
  editor,
}) => {
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.message());
    return dialog.dismiss();
  });
  // A back end elsewhere takes its time, also to say whether the address is free.
  await page.route(editor.api, async (route) => {
    await new Promise((answer) => setTimeout(answer, 300));
    await route.continue();
  });
  await openAt(page, editor, "blog/new");
  await page.getByLabel("Title", { exact: true }).first().fill("Typed on");
  await page.getByRole("switch", { name: "Draft" }).click();
  await teaser(page).fill("Before.");
  await page.keyboard.press("Control+s");
  for (let word = 0; word < 40; word++) await page.keyboard.type(` ${word}`, { delay: 10 });
  await expect(page).toHaveURL(/entries\/typed-on\/index$/);
  expect(questions).toEqual([]);
  // The form takes no keys for as long as it is dimmed. The cursor is where it was.
  await expect(page.locator(FORM).first()).not.toHaveAttribute("inert");
  await expect(teaser(page)).toBeFocused();
  await page.keyboard.type(" After.");
  await expect(teaser(page)).toHaveValue(/^Before\..* After\.$/);
  const text = await teaser(page).inputValue();
  await publish(page);
  expect(article(editor, "typed-on").read()).toMatchObject({ perex: text });
});

/** Opens a case study with its list of facts. */
async function openFacts(page: Page, editor: Editor) {
  await openAt(page, editor, "works/entries/hid/index");
  const expand = page.getByRole("button", { name: /Expand/ }).first();
  await expand.click();
  return page.getByLabel(/^Value/);
}

test("an item of a list is removed only after a question", async ({ page, editor }) => {
  const facts = await openFacts(page, editor);
  const count = await facts.count();
  const remove = page.locator(REMOVE_ITEM).last();
  const questions: string[] = [];
  page.once("dialog", (dialog) => {
    questions.push(dialog.message());
    return dialog.dismiss();
  });
  await remove.click();
  expect(questions).toEqual([
    expect.stringMatching(new RegExp(`^Remove Facts ${count}, ".+"\\? This cannot`)),
  ]);
  await expect(facts).toHaveCount(count);
  page.once("dialog", (dialog) => dialog.accept());
  await remove.click();
  await expect(facts).toHaveCount(count - 1);
});

test("undo changes the field with the cursor, and none out of sight", async ({ page, editor }) => {
  const facts = await openFacts(page, editor);
  const title = page.getByLabel("Title", { exact: true });
  await title.press("End");
  await page.keyboard.type(" anew");
  await title.blur();
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(title).toHaveValue("HID anew");
  const fact = facts.last();
  const before = await fact.inputValue();
  await fact.press("End");
  await page.keyboard.type("!");
  for (let times = 0; times < 3; times++) await page.keyboard.press("ControlOrMeta+Z");
  await expect(fact).toHaveValue(before);
  await expect(fact).toBeFocused();
  await expect(title).toHaveValue("HID anew");
});
