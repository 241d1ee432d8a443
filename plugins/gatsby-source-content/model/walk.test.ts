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

test("a walk visits every value once, with its path, in the order of the model", () => {
  const visits: string[] = [];
  walkValues(FIELDS, ENTRY, (field, _, path) => visits.push(`${field.kind} ${fieldPath(path)}`));
  expect(visits).toEqual([
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

test("a walk passes over values that are absent, unknown or of another shape", () => {
  const visits: unknown[] = [];
  const entry = { tags: [undefined, "y"], group: ["a"], title: "t" };
  walkValues(FIELDS, entry, (_, value, path) => visits.push([fieldPath(path), value]));
  expect(visits).toEqual([
    ["title", "t"],
    ["tags", entry.tags],
    ["tags[2]", "y"],
    ["group", entry.group],
  ]);
});

test("a walk tells of each value the group that it stands in", () => {
  const groups: unknown[] = [];
  const entry = { tags: [undefined, "y"], group: ["a"], title: "t" };
  walkValues(FIELDS, entry, (_field, _value, _path, group) => groups.push(group));
  expect(groups).toEqual([entry, entry, entry, entry]);
});

test("a walk through what is no group visits nothing", () => {
  const visit = jest.fn();
  walkValues(FIELDS, ["a"], visit);
  expect(visit).not.toHaveBeenCalled();
});

/** Makes words of most leaves, and removes two. */
function toWords(field: Field, value: unknown): string | undefined {
  if (value === "x" || value === "a.png") return undefined;
  return `${field.kind} ${String(value)}`;
}

test("a map has the new leaves, without those undefined and without unknown keys", () => {
  expect(mapValues(FIELDS, ENTRY, toWords)).toEqual({
    title: "string t",
    tags: ["reference y"],
    group: { pictures: [{}, { file: "picture b.png" }] },
  });
});

test("a map leaves the entry as it is", () => {
  const before = structuredClone(ENTRY);
  mapValues(FIELDS, ENTRY, toWords);
  expect(ENTRY).toEqual(before);
});
