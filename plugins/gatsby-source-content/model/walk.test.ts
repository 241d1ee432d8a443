/** @jest-environment node */
import { fieldPath } from "./problem";
import type { Field } from "./types";
import { mapValues, walkValues } from "./walk";

const FIELDS: readonly Field[] = [
  { name: "title", label: "Title", kind: "string" },
  {
    name: "tags",
    label: "Tags",
    kind: "list",
    of: { name: "tag", label: "Tag", kind: "reference", to: "tags" },
  },
  {
    name: "group",
    label: "Group",
    kind: "object",
    fields: [
      {
        name: "pictures",
        label: "Pictures",
        kind: "list",
        of: {
          name: "one",
          label: "One",
          kind: "object",
          fields: [{ name: "file", label: "File", kind: "picture", slot: "logo" }],
        },
      },
    ],
  },
  { name: "absent", label: "Absent", kind: "string", required: false },
];
const ENTRY = {
  group: { pictures: [{ file: "a.png" }, { file: "b.png" }] },
  tags: ["x", "y"],
  title: "t",
  unknown: 1,
};

test("visits every value once, with its path, in the order of the model", () => {
  const visited: string[] = [];
  walkValues(FIELDS, ENTRY, (field, _, path) => visited.push(`${field.kind} ${fieldPath(path)}`));
  expect(visited).toEqual([
    "string title",
    "list tags",
    "reference tags[1]",
    "reference tags[2]",
    "object group",
    "list group.pictures",
    "object group.pictures[1]",
    "picture group.pictures[1].file",
    "object group.pictures[2]",
    "picture group.pictures[2].file",
  ]);
});

test("passes over what is absent, unknown or of another shape, and hands on the group a value stands in", () => {
  const visited: unknown[] = [];
  const entry = { tags: [undefined, "y"], group: ["a"], title: "t" };
  walkValues(FIELDS, entry, (_, value, path, group) =>
    visited.push([fieldPath(path), value, group]),
  );
  expect(visited).toEqual([
    ["title", "t", entry],
    ["tags", entry.tags, entry],
    ["tags[2]", "y", entry],
    ["group", entry.group, entry],
  ]);
  walkValues(FIELDS, ["a"], () => visited.push("never"));
  expect(visited).not.toContain("never");
});

test("maps the leaves, drops what becomes undefined and keys outside of the model, and leaves the entry alone", () => {
  const before = structuredClone(ENTRY);
  const mapped = mapValues(FIELDS, ENTRY, (field, value) => {
    if (value === "x" || value === "a.png") return undefined;
    return `${field.kind} ${String(value)}`;
  });
  expect(mapped).toEqual({
    title: "string t",
    tags: ["reference y"],
    group: { pictures: [{}, { file: "picture b.png" }] },
  });
  expect(ENTRY).toEqual(before);
});
