/** @jest-environment node */
import { pictureFields } from "../../../src/content-model/field-sets";
import { graphqlTypes } from "./graphql-types";
import type { Collection, ContentModel, Field } from "./types";

const collection = (fields: readonly Field[], name = "things", type = "Thing"): Collection => ({
  name,
  type,
  label: "Things",
  folder: "things",
  format: "json",
  routePrefix: null,
  fields,
});
const modelOf = (fields: readonly Field[]): ContentModel => ({
  collections: [collection(fields)],
  slots: {},
});
/** The line of one field in the type made for it. */
const line = (field: Field) =>
  graphqlTypes(modelOf([field]))
    .split("\n")
    .map((text) => text.trim())
    .find((text) => text.startsWith(`${field.name}:`));

const common = { name: "a", label: "A" };
test.each<[string, Field, string]>([
  ["a required text never null", { ...common, kind: "string" }, "a: String!"],
  ["an optional text nullable", { ...common, kind: "text", required: false }, "a: String"],
  [
    "an optional text with a default never null",
    { ...common, kind: "string", required: false, default: "x" },
    "a: String!",
  ],
  [
    "a boolean never null",
    { ...common, kind: "boolean", default: false, required: false },
    "a: Boolean!",
  ],
  [
    "a reference the entry itself",
    { ...common, kind: "reference", to: "things" },
    "a: Thing! @link",
  ],
  [
    "an optional list never null",
    { ...common, kind: "list", required: false, of: { ...common, kind: "color" } },
    "a: [String!]!",
  ],
  [
    "a group a type of its own",
    { ...common, kind: "object", fields: [{ ...common, kind: "link" }] },
    "a: ThingA!",
  ],
])("makes %s", (_name, field, expected) => {
  expect(line(field)).toBe(expected);
});

test("a picture for dense screens is not a field: it is named where the picture is that it belongs to", () => {
  expect(graphqlTypes(modelOf(pictureFields("logo")))).toMatch(
    /^ {2}picture: Picture! @picture\(slot: "logo", dense: "pictureRetina"\)\n {2}pictureAlt: String!$/m,
  );
});

test("names the field whose reference leads to no collection", () => {
  expect(() => graphqlTypes(modelOf([{ ...common, kind: "reference", to: "nothing" }]))).toThrow(
    'Content model: Thing.a refers to the unknown collection "nothing"',
  );
});
