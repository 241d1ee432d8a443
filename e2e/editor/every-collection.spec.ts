import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { loadContent } from "../../src/content-loader/load-content";
import { SETTINGS_COLLECTION } from "../../src/content-model/cms-fields";
import { CONTENT_MODEL } from "../../src/content-model/content-model";
import type { Collection, Field } from "../../src/content-model/types";
import { JSON_FORMAT, MARKDOWN_FORMAT } from "../../src/editor/formats";
import { type Editor, openAt, publish, test } from "../support/editor";
import { fillOddly } from "../support/editor-forms";

// One editor, and one page, for all of them: the program is five megabytes.
test.describe.configure({ mode: "default", timeout: 120_000 });

const ID: Field = { name: "id", label: "Id", kind: "link" };

/** The fields of a collection's file; the `id` of an item must stay. */
function fieldsOf({ format, fields }: Collection): readonly Field[] {
  if (format !== "list") return fields;
  const item: Field = { name: "item", label: "Item", kind: "object", fields: [ID, ...fields] };
  return [{ name: "items", label: "Items", kind: "list", of: item }];
}

/** The first entry of a collection: its file, and where the editor opens it. */
function firstEntry({ name, folder, format }: Collection, { content }: Editor): { file: string; place: string } {
  if (format === "single" || format === "list")
    return { file: `${folder}.json`, place: `${SETTINGS_COLLECTION}/entries/${name}` };
  const names = readdirSync(path.join(content, folder)).sort();
  const first = format === "json" ? names.find((one) => one.endsWith(".json")) : `${names[0]}/index.md`;
  return { file: `${folder}/${first}`, place: `${name}/entries/${first?.replace(/\.\w+$/, "")}` };
}

for (const collection of CONTENT_MODEL) {
  test(`${collection.label}: what is typed into every field is in the file, and nothing else changes`, async ({
    sharedPage: page,
    editor,
  }) => {
    const format = collection.format === "markdown" ? MARKDOWN_FORMAT : JSON_FORMAT;
    const fields = fieldsOf(collection);
    const { file, place } = firstEntry(collection, editor);
    const absolute = path.join(editor.content, file);
    const expected = format.fromFile(readFileSync(absolute, "utf8"));
    await openAt(page, editor, place);
    await fillOddly(page, fields, expected);
    await publish(page);
    const order = fields.map(({ name, kind }) => (kind === "markdown" ? "body" : name));
    expect(readFileSync(absolute, "utf8")).toBe(format.toFile(expected, order));
  });
}

test("the checks of the build accept all of it", async ({ editor }) => {
  expect((await loadContent({ root: editor.content })).problems).toEqual([]);
});
