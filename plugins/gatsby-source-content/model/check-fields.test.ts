/** @jest-environment node */
import path from "node:path";
import { expectGolden } from "../testing/golden";
import { checkFields } from "./check-fields";
import { fieldPath, show } from "./problem";
import type { Field } from "./types";

/** A field of every kind. */
const FIELDS: readonly Field[] = [
  { name: "string", label: "String", kind: "string", minLength: 2, maxLength: 5 },
  { name: "email", label: "Email", kind: "string", format: "email" },
  { name: "text", label: "Text", kind: "text", maxLength: 10 },
  { name: "date", label: "Date", kind: "date" },
  { name: "boolean", label: "Boolean", kind: "boolean", default: false, required: false },
  { name: "number", label: "Number", kind: "number", min: 0, max: 9 },
  { name: "integer", label: "Integer", kind: "number", integer: true },
  { name: "color", label: "Colour", kind: "color" },
  { name: "picture", label: "Picture", kind: "picture", slot: "logo" },
  { name: "link", label: "Link", kind: "link" },
  {
    name: "select",
    label: "Select",
    kind: "select",
    options: [
      { value: "small", label: "S" },
      { value: "large", label: "L" },
    ],
  },
  { name: "reference", label: "Reference", kind: "reference", to: "things" },
  {
    name: "list",
    label: "List",
    kind: "list",
    min: 1,
    max: 2,
    of: { name: "item", label: "Item", kind: "string" },
  },
  {
    name: "object",
    label: "Object",
    kind: "object",
    fields: [{ name: "inner", label: "Inner", kind: "number" }],
  },
];
const VALID = {
  string: "abc",
  email: "a@b.example",
  text: "text",
  date: "2026-03-09",
  number: 4.5,
  integer: 4,
  color: "#ffd000",
  picture: "./a.png",
  link: "/",
  select: "small",
  reference: "thing",
  list: ["a"],
  object: { inner: 1 },
};

const BAD: Record<string, readonly unknown[]> = {
  string: [undefined, "", 7, true, ["a"], { a: 1 }, "a", "abcdef"],
  email: ["a@b", "a b@c.example", "a@b.example, c@d.example", 7],
  text: [undefined, "words and words", 7],
  date: [undefined, "2024-02-31", "yesterday", "2024-2-3", 2024, "2026-03-09T10:00:00Z"],
  boolean: ["yes", "true", 1],
  number: [undefined, "4", -1, 10, Number.NaN, Number.POSITIVE_INFINITY],
  integer: [1.5, 2 ** 31, -(2 ** 31), Number.POSITIVE_INFINITY],
  color: [undefined, "red", "#fff", "ffd000", 5500],
  picture: [undefined, 7],
  link: [undefined, ["/"]],
  select: [undefined, "smal", "enormous", 1],
  reference: [undefined, 7],
  list: [undefined, [], ["a", "b", "c"], "a", ["a", 7], ["a", null], { a: 1 }],
  object: [undefined, {}, { inner: "1" }, [1], "inner", { inner: 1, iner: 2 }],
};

const problemsOf = (data: unknown) =>
  checkFields(FIELDS, data).findings.map(
    ({ path: fieldPlace, rule, fix }) => `${fieldPath(fieldPlace)}: ${rule}. Fix: ${fix}.`,
  );

const writeValue = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "number" && !Number.isFinite(inner) ? String(inner) : inner,
  ) ?? "absent";

test("the findings of every kind of bad value are those of golden/problems.txt", () => {
  const lines = Object.entries(BAD).flatMap(([name, values]) =>
    values.map((value) => {
      const problems = problemsOf({ ...VALID, [name]: value });
      return [`${name}: ${writeValue(value)}`, ...problems.map((problem) => `  ${problem}`)].join(
        "\n",
      );
    }),
  );
  expectGolden(path.join(__dirname, "golden/problems.txt"), `${lines.join("\n")}\n`);
});

test("every kind of field has bad values", () => {
  expect(Object.keys(BAD)).toEqual(FIELDS.map(({ name }) => name));
});

test("every bad value is refused", () => {
  const valuesWithoutProblem = Object.entries(BAD).flatMap(([name, values]) =>
    values.filter((value) => problemsOf({ ...VALID, [name]: value }).length === 0),
  );
  expect(valuesWithoutProblem).toEqual([]);
});

test("a valid entry is accepted, with defaults added", () => {
  expect(checkFields(FIELDS, VALID)).toEqual({
    values: { ...VALID, boolean: false },
    findings: [],
  });
});

test("of absent optional fields only a list gets a value: it is empty", () => {
  const fields = FIELDS.map((field) => ({ ...field, required: false }) as Field);
  expect(checkFields(fields, {})).toEqual({ values: { boolean: false, list: [] }, findings: [] });
});

test("of a broken entry the valid values remain, items in their places", () => {
  const brokenEntry = {
    ...VALID,
    string: 7,
    date: "soon",
    list: ["a", 7, null],
    object: { inner: "1" },
    unknown: 1,
  };
  const { string: _, date: __, ...validFields } = { ...VALID, boolean: false };
  expect(checkFields(FIELDS, brokenEntry).values).toEqual({
    ...validFields,
    list: ["a", undefined, undefined],
    object: {},
  });
});

test("all problems of an entry are reported together", () => {
  expect(problemsOf({})).toHaveLength(FIELDS.length - 1);
});

test.each([["text"], [7], [null], [[1]]])("%j is not a group of fields", (data) => {
  expect(checkFields(FIELDS, data)).toEqual({
    values: {},
    findings: [
      {
        path: [],
        rule: `must be a group of fields, is ${show(data)}`,
        fix: "write one field a line",
        formFix: "fill in its fields",
      },
    ],
  });
});

const NESTED: readonly Field[] = [
  { name: "title", label: "Title", kind: "string", required: false },
  {
    name: "items",
    label: "Items",
    kind: "list",
    of: {
      name: "item",
      label: "Item",
      kind: "object",
      fields: [{ name: "label", label: "Label", kind: "string", required: false }],
    },
  },
  { name: "body", label: "Body", kind: "markdown" },
];
const NONE = { items: [] };

test.each<[string, unknown, unknown]>([
  ["white space around a text goes", "  a  ", "a"],
  ["an empty text counts as absent", "", undefined],
  ["a text of nothing but white space counts as absent", " \n", undefined],
  ["a text of nothing visible counts as absent", "\u200b \u00ad\u3164\u2800", undefined],
  ["null counts as absent", null, undefined],
  ["letters are composed", "e\u0301", "é"],
  ["direction overrides go", "\u202eabc\u202c\u2066d\u2069", "abcd"],
  ["direction marks stay: right-to-left text needs them", "a\u200fb", "a\u200fb"],
  ["control characters but line breaks go", "a\u0000b\u0008c\nd\u007f\u0085", "abc\nd"],
  ["halves of surrogate pairs go", "a\ud83cb🍋", "ab🍋"],
])("%s", (_name, title, expected) => {
  expect(checkFields(NESTED, { ...NONE, title })).toEqual({
    values: { ...NONE, title: expected },
    findings: [],
  });
});

test("texts within lists and groups are trimmed", () => {
  expect(checkFields(NESTED, { items: [{ label: " a " }] }).values).toEqual({
    items: [{ label: "a" }],
  });
});

test("every unknown key is left out and reported with its path", () => {
  const data = JSON.parse(
    '{"titel": 1, "items": [{"lable": 1}, {"xxxxxxxx": 1}], "__proto__": 1, "constructor": 1, "body": "a"}',
  ) as unknown;
  const formFix = "the form does not have it: open the file in a text editor and remove it there";
  const unknown = (path: unknown[], fix: string) => ({ path, rule: "unknown field", fix, formFix });
  const { values, findings } = checkFields(NESTED, data);
  expect(values).toEqual({ items: [{}, {}] });
  expect(findings).toEqual([
    unknown(["titel"], 'did you mean "title"? Otherwise remove it'),
    unknown(["__proto__"], "remove it; known fields are title, items"),
    unknown(["constructor"], "remove it; known fields are title, items"),
    unknown(["body"], "remove it; known fields are title, items"),
    unknown(["items", 0, "lable"], 'did you mean "label"? Otherwise remove it'),
    unknown(["items", 1, "xxxxxxxx"], "remove it; known fields are label"),
  ]);
});

test("long values are cut short in messages", () => {
  expect(show("x".repeat(100))).toBe(`"${"x".repeat(56)}..."`);
});
