import * as fc from "fast-check";
import { parseRequest, termsOf, tidyQuery, toAddress } from "./query";

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

test("a request survives the round trip through the address", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary" }),
      fc.constantFrom(null, "article" as const, "service" as const),
      (query, kind) => {
        const words = tidyQuery(query);
        const { search, pathname } = new URL(toAddress({ query, kind }), "http://site.invalid");
        expect(pathname).toBe("/search");
        expect(parseRequest(search)).toEqual({ query: words, kind: words ? kind : null });
      },
    ),
  );
});

test("an unknown kind and an invalid escape in the address are ignored", () => {
  expect(parseRequest("?kind=__proto__&q=%E0%A4%A")).toEqual({
    query: expect.any(String),
    kind: null,
  });
});

test("an address without a query is an empty request", () => {
  expect(parseRequest("?q=")).toEqual({ query: "", kind: null });
});

test("the address of an empty query names no kind", () => {
  expect(toAddress({ query: " ", kind: "work" })).toBe("/search");
});

test.each([
  ["design — a & design C++ 😀", ["design", "C++"]],
  ["UX/UI, iOS|Android/node.js", ["UX", "UI", "iOS", "Android", "node.js"]],
  ["C# ++ & k8s 会議 x", ["C#", "k8s", "会", "議", "x"]],
  ["How much does it cost?", ["cost?"]],
  ["who are you", ["who", "are", "you"]],
])("the terms of '%s' are %j", (query, terms) => {
  expect(termsOf(query)).toEqual(terms);
});
