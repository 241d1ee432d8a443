/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { CONTENT_MODEL } from "../../../src/content-model/content-model";
import { JSON_FORMAT, MARKDOWN_FORMAT, withBlocksInOrder } from "./formats";

const ROOT = "content";

/** Files of entries with the names of their fields in the order of the model. */
const FILES = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .filter((file) => /(?:^|\/)(?!README)[^/]+\.(?:md|json)$/.test(file))
  .map((file) => {
    const collection = CONTENT_MODEL.collections.find(
      ({ folder }) => file === `${folder}.json` || file.startsWith(`${folder}/`),
    );
    return {
      file,
      order: collection?.format === "list" ? ["items"] : collection?.fields.map(({ name }) => name),
    };
  });

const formatOf = (file: string) =>
  file.endsWith(".md") ? withBlocksInOrder(MARKDOWN_FORMAT, CONTENT_MODEL) : JSON_FORMAT;

test("an entry with its fields in the order of the model keeps every byte when it is saved", () => {
  const changedFiles = FILES.filter(({ file, order }) => {
    const text = readFileSync(path.join(ROOT, file), "utf8");
    return formatOf(file).toFile(formatOf(file).fromFile(text), order) !== text;
  });
  expect(FILES.length).toBeGreaterThan(0);
  expect(changedFiles.map(({ file }) => file)).toEqual([]);
});

test("fields are written in the order of the model, not of filling in", () => {
  const order = ["title", "date", "draft"];
  expect(JSON_FORMAT.toFile({ draft: true, date: "2026-11-02", title: "A" }, order)).toBe(
    '{\n  "title": "A",\n  "date": "2026-11-02",\n  "draft": true\n}\n',
  );
  expect(MARKDOWN_FORMAT.toFile({ body: "Text", date: "2026-11-02", title: "A" }, order)).toBe(
    "---\ntitle: A\ndate: 2026-11-02\n---\nText\n",
  );
});

test("the fields of a block are written in the order of the model", () => {
  const block = { type: "form", title: "T", perex: "P", fields: ["email"], anchor: "a" };
  const reversed = Object.fromEntries(Object.entries(block).toReversed());
  const format = withBlocksInOrder(JSON_FORMAT, CONTENT_MODEL);
  const file = JSON.parse(format.toFile({ blocks: [reversed] }));
  expect(Object.keys(file.blocks[0])).toEqual(Object.keys(block));
});

test("empty fields and groups leave the file, also within lists and groups", () => {
  const data = { a: "", b: null, c: [{ d: "", e: 0 }], h: { i: "", j: { k: null } } };
  expect(JSON.parse(JSON_FORMAT.toFile(data))).toEqual({ c: [{ e: 0 }] });
});

test("false, 0 and empty lists stay in the file", () => {
  const data = { e: 0, f: false, g: [] };
  expect(JSON.parse(JSON_FORMAT.toFile(data))).toEqual(data);
});

test.each([
  ["a colon", "Budgets: a wish"],
  ["a number sign", "#1 of 2"],
  ["quotes", `He said "no", 'twice'`],
  ["something like a number", "007"],
  ["something like a date", "2026-11-02"],
  ["something like true", "yes"],
  ["emoji and a flag", "Ahoj 👋🏽 🇨🇿"],
  ["right-to-left text", "مرحبا بالعالم"],
  ["line breaks", "one\ntwo\n\nthree\n"],
  ["spaces at its ends", "  a  "],
  ["three hyphens", "---"],
  ["a thousand words", "word ".repeat(1000)],
])("text with %s comes back as it was", (_what, text) => {
  expect(MARKDOWN_FORMAT.fromFile(MARKDOWN_FORMAT.toFile({ text, body: text }))).toEqual({
    text,
    body: text.endsWith("\n") ? text : `${text}\n`,
  });
  expect(JSON_FORMAT.fromFile(JSON_FORMAT.toFile({ text }))).toEqual({ text });
});
