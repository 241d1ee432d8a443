/** @jest-environment node */
import path from "node:path";
import * as v from "valibot";
import { objectSchema, show, splitMessage, validValues } from "./entry-schema";
import { fieldPath, type Path } from "./problem";
import { expectGolden } from "./testing/golden";
import { tidy } from "./tidy";
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
  { name: "list", label: "List", kind: "list", min: 1, max: 2, of: { name: "item", label: "Item", kind: "string" } },
  { name: "object", label: "Object", kind: "object", fields: [{ name: "inner", label: "Inner", kind: "number" }] },
  { name: "markdown", label: "Markdown", kind: "markdown" },
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
  markdown: "Words.",
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
  markdown: [undefined, " "],
};

function problemsOf(data: unknown): string[] {
  const { value, unknownKeys } = tidy(FIELDS, data);
  const { issues = [] } = v.safeParse(objectSchema(FIELDS), value);
  return [
    ...unknownKeys.map(({ path: at, rule, fix }) => `${fieldPath(at)}: ${rule}. Fix: ${fix}.`),
    ...issues.map(({ message, path: at = [] }) => {
      const { rule, fix } = splitMessage(message);
      return `${fieldPath(at.map(({ key }) => key) as Path)}: ${rule}. Fix: ${fix}.`;
    }),
  ];
}

const written = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "number" && !Number.isFinite(inner) ? String(inner) : inner,
  ) ?? "absent";

test("says of every kind of bad value what the golden file says", () => {
  const lines = Object.entries(BAD).flatMap(([name, values]) =>
    values.map((value) => {
      const problems = problemsOf({ ...VALID, [name]: value });
      return [`${name}: ${written(value)}`, ...problems.map((problem) => `  ${problem}`)].join("\n");
    }),
  );
  expectGolden(path.join(__dirname, "golden/problems.txt"), `${lines.join("\n")}\n`);
});

test("every kind of field has bad values in the golden file, and each of them is refused", () => {
  expect(Object.keys(BAD)).toEqual(FIELDS.map(({ name }) => name));
  const accepted = Object.entries(BAD).flatMap(([name, values]) =>
    values.filter((value) => problemsOf({ ...VALID, [name]: value }).length === 0),
  );
  expect(accepted).toEqual([]);
});

test("accepts a valid entry and adds defaults", () => {
  expect(problemsOf(VALID)).toEqual([]);
  expect(v.parse(objectSchema(FIELDS), VALID)).toEqual({ ...VALID, boolean: false });
});

test("an optional list that is absent is empty, any other optional field stays absent", () => {
  const fields = FIELDS.map((field) => ({ ...field, required: false }) as Field);
  expect(v.parse(objectSchema(fields), {})).toEqual({ boolean: false, list: [] });
});

test("of a broken entry what is right in itself remains, items in their places", () => {
  const broken = { ...VALID, string: 7, date: "soon", list: ["a", 7, "c"], object: { inner: "1" }, unknown: 1 };
  const { string: _, date: __, ...right } = VALID;
  expect(validValues(FIELDS, broken)).toEqual({ ...right, list: ["a", undefined, "c"], object: {} });
  expect(validValues(FIELDS, ["a"])).toEqual({});
});

test("reports all problems of an entry at once", () => {
  expect(problemsOf({})).toHaveLength(FIELDS.length - 1);
});

test.each([
  ["a", '"a"'],
  [7, "the number 7"],
  [true, "the boolean true"],
  [["a"], "a list"],
  [{ a: 1 }, "a group of fields"],
  ["x".repeat(100), `"${"x".repeat(56)}..."`],
])("shows %j in messages as %s", (value, shown) => {
  expect(show(value)).toBe(shown);
});
