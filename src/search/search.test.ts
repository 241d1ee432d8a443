import * as fc from "fast-check";
import { excerptWords, hitOf } from "./hit";
import { addressOf, tidyQuery, wishOf } from "./query";
import { beginsIn, comesClose, lettersIn, termsOf } from "./terms";

test.each([
  ["  two   words\n", "two words"],
  ["\u202Eevil\u202C\u200Bword", "evil word"],
  ['"exact words"', "exact words"],
  ["\u0000\u0007", ""],
  ["<script>alert(1)</script>", "<script>alert(1)</script>"],
  ["cafe\u0301", "caf\u00e9"],
  ["a".repeat(5000), "a".repeat(100)],
  ["😀".repeat(200), "😀".repeat(100)],
  ["\uD800half", "half"],
])("%j is searched as %j", (typed, words) => {
  expect(tidyQuery(typed)).toBe(words);
});

test("what is looked for survives the way through the address", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary" }),
      fc.constantFrom(null, "article" as const, "service" as const),
      (query, kind) => {
        const words = tidyQuery(query);
        const { search, pathname } = new URL(addressOf({ query, kind }), "http://site.invalid");
        expect(pathname).toBe("/search");
        expect(wishOf(search)).toEqual({ query: words, kind: words ? kind : null });
      },
    ),
  );
});

test("an address of nonsense asks for nothing", () => {
  expect(wishOf("?kind=__proto__&q=%E0%A4%A")).toEqual({ query: expect.any(String), kind: null });
  expect(wishOf("?q=")).toEqual({ query: "", kind: null });
  expect(addressOf({ query: " ", kind: "work" })).toBe("/search");
});

test("an excerpt is words, marked ones without the stop that follows, and no markup but that", () => {
  expect(excerptWords("a <mark>ferry,</mark> &lt;b&gt;x&lt;/b&gt; <mark>two</mark> <mark>ferries.</mark>")).toEqual([
    { text: "a ", isMarked: false },
    { text: "ferry", isMarked: true },
    { text: ", <b>x</b> ", isMarked: false },
    { text: "two", isMarked: true },
    { text: " ", isMarked: false },
    { text: "ferries", isMarked: true },
    { text: ".", isMarked: false },
  ]);
  expect(excerptWords("")).toEqual([]);
});

test("a result's date and picture stand behind its address, and its kind follows from that", () => {
  const meta = { title: "<b>", topic: "Branding" };
  expect(hitOf({ url: "/blog/a|2025-03-27|/static/a.webp", excerpt: "X.", meta })).toEqual({
    url: "/blog/a",
    kind: "article",
    title: "<b>",
    topic: "Branding",
    date: "2025-03-27",
    picture: "/static/a.webp",
    excerpt: [{ text: "X.", isMarked: false }],
  });
  expect(hitOf({ url: "/works/a||", excerpt: "", meta: {} })).toMatchObject({ kind: "work", title: "", date: "" });
  const cut = hitOf({ url: "/blog/a", excerpt: "cut <mark>off</mark>", meta: {} }).excerpt;
  expect(cut.map(({ text }) => text)).toEqual(["… cut ", "off", " …"]);
  expect(hitOf({ url: "/services#ux-design||", excerpt: "", meta })).toMatchObject({
    kind: "service",
    url: "/services#ux-design",
  });
});

test("the words looked for are told apart; signs that stand alone are none", () => {
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
    meta: { title: "T" },
  };
  expect(comesClose(page, term)).toBe(isClose);
});

test("signs are no letters to look for", () => {
  expect(["C#", "F#", "++", "k8s", "猫", "café"].map(lettersIn)).toEqual([1, 1, 0, 3, 1, 4]);
});
