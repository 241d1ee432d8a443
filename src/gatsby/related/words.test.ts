import { subjectWords } from "./words";

test("a text is its words in small letters, without the small change of language, plurals as their singulars", () => {
  expect(subjectWords("The Grids of our GRID: 3 columns, and the glass")).toEqual(["grid", "grid", "column", "glass"]);
});

test("addresses are no words, the words of links are", () => {
  expect(subjectWords("See [our tokens](/blog/tokens-at-scale?x=1#y) at https://a.example/design.")).toEqual(["token"]);
});

test("accents written in one way or the other are one word", () => {
  expect(subjectWords("příběh")).toEqual(subjectWords("příběh".normalize("NFD")));
});

test("languages without spaces go by pairs of characters", () => {
  expect(subjectWords("設計原則")).toEqual(["設計", "計原", "原則"]);
});

test("what is no word is passed over", () => {
  expect(subjectWords("")).toEqual([]);
  expect(subjectWords("🙂 — … ]( ](")).toEqual([]);
});
