// Fills in the forms of the editor by the content model, so that a field that is added to it is tested, too.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { SETTINGS_COLLECTION } from "../../src/content-model/cms-fields";
import { CONTENT_MODEL } from "../../src/content-model/content-model";
import { FORMATS } from "../../src/content-model/formats";
import type { Collection, Field } from "../../src/content-model/types";
import { JSON_FORMAT, MARKDOWN_FORMAT } from "../../src/editor/formats";
import { oddText } from "../../src/editor/testing/odd-entries";
import { type Editor, openAt, publish } from "./editor";

const ODD = { name: "odd", text: `Ů: "q" 'x' 👩🏽‍💻 مرحبا #1` };

type Group = Record<string, unknown>;
/** One control of a form, and how to note its value in the entry. */
type Control = { field: Field; write: (value: unknown) => void };

/** The controls that are typed into, in the order of the form. */
function controlsOf(fields: readonly Field[], group: Group): Control[] {
  // An anchor must exist on the page of its link.
  const anchors = fields.map((field) => (field.kind === "link" ? field.anchor : undefined));
  return fields.flatMap((field) =>
    anchors.includes(field.name)
      ? [{ field: { ...field, kind: "link" }, write: () => {} } as Control]
      : controlOf(field, group[field.name], (value) => {
          group[field.name] = value;
        }),
  );
}

function controlOf(field: Field, value: unknown, write: Control["write"]): Control[] {
  if (field.kind === "object") {
    const group = (value ?? {}) as Group;
    // A group that an editor leaves empty is not in the file.
    return controlsOf(field.fields, group).map((control) => ({
      ...control,
      write: (inner) => {
        control.write(inner);
        write(group);
      },
    }));
  }
  if (field.kind === "list") {
    const items = (value ?? []) as unknown[];
    return items.flatMap((item, index) =>
      controlOf(field.of, item, (inner) => {
        items[index] = inner;
      }),
    );
  }
  return ["string", "text", "link", "number", "date", "color"].includes(field.kind) ? [{ field, write }] : [];
}

/**
 * An odd and valid value; undefined where the value must stay, such as the address of a page that exists.
 * @param index of the control in the form
 */
function valueFor(field: Field, index: number): string | number | undefined {
  // No path is redirected twice.
  if (field.kind === "string" && field.format === "path") return `${FORMATS.path.example}-${index}`;
  if (field.kind === "string") return field.format ? FORMATS[field.format].example : oddText(ODD, field);
  if (field.kind === "text") return `${oddText(ODD, { ...field, maxLength: 100 })}\n\nNext: line.`;
  if (field.kind === "number") return field.max ?? 2 ** 31 - 1;
  if (field.kind === "date") return "2020-02-29";
  return field.kind === "color" ? "#0a0B0c" : undefined;
}

/** Pictures and films within a text have controls of their own, too. */
const IN_TEXT = ".cms-editor-visual *";
const TYPED = `input:not([role=combobox], [type=file], ${IN_TEXT}), textarea:not(${IN_TEXT})`;

/** Opens all groups and lists of the form. */
async function expandAll(page: Page): Promise<void> {
  const closed = page.getByRole("button", { name: "Expand" });
  while ((await closed.count()) > 0) await closed.first().click();
}

/**
 * Types something odd into every control.
 * @param entry the fields of the file; changed to what must be in it afterwards
 */
async function fillOddly(page: Page, fields: readonly Field[], entry: Group): Promise<void> {
  await expandAll(page);
  const controls = controlsOf(fields, entry);
  const inputs = page.locator('[id*="-field-"]').and(page.locator(TYPED));
  const names = await inputs.evaluateAll((all) => all.map(({ id }) => id.replace(/-field-\d+$/, "")));
  if (names.join() !== controls.map(({ field }) => field.name).join())
    throw new Error(`The form has ${names.join()}, not ${controls.map(({ field }) => field.name).join()}`);
  for (const [index, { field, write }] of controls.entries()) {
    const value = valueFor(field, index);
    if (value === undefined) continue;
    await inputs.nth(index).fill(String(value));
    write(value);
  }
}

const ID: Field = { name: "id", label: "Id", kind: "link" };

/** The fields of a collection's file; the `id` of an item must stay. */
function fieldsOf({ format, fields }: Collection): readonly Field[] {
  if (format !== "list") return fields;
  const item: Field = { name: "item", label: "Item", kind: "object", fields: [ID, ...fields] };
  return [{ name: "items", label: "Items", kind: "list", of: item }];
}

/** What differs in forms and files: the kinds of the fields that are typed into, and what they stand in. */
function kindsOf(field: Field): string[] {
  if (field.kind === "list") return [`list of ${field.of.kind}`, ...kindsOf(field.of)];
  if (field.kind === "object") return ["object", ...field.fields.flatMap(kindsOf)];
  return [field.kind];
}

/** Collections that between them have every format and every kind of field; those with the most kinds first, which leaves few. */
export function collectionsOfEveryKind(): Collection[] {
  const kinds = CONTENT_MODEL.map((collection) => {
    const own = new Set([`as ${collection.format}`, ...fieldsOf(collection).flatMap(kindsOf)]);
    return { collection, own };
  });
  const seen = new Set<string>();
  return kinds
    .sort((one, other) => other.own.size - one.own.size)
    .filter(({ own }) => {
      const isNew = [...own].some((kind) => !seen.has(kind));
      for (const kind of own) seen.add(kind);
      return isNew;
    })
    .map(({ collection }) => collection);
}

/** The first entry of a collection: its file, and where the editor opens it. */
function firstEntry({ name, folder, format }: Collection, { content }: Editor): { file: string; place: string } {
  if (format === "single" || format === "list")
    return { file: `${folder}.json`, place: `${SETTINGS_COLLECTION}/entries/${name}` };
  const names = readdirSync(path.join(content, folder)).sort();
  const first = format === "json" ? names.find((one) => one.endsWith(".json")) : `${names[0]}/index.md`;
  return { file: `${folder}/${first}`, place: `${name}/entries/${first?.replace(/\.\w+$/, "")}` };
}

/** Expects the file to be as it was, except for something odd in every field that can be typed into. */
export async function expectFilledInExactly(page: Page, editor: Editor, collection: Collection): Promise<void> {
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
}
