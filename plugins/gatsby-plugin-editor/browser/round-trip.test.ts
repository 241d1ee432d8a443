/** @jest-environment node */

import { CONTENT_MODEL } from "../../../src/content-model/content-model";
import { parseFrontMatter, parseJson } from "../../gatsby-source-content/check";
import type { Collection } from "../../gatsby-source-content/model";
import { type CmsField, cmsFields, listFileFields } from "../config/cms-fields";
import { entryFaults } from "./check-before-save";
import { JSON_FORMAT, MARKDOWN_FORMAT } from "./formats";
import { FILLINGS, type Filling, oddEntry } from "./testing/odd-entries";

const isFile = ({ format }: Collection): boolean => format === "single" || format === "list";

/** Makes an entry of the collection as the CMS has it in its form. */
function fillIn(collection: Collection, filling: Filling): Record<string, unknown> {
  const entry = oddEntry(collection.fields, filling);
  if (collection.format === "list") return { items: [{ id: "odd", ...entry }] };
  // A page has blocks, or a text and perhaps its short version.
  if (collection.name !== "pages") return entry;
  if (!filling.isComplete) return { body: "Words", ...entry };
  return { ...entry, shortVersion: [], body: undefined };
}

/** Values that the widgets of the CMS, by their settings, refuse to save, with their paths. */
function widgetFaults(
  fields: readonly CmsField[],
  data: Record<string, unknown>,
  place = "",
): string[] {
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
      widgetFaults(field.fields as CmsField[], group, `${place}${name}.`),
    );
    return isWrong ? [`${place}${name}: ${String(value)}`, ...inner] : inner;
  });
}

type Form = { filledWith: string; data: Record<string, unknown>; text: string };

describe.each(
  CONTENT_MODEL.collections.map((collection) => [collection.name, collection] as const),
)("an entry of %s, however it is filled in,", (_name, collection) => {
  const isMarkdown = collection.format === "markdown";
  const format = isMarkdown ? MARKDOWN_FORMAT : JSON_FORMAT;
  const fields =
    collection.format === "list"
      ? listFileFields(collection, CONTENT_MODEL)
      : cmsFields(collection.fields, CONTENT_MODEL);
  const order = fields.map(({ name }) => name);

  const forms = FILLINGS.map((filling) => {
    const data = fillIn(collection, filling);
    return { filledWith: filling.name, data, text: format.toFile(data, order) };
  });
  /** Compares a result of each form with what it should be; a difference names the filling. */
  function expectOfEach(result: (form: Form) => unknown, expected: (form: Form) => unknown): void {
    for (const form of forms) {
      const { filledWith } = form;
      expect({ filledWith, result: result(form) }).toEqual({ filledWith, result: expected(form) });
    }
  }

  test("is accepted by the widgets", () => {
    expectOfEach(
      ({ data }) => widgetFaults(fields, data),
      () => [],
    );
  });

  test("is accepted by the checks before a save", () => {
    const place = isFile(collection)
      ? { collection: "settings", slug: collection.name }
      : { collection: collection.name, slug: "odd" };
    expectOfEach(
      ({ data }) => entryFaults(CONTENT_MODEL, { ...place, data }).faults,
      () => [],
    );
  });

  test("reads the same when it is opened again", () => {
    expectOfEach(
      ({ text }) => format.fromFile(text),
      ({ data }) =>
        isMarkdown ? { ...data, body: `${data.body ?? ""}${data.body ? "\n" : ""}` } : data,
    );
  });

  test("keeps every byte when it is saved again", () => {
    expectOfEach(
      ({ text }) => format.toFile(format.fromFile(text), order),
      ({ text }) => text,
    );
  });

  test("reads the same for the site", () => {
    expectOfEach(
      ({ text }) => (isMarkdown ? parseFrontMatter(text).parsed : parseJson(text)).data?.value,
      ({ data: { body: _, ...values } }) => values,
    );
  });
});
