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

const NAMED_A = { name: "a", label: "A" };
test.each<[string, Field, string]>([
  ["a required text is never null", { ...NAMED_A, kind: "string" }, "a: String!"],
  ["an optional text is nullable", { ...NAMED_A, kind: "text", required: false }, "a: String"],
  [
    "an optional text with a default is never null",
    { ...NAMED_A, kind: "string", required: false, default: "x" },
    "a: String!",
  ],
  [
    "a boolean is never null",
    { ...NAMED_A, kind: "boolean", default: false, required: false },
    "a: Boolean!",
  ],
  [
    "a reference is the type of its entry",
    { ...NAMED_A, kind: "reference", to: "things" },
    "a: Thing! @link",
  ],
  [
    "an optional list is never null",
    { ...NAMED_A, kind: "list", required: false, of: { ...NAMED_A, kind: "color" } },
    "a: [String!]!",
  ],
  [
    "a group is a type of its own",
    { ...NAMED_A, kind: "object", fields: [{ ...NAMED_A, kind: "link" }] },
    "a: ThingA!",
  ],
])("the type of %s", (_name, field, expected) => {
  expect(line(field)).toBe(expected);
});

test("what a draft may lack is nullable where its kind has no empty value", () => {
  const draft: Field = { ...NAMED_A, name: "draft", kind: "boolean", default: false };
  const fields: Field[] = [
    { ...NAMED_A, kind: "string" },
    { ...NAMED_A, name: "b", kind: "date" },
    { ...NAMED_A, name: "c", kind: "date", requiredInDraft: true },
    {
      ...NAMED_A,
      name: "d",
      kind: "object",
      fields: [{ ...NAMED_A, kind: "reference", to: "things" }],
    },
    draft,
  ];
  expect(graphqlTypes(modelOf(fields))).toMatch(
    /a: String!\n {2}b: Date @.*\n {2}c: Date! @.*\n {2}d: ThingD!\n[\s\S]*type ThingD @dontInfer {\n {2}a: Thing @link/,
  );
});

test("a picture for dense screens is no field, but an argument of its picture", () => {
  expect(graphqlTypes(modelOf(pictureFields("logo")))).toMatch(
    /^ {2}picture: Picture! @picture\(slot: "logo", dense: "pictureRetina"\)\n {2}pictureAlt: String!$/m,
  );
});

test("a reference to an unknown collection is an error that names its field", () => {
  expect(() => graphqlTypes(modelOf([{ ...NAMED_A, kind: "reference", to: "nothing" }]))).toThrow(
    'Content model: Thing.a refers to the unknown collection "nothing"',
  );
});
