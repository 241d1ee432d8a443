/** @jest-environment node */
import { allowedPlace, initialValues, type Kind, summaryOf } from "./kinds";

const kind = (name: string, more: Partial<Kind> = {}): Kind => ({
  name,
  label: name,
  hint: "",
  fields: [],
  ...more,
});
const opening = kind("opening", { first: true });
const text = kind("text");

test("a block that has to be the first goes above all, and no other one above it", () => {
  expect(allowedPlace(opening, 2, [text, text])).toBe(0);
  expect(allowedPlace(text, 0, [opening, text])).toBe(1);
  expect(allowedPlace(text, 2, [opening, text])).toBe(2);
  expect(allowedPlace(undefined, 0, [text])).toBe(0);
});

test("a new block has the defaults of its fields, and of those in groups, and nothing else", () => {
  const fields = [
    { name: "title", widget: "string" },
    { name: "works", widget: "relation", default: [] },
    { name: "wide", widget: "boolean", default: false },
    { name: "button", widget: "object", fields: [{ name: "title", widget: "string" }] },
    {
      name: "size",
      widget: "object",
      fields: [{ name: "unit", widget: "select", default: "px" }],
    },
  ];
  expect(initialValues(fields)).toEqual({ wide: false, size: { unit: "px" } });
});

test("a block is told from others by its first words, but not by its anchor", () => {
  const fields = ["anchor", "picture", "title"].map((name) => ({ name, widget: "string" }));
  const values: Record<string, unknown> = {
    anchor: "prices",
    picture: " ",
    title: "What\n it  costs",
  };
  const summary = summaryOf(kind("text", { fields, unique: ["anchor"] }), (name) => values[name]);
  expect(summary).toBe("What it costs");
});
