/** @jest-environment node */
import { tidy } from "./tidy";
import type { Field } from "./types";

const FIELDS: readonly Field[] = [
  { name: "title", label: "Title", kind: "string" },
  { name: "body", label: "Body", kind: "markdown" },
  {
    name: "items",
    label: "Items",
    kind: "list",
    of: { name: "item", label: "Item", kind: "object", fields: [{ name: "label", label: "Label", kind: "string" }] },
  },
  { name: "group", label: "Group", kind: "object", fields: [{ name: "label", label: "Label", kind: "string" }] },
];
const tidied = (data: unknown) => tidy(FIELDS, data).value;

test.each<[string, unknown, unknown]>([
  ["room around a text goes", { title: "  a  " }, { title: "a" }],
  ["an empty text counts as absent", { title: "" }, {}],
  ["a text of nothing but room counts as absent", { title: " \n" }, {}],
  ["a text of nothing visible counts as absent", { title: "\u200b \u00ad\u3164\u2800" }, {}],
  ["Markdown of nothing visible counts as absent", { body: "\u200b\n" }, {}],
  ["null counts as absent", { title: null }, {}],
  ["letters are composed", { title: "e\u0301" }, { title: "é" }],
  ["direction overrides go", { title: "\u202eabc\u202c\u2066d\u2069" }, { title: "abcd" }],
  ["direction marks stay, right-to-left text needs them", { title: "a\u200fb" }, { title: "a\u200fb" }],
  ["control characters go, line breaks stay", { title: "a\u0000b\u0008c\nd\u007f\u0085" }, { title: "abc\nd" }],
  ["halves of characters go, whole ones stay", { title: "a\ud83cb🍋" }, { title: "ab🍋" }],
  ["Markdown stays as it is", { body: "  a\n" }, { body: "  a\n" }],
  ["empty Markdown counts as absent", { body: "\n" }, {}],
  [
    "texts within lists and groups are tidied",
    { items: [{ label: " a " }], group: { label: " b " } },
    { items: [{ label: "a" }], group: { label: "b" } },
  ],
  [
    "an empty item keeps its place, so that messages count right",
    { items: [null, { label: "a" }] },
    { items: [undefined, { label: "a" }] },
  ],
  ["other types are left to the schema", { title: 7, items: "a", group: [1] }, { title: 7, items: "a", group: [1] }],
])("%s", (_name, data, expected) => {
  expect(tidied(data)).toEqual(expected);
});

test.each([["text"], [7], [null], [[1]]])("%j, which is no group of fields, is left to the schema", (data) => {
  expect(tidy(FIELDS, data)).toEqual({ value: data, unknownKeys: [] });
});

test("reports every unknown key with its path and leaves it out", () => {
  const data = JSON.parse(
    '{"titel": 1, "items": [{"lable": 1}], "group": {"xxxxxxxx": 1}, "__proto__": 1, "constructor": 1}',
  ) as unknown;
  const { value, unknownKeys } = tidy(FIELDS, data);
  expect(value).toEqual({ items: [{}], group: {} });
  expect(unknownKeys).toEqual([
    { path: ["titel"], rule: "unknown field", fix: 'did you mean "title"? Otherwise remove it' },
    { path: ["items", 0, "lable"], rule: "unknown field", fix: 'did you mean "label"? Otherwise remove it' },
    { path: ["group", "xxxxxxxx"], rule: "unknown field", fix: "remove it; known fields are label" },
    { path: ["__proto__"], rule: "unknown field", fix: "remove it; known fields are title, body, items, group" },
    { path: ["constructor"], rule: "unknown field", fix: "remove it; known fields are title, body, items, group" },
  ]);
});
