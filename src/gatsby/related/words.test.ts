import { subjectWords } from "./words";

test("a text is its words in lower case, without stop words, plurals as their singulars", () => {
  expect(subjectWords("The Grids of our GRID: 3 columns, and the glass")).toEqual(["grid", "grid", "column", "glass"]);
});

test("addresses are no words, the words of links are", () => {
  expect(subjectWords("See [our tokens](/blog/tokens-at-scale?x=1#y) at https://a.example/design.")).toEqual(["token"]);
});

test("composed and decomposed accents are the same word", () => {
  expect(subjectWords("příběh")).toEqual(subjectWords("příběh".normalize("NFD")));
});

test("scripts without spaces are split into bigrams", () => {
  expect(subjectWords("設計原則")).toEqual(["設計", "計原", "原則"]);
});

test("text without words is ignored", () => {
  expect(subjectWords("")).toEqual([]);
  expect(subjectWords("🙂 — … ]( ](")).toEqual([]);
});
