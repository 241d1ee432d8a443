import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { MARKDOWN_FORMAT } from "../../plugins/gatsby-plugin-editor/browser/formats";
import { loadSiteContent } from "../../src/content-rules/load-site-content";
import { backups, type Editor, openAt, publish, test } from "../support/editor";

test.describe.configure({ mode: "default" });

const entryOf = ({ content }: Editor, file: string) =>
  MARKDOWN_FORMAT.fromFile(readFileSync(path.join(content, file), "utf8"));

/** Opens an entry, and a copy of it. @param change of the file that the site has */
async function duplicate(
  page: Page,
  editor: Editor,
  entry: string,
  change = (text: string) => text,
): Promise<void> {
  const file = `${entry}/index.md`;
  const text = readFileSync(path.join("content", file), "utf8");
  writeFileSync(path.join(editor.content, file), change(text));
  await openAt(page, editor, `${entry.replace("/", "/entries/")}/index`);
  await page.getByRole("button", { name: "Published" }).click();
  const titleOfOriginal = await page.getByLabel("Title", { exact: true }).first().elementHandle();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  // Until the CMS has drawn the form of the copy, what is typed goes to that of the original.
  await titleOfOriginal?.waitForElementState("hidden");
  await expect(page.getByRole("button", { name: "Delete entry" })).toBeHidden();
}

test("a page is duplicated with its blocks, under a title of its own", async ({ page, editor }) => {
  const original = "pages/cutting-edge-digital-products";
  await duplicate(page, editor, original);
  const title = page.getByLabel("Title", { exact: true }).first();
  await expect(title).toHaveValue(/^Cutting-edge/);
  await title.fill("Products for demanding work");
  await publish(page);
  const copy = entryOf(editor, "pages/products-for-demanding-work/index.md");
  const { title: _, ...others } = entryOf(editor, `${original}/index.md`);
  expect(copy).toEqual({ ...others, title: "Products for demanding work" });
  const { problems } = await loadSiteContent({ root: editor.content });
  expect(problems.map(({ file }) => file)).not.toContain(
    "content/pages/products-for-demanding-work/index.md",
  );
});

test("a copy has the pictures of its original, and none of its former addresses", async ({
  page,
  editor,
}) => {
  await duplicate(page, editor, "works/chromozoom", (text) =>
    text.replace("---\n", "---\nformerAddresses:\n  - colour-proof\n"),
  );
  const title = page.getByLabel("Title", { exact: true }).first();
  await expect(title).toHaveValue("ChromoZoom");
  await title.fill("ChromoZoom again");
  // Also if the page is loaded anew before the first save.
  await expect.poll(() => backups(page)).toContain("backup.works");
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(title).toHaveValue("ChromoZoom again");
  await publish(page);
  const filesOf = (entry: string) => readdirSync(path.join(editor.content, "works", entry)).sort();
  expect(filesOf("chromozoom-again")).toEqual(filesOf("chromozoom"));
  for (const name of filesOf("chromozoom").filter((name) => name !== "index.md"))
    expect(readFileSync(path.join(editor.content, "works/chromozoom-again", name))).toEqual(
      readFileSync(path.join(editor.content, "works/chromozoom", name)),
    );
  expect(entryOf(editor, "works/chromozoom-again/index.md")).not.toHaveProperty("formerAddresses");
});
