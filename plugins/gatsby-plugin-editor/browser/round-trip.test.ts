/** @jest-environment node */

import { CONTENT_MODEL } from "../../../src/content-model/content-model";
import { parseFrontMatter, parseJson } from "../../gatsby-source-content/check";
import type { Collection } from "../../gatsby-source-content/model";
import { type CmsField, cmsFields, listFileFields } from "../config/cms-fields";
import { entryFaults } from "./check-before-save";
import { JSON_FORMAT, MARKDOWN_FORMAT } from "./formats";
import { FILLINGS, type Filling, oddEntry } from "./testing/odd-entries";

const isFile = ({ format }: Collection): boolean => format === "single" || format === "list";

/** An entry of the collection as the CMS has it in its form. */
function filledIn(collection: Collection, filling: Filling): Record<string, unknown> {
  const entry = oddEntry(collection.fields, filling);
  if (collection.format === "list") return { items: [{ id: "odd", ...entry }] };
  // A page has blocks, or a text and perhaps its short version.
  if (collection.name !== "pages") return entry;
  return filling.isComplete ? { ...entry, shortVersion: [] } : { body: "Words", ...entry };
}

/** What the widgets of the CMS, by their settings, refuse to save. */
function refused(fields: readonly CmsField[], data: Record<string, unknown>, place = ""): string[] {
  return fields.flatMap((field) => {
    const { name, pattern, min, max } = field as CmsField & {
      pattern?: string[];
      min?: number;
      max?: number;
    };
    const value = data[name];
    if (value === undefined) return [];
    const amount = Array.isArray(value) ? value.length : value;
    const isWrong =
      (pattern && !new RegExp(pattern[0] ?? "").test(String(value))) ||
      (typeof amount === "number" && ((min ?? amount) > amount || (max ?? amount) < amount));
    const groups = (field.fields ? [value].flat() : []) as Record<string, unknown>[];
    const inner = groups.flatMap((group) =>
      refused(field.fields as CmsField[], group, `${place}${name}.`),
    );
    return isWrong ? [`${place}${name}: ${String(value)}`, ...inner] : inner;
  });
}

describe.each(
  CONTENT_MODEL.collections.map((collection) => [collection.name, collection] as const),
)("%s", (_name, collection) => {
  const isMarkdown = collection.format === "markdown";
  const format = isMarkdown ? MARKDOWN_FORMAT : JSON_FORMAT;
  const fields =
    collection.format === "list"
      ? listFileFields(collection, CONTENT_MODEL)
      : cmsFields(collection.fields, CONTENT_MODEL);
  const order = fields.map(({ name }) => name);

  test.each(FILLINGS)(
    "filled in with $name is saved, reads the same, and keeps every byte",
    (filling) => {
      const data = filledIn(collection, filling);
      const slug = isFile(collection) ? collection.name : "odd";
      expect(refused(fields, data)).toEqual([]);
      expect(
        entryFaults(CONTENT_MODEL, {
          collection: isFile(collection) ? "settings" : collection.name,
          slug,
          data,
        }),
      ).toEqual([]);
      const text = format.toFile(data, order);
      const opened = format.fromFile(text);
      expect(opened).toEqual(
        isMarkdown ? { ...data, body: `${data.body ?? ""}${data.body ? "\n" : ""}` } : data,
      );
      expect(format.toFile(opened, order)).toBe(text);
      const { body: _, ...values } = data;
      expect((isMarkdown ? parseFrontMatter(text).parsed : parseJson(text)).data?.value).toEqual(
        values,
      );
    },
  );
});
