import type { Field } from "../gatsby-source-content/model";
import { markOf, marksIn, markValues, pathsIn, withoutMarks } from "./field-marks";

const FIELDS: readonly Field[] = [
  { name: "title", label: "Title", kind: "string" },
  { name: "highlight", label: "Highlight", kind: "string", required: false },
  { name: "anchor", label: "Anchor", kind: "string", format: "anchor" },
  { name: "color", label: "Colour", kind: "color" },
  { name: "date", label: "Date", kind: "date" },
  { name: "category", label: "Category", kind: "reference", to: "categories" },
  { name: "text", label: "Text", kind: "markdown" },
  {
    name: "blocks",
    label: "Blocks",
    kind: "list",
    of: {
      name: "block",
      label: "Block",
      kind: "block",
      blocks: [
        {
          type: "media",
          label: "Media",
          hint: "A picture.",
          fields: [
            { name: "picture", label: "Picture", kind: "picture", slot: "prose" },
            { name: "caption", label: "Caption", kind: "text" },
          ],
        },
      ],
    },
  },
];

const ENTRY = {
  title: "Hid, in 2026",
  highlight: "2026",
  anchor: "top",
  color: "#ffd000",
  date: "2026-01-01",
  category: "research",
  body: "Words\n\n- one",
  blocks: [
    { type: "media", picture: "a.jpg", caption: "  " },
    { type: "media", picture: "b.jpg", caption: "A stone" },
  ],
  unknown: "kept",
};

/** Values by the path that their mark tells. */
function pathsOfMarks(value: unknown): [string, unknown][] {
  if (typeof value === "string") return pathsIn(value).map((path) => [path, withoutMarks(value)]);
  return typeof value === "object" && value ? Object.values(value).flatMap(pathsOfMarks) : [];
}

test("what is shown as it is written tells its field, and nothing else is changed", () => {
  const marked = markValues(FIELDS, ENTRY, ["highlight"]);
  expect(pathsOfMarks(marked)).toEqual([
    ["title", "Hid, in 2026"],
    ["body", "Words\n\n- one"],
    ["blocks.0.picture", "a.jpg"],
    ["blocks.1.picture", "b.jpg"],
    ["blocks.1.caption", "A stone"],
  ]);
  expect(JSON.parse(withoutMarks(JSON.stringify(marked)))).toEqual(ENTRY);
});

test("a mark is one character at the end, the same one for a path each time", () => {
  const { title } = markValues(FIELDS, ENTRY, []) as { title: string };
  expect(title).toBe(`Hid, in 2026${markOf(["title"])}`);
  expect(title).toHaveLength("Hid, in 2026".length + 1);
  expect(marksIn(title)).toBe(markOf(["title"]));
});

test("an entry that does not fit its fields is kept as it is", () => {
  expect(markValues(FIELDS, undefined, [])).toEqual({});
  const odd = { title: 7, blocks: [null, "words", { type: "gone", caption: "A" }] };
  expect(markValues(FIELDS, odd, [])).toEqual(odd);
});
