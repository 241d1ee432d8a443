import { copyFileSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { MARKDOWN_FORMAT } from "../../plugins/gatsby-plugin-editor/browser/formats";
import { loadSiteContent } from "../../src/content-rules/load-site-content";
import { type Editor, openAt, publish, refusal, test, tryToPublish } from "../support/editor";

test.describe.configure({ mode: "default" });

const entryOf = ({ content }: Editor, file: string) =>
  MARKDOWN_FORMAT.fromFile(readFileSync(path.join(content, file), "utf8"));

/** Opens an entry as the site has it, and a copy of it. */
async function duplicate(page: Page, editor: Editor, entry: string): Promise<void> {
  const file = `${entry}/index.md`;
  copyFileSync(path.join("content", file), path.join(editor.content, file));
  await openAt(page, editor, `${entry.replace("/", "/entries/")}/index`);
  await page.getByRole("button", { name: "Published" }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(page).toHaveURL(/\/new$/);
}

test("a page is duplicated with its blocks, under a title of its own", async ({ page, editor }) => {
  const original = "pages/cutting-edge-digital-products";
  await duplicate(page, editor, original);
  const title = page.getByLabel("Title", { exact: true }).first();
  await expect(title).toHaveValue(/^Cutting-edge/);
  await tryToPublish(page);
  await expect(refusal(page)).toContainText("Fix: save it under another title");
  await title.fill("Products for demanding work");
  await publish(page);
  const copy = entryOf(editor, "pages/products-for-demanding-work/index.md");
  const { title: _, ...others } = entryOf(editor, `${original}/index.md`);
  expect(copy).toEqual({ ...others, title: "Products for demanding work", draft: false });
  const { problems } = await loadSiteContent({ root: editor.content });
  expect(problems.map(({ file }) => file)).not.toContain(
    "content/pages/products-for-demanding-work/index.md",
  );
});

test("a copy has the pictures of its original, and none of its former addresses", async ({
  page,
  editor,
}) => {
  await openAt(page, editor, "works/entries/hid/index");
  await page.getByLabel(/^Address/).fill("hid-app");
  await publish(page);
  await page.getByLabel(/^Address/).fill("");
  await publish(page);
  expect(entryOf(editor, "works/hid/index.md")).toHaveProperty("formerAddresses");
  await page.getByRole("button", { name: "Published" }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await page.getByLabel("Title", { exact: true }).first().fill("HID again");
  await publish(page);
  const filesOf = (entry: string) => readdirSync(path.join(editor.content, "works", entry)).sort();
  expect(filesOf("hid-again")).toEqual(filesOf("hid"));
  for (const name of filesOf("hid").filter((name) => name !== "index.md"))
    expect(readFileSync(path.join(editor.content, "works/hid-again", name))).toEqual(
      readFileSync(path.join(editor.content, "works/hid", name)),
    );
  expect(entryOf(editor, "works/hid-again/index.md")).not.toHaveProperty("formerAddresses");
});
