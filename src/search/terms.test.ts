import { beginsIn, comesClose, countLetters, termsOf } from "./terms";

test("a query is split into words; isolated punctuation is ignored", () => {
  expect(termsOf("design — a & design C++ 😀")).toEqual(["design", "a", "C++"]);
  expect(termsOf("UX/UI, iOS|Android/node.js")).toEqual(["UX", "UI", "iOS", "Android", "node.js"]);
  expect(termsOf("")).toEqual([]);
});

test.each([
  ["phot", true],
  ["Photo", true],
  ["cafe", true],
  ["brand", true],
  ["names", true],
  ["photography", false],
  ["phq", false],
  ["plain", false],
])("a result has a word that begins with %j: %j", (term, isThere) => {
  const page = {
    url: "/blog/a",
    excerpt: "plain <mark>‘photographs,’</mark> and a <mark>Café</mark>",
    content: "",
    meta: { title: "Two Names", topic: "Branding" },
  };
  expect(beginsIn(page, term)).toBe(isThere);
});

test.each([
  ["photogravure", true],
  ["phxxx", false],
  ["cafeteria", true],
  ["ca", false],
  ["猫猫", false],
])("a word marked in a result comes close to %j: %j", (term, isClose) => {
  const page = {
    url: "/blog/a",
    excerpt: "plain <mark>photographs</mark> and a <mark>Café</mark>",
    content: "",
    meta: { title: "T" },
  };
  expect(comesClose(page, term)).toBe(isClose);
});

test("punctuation does not count as letters", () => {
  expect(["C#", "F#", "++", "k8s", "猫", "café"].map(countLetters)).toEqual([1, 1, 0, 3, 1, 4]);
});
