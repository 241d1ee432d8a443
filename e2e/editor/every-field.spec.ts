import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import {
  JSON_FORMAT,
  MARKDOWN_FORMAT,
  withBlocksInOrder,
} from "../../plugins/gatsby-plugin-editor/browser/formats";
import { oddText } from "../../plugins/gatsby-plugin-editor/browser/testing/odd-entries";
import { SETTINGS_COLLECTION } from "../../plugins/gatsby-plugin-editor/forms";
import type { Collection, Field } from "../../plugins/gatsby-source-content/model";
import {
  ADDRESS_FIELD,
  FORMATS,
  FORMER_ADDRESSES_FIELD,
  fieldsOfGroup,
} from "../../plugins/gatsby-source-content/model";
import { CONTENT_MODEL } from "../../src/content-model/content-model";
import { loadSiteContent } from "../../src/content-rules/load-site-content";
import { expandAll, openAt, publish, test } from "../support/editor";

// Filled in by the content model, so that a field that is added to it is tested, too. That every
// collection keeps what is filled in is shown by `round-trip.test.ts`, without the CMS.

const ODD = { name: "odd", text: `Ů: "q" 'x' 👩🏽‍💻 مرحبا #1` };

/** One control of a form that is typed into, and the place of its value in the file. */
type Control = { field: Field; place: (string | number)[] };
type Entry = Record<string | number, unknown>;

/** The controls that are typed into, in the order of the form. */
function controlsOf(field: Field, value: unknown, place: Control["place"] = []): Control[] {
  if (field.kind === "object") {
    // An anchor must exist on the page of its link, and stays, as links do.
    const anchors = field.fields.map((one) => (one.kind === "link" ? one.anchor : undefined));
    // A choice is not typed into: an empty group that needs one stays empty.
    const isChosen = ({ kind, required }: Field) => kind === "select" && required !== false;
    const stays = field.required === false && !value && field.fields.some(isChosen);
    return field.fields.flatMap((one) => {
      const isKept = anchors.includes(one.name) || (stays && !isChosen(one));
      const child = isKept ? ({ ...one, kind: "link" } as Field) : one;
      return controlsOf(child, (value as Entry | undefined)?.[one.name], [...place, one.name]);
    });
  }
  if (field.kind === "block") {
    const fields = (fieldsOfGroup(field, value) ?? []).filter(({ name }) => name !== "type");
    return controlsOf({ ...field, kind: "object", fields }, value, place);
  }
  if (field.kind === "list") {
    const items = (value ?? []) as unknown[];
    return items.flatMap((item, index) => controlsOf(field.of, item, [...place, index]));
  }
  return ["string", "text", "link", "number", "date", "color"].includes(field.kind)
    ? [{ field, place }]
    : [];
}

/**
 * An odd and valid value; undefined where the value must stay, such as the address of a page that
 * exists.
 * @param index of the control in the form
 */
function valueFor(field: Field, index: number): string | number | undefined {
  // No path is redirected twice, and no anchor leads to two blocks.
  if (field.kind === "string" && (field.format === "path" || field.format === "anchor"))
    return `${FORMATS[field.format].example}-${index}`;
  if (field.kind === "string")
    return field.format ? FORMATS[field.format].example : oddText(ODD, field);
  if (field.kind === "text") return `${oddText(ODD, { ...field, maxLength: 100 })}\n\nNext: line.`;
  if (field.kind === "number") return field.max ?? 2 ** 31 - 1;
  if (field.kind === "date") return "2020-02-29";
  return field.kind === "color" ? "#0a0B0c" : undefined;
}

/** Notes a value. A group that an editor leaves empty is not in the file; one with a value is. */
function write(entry: Entry, place: Control["place"], value: unknown): void {
  const [first = "", ...rest] = place;
  if (rest.length === 0) entry[first] = value;
  else {
    entry[first] ??= {};
    write(entry[first] as Entry, rest, value);
  }
}

/** The fields of a collection's file; the `id` of an item must stay. */
function fieldsOf({ format, fields }: Collection): readonly Field[] {
  if (format !== "list") return fields;
  const id: Field = { name: "id", label: "Id", kind: "link" };
  const item: Field = { name: "item", label: "Item", kind: "object", fields: [id, ...fields] };
  return [{ name: "items", label: "Items", kind: "list", of: item }];
}

/**
 * The kinds of a field and of those within it, such as `list of string`: forms and files differ by
 * kind.
 */
function kindsOf(field: Field): string[] {
  if (field.kind === "list") return [`list of ${field.of.kind}`, ...kindsOf(field.of)];
  if (field.kind === "object") return ["object", ...field.fields.flatMap(kindsOf)];
  if (field.kind === "block") return ["block"];
  return [field.kind];
}

/** True for a list that has no item to type into. */
const isEmptyList = ({ format, folder }: Collection, content: string): boolean =>
  format === "list" &&
  JSON.parse(readFileSync(path.join(content, `${folder}.json`), "utf8")).items.length === 0;

/**
 * Collections that between them have every format and every kind of field; those with the most
 * kinds first, which leaves few.
 */
function collectionsOfEveryKind(content: string): Collection[] {
  const kinds = (collection: Collection) =>
    new Set([`as ${collection.format}`, ...fieldsOf(collection).flatMap(kindsOf)]);
  const coveredKinds = new Set<string>();
  const collections = CONTENT_MODEL.collections.filter(
    (collection) => !isEmptyList(collection, content),
  );
  return collections
    .toSorted((one, other) => kinds(other).size - kinds(one).size)
    .filter((collection) => {
      const newKinds = [...kinds(collection)].filter((kind) => !coveredKinds.has(kind));
      for (const kind of newKinds) coveredKinds.add(kind);
      return newKinds.length > 0;
    });
}

/** The first entry of a collection: its file, and where the editor opens it. */
function firstEntry(
  { name, folder, format }: Collection,
  content: string,
): { file: string; place: string } {
  if (format === "single" || format === "list")
    return { file: `${folder}.json`, place: `${SETTINGS_COLLECTION}/entries/${name}` };
  const names = readdirSync(path.join(content, folder)).sort();
  const first =
    format === "json" ? names.find((one) => one.endsWith(".json")) : `${names[0]}/index.md`;
  return { file: `${folder}/${first}`, place: `${name}/entries/${first?.replace(/\.\w+$/, "")}` };
}

/** Pictures and films within a text have controls of their own, too. */
const IN_TEXT = ".cms-editor-visual *";
const TYPED = `input:not([role=combobox], [type=file], ${IN_TEXT}), textarea:not(${IN_TEXT})`;

test("typing into a field of any kind changes its value in the file alone", async ({
  page,
  editor,
}) => {
  test.setTimeout(240_000);
  for (const collection of collectionsOfEveryKind(editor.content))
    await test.step(collection.label, async () => {
      const format =
        collection.format === "markdown"
          ? withBlocksInOrder(MARKDOWN_FORMAT, CONTENT_MODEL)
          : JSON_FORMAT;
      const fields = fieldsOf(collection);
      const { file, place } = firstEntry(collection, editor.content);
      const read = () => readFileSync(path.join(editor.content, file), "utf8");
      const expected: Entry = format.fromFile(read());
      const formerAddress = expected[ADDRESS_FIELD] ?? path.basename(path.dirname(file));
      await openAt(page, editor, place);
      await expandAll(page);
      const controls = controlsOf(
        { name: "", label: "", kind: "object", fields: [...fields] },
        expected,
      );
      const inputs = page.locator('[id*="-field-"]').and(page.locator(TYPED));
      const names = await inputs.evaluateAll((all) =>
        all.map(({ id }) => id.replace(/-field-\d+$/, "")),
      );
      expect(names).toEqual(controls.map(({ field }) => field.name));
      for (const [index, control] of controls.entries()) {
        const value = valueFor(control.field, index);
        if (value === undefined) continue;
        await inputs.nth(index).fill(String(value));
        write(expected, control.place, value);
      }
      await publish(page);
      // A save notes the address that a page had.
      if (fields.some(({ name }) => name === FORMER_ADDRESSES_FIELD))
        expected[FORMER_ADDRESSES_FIELD] = [formerAddress];
      const order = fields.map(({ name, kind }) => (kind === "markdown" ? "body" : name));
      expect(read()).toBe(format.toFile(expected, order));
    });
  expect((await loadSiteContent({ root: editor.content })).problems).toEqual([]);
});
