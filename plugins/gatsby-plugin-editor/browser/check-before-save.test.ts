/** @jest-environment node */

import { CONTENT_MODEL } from "../../../src/content-model/content-model";
import { entryFaults, type SavedEntry } from "./check-before-save";
import { oddEntry } from "./testing/odd-entries";

const fieldsOf = (name: string) =>
  CONTENT_MODEL.collections.find((collection) => collection.name === name)?.fields ?? [];

/** A valid new article, or another entry, with some fields changed. */
function entry(
  data: Record<string, unknown>,
  { collection = "blog", newRecord = false, slug = "" } = {},
): SavedEntry {
  const validData = oddEntry(fieldsOf(collection), { name: "", text: "A title" });
  return { collection, slug, newRecord, data: { ...validData, body: "Words.\n", ...data } };
}

const faultsOf = (saved: SavedEntry) =>
  entryFaults(CONTENT_MODEL, saved).faults.map(({ message }) => message);
const beforePublishing = (saved: SavedEntry) =>
  entryFaults(CONTENT_MODEL, saved).beforePublishing.map(({ message }) => message);

test("an entry that the checks accept is saved", () => {
  expect(faultsOf(entry({ body: "Words.\n", related: ["another"] }, { newRecord: true }))).toEqual(
    [],
  );
});

test("a draft with a title and a day is saved, and lists what it lacks before publishing", () => {
  const begun = { collection: "blog", slug: "", data: { title: "A", date: "2026-01-15" } };
  const lacking = [
    "Teaser: required, is missing. Fix: add it.",
    "Picture: required, is missing. Fix: add it.",
    "Picture in words: required, is missing. Fix: add it.",
    "Text: required, the text is missing. Fix: write it.",
  ];
  const draft = { ...begun, data: { ...begun.data, draft: true } };
  expect([faultsOf(draft), beforePublishing(draft)]).toEqual([[], lacking]);
  expect([faultsOf(begun), beforePublishing(begun)]).toEqual([lacking, []]);
});

test("a draft is not saved without its title, or with a value that is wrong", () => {
  expect(faultsOf(entry({ title: "", draft: true }))).toHaveLength(1);
  expect(faultsOf(entry({ perex: "x".repeat(281), draft: true }))).toHaveLength(1);
});

test("placeholder texts are listed in a draft, and not published", () => {
  const begun = { perex: "To be written: teaser", body: "To be written.\n" };
  const placeholders = [
    "Text: still contains placeholder text. Fix: replace it.",
    "Teaser: still contains placeholder text. Fix: replace it.",
  ];
  const draft = entry({ ...begun, draft: true });
  expect([faultsOf(draft), beforePublishing(draft)]).toEqual([[], placeholders]);
  expect(faultsOf(entry(begun))).toEqual(placeholders);
});

test("an optional group is saved empty or complete", () => {
  const consent = (media: object) =>
    faultsOf({
      ...entry({ media }, { collection: "consent" }),
      collection: "settings",
      slug: "consent",
    });
  expect(consent({ title: "", perex: null })).toEqual([]);
  expect(consent({ title: "Videos", perex: "" })).toEqual([
    "Videos of other sites, What it is for: required, is missing. Fix: add it.",
  ]);
});

test.each([
  ["a title of spaces", entry({ title: "   " }), "Title: required, is empty. Fix: "],
  [
    "a long teaser",
    entry({ perex: "x".repeat(281) }),
    "Teaser: must have at most 280 characters, has 281. Fix: shorten it.",
  ],
  ["a day that there is not", entry({ date: "2026-02-31" }), "Published: must be a calendar date"],
  [
    "a value of a fact",
    entry({ infoItems: [{ label: "a", value: "b" }, { label: "a" }] }, { collection: "works" }),
    "Facts 2, Value: required, is missing. Fix: add it.",
  ],
  [
    "a block",
    entry(
      { blocks: [{ type: "numbers", title: "Title" }, { type: "opening" }], body: "" },
      { collection: "pages" },
    ),
    'Blocks 2: "opening" must be the first block. Fix: move it to the top.',
  ],
  [
    "an item of a list in settings",
    {
      collection: "settings",
      slug: "awards",
      data: {
        items: [{ id: "a", ...oddEntry(fieldsOf("awards"), { name: "", text: "x" }), year: 1 }],
      },
    },
    "Awards 1, Year: must be between 1990 and 2100, is 1. Fix: correct the number.",
  ],
])("%s is refused in the words of the form", (_what, saved, fault) => {
  expect(faultsOf(saved)).toEqual([expect.stringContaining(fault)]);
});

test.each(["مرحبا بالعالم", "👋🏽", "How _redirects works", "~"])(
  "only a new entry is refused the title %s, which cannot become an address",
  (title) => {
    expect(faultsOf(entry({ title }, { newRecord: true }))).toEqual([
      expect.stringContaining("Title: cannot become an address"),
    ]);
    expect(faultsOf(entry({ title }))).toEqual([]);
  },
);

test("a new entry is refused another address than its title's, which the editor links to", () => {
  const address = { title: "A", address: "b" };
  expect(faultsOf(entry(address, { newRecord: true }))).toEqual([
    expect.stringContaining("Address: only changes the address of a page that exists"),
  ]);
  expect(faultsOf(entry(address))).toEqual([]);
});
