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

test("an invalid address is an empty request", () => {
  expect(parseRequest("?kind=__proto__&q=%E0%A4%A")).toEqual({
    query: expect.any(String),
    kind: null,
  });
  expect(parseRequest("?q=")).toEqual({ query: "", kind: null });
  expect(toAddress({ query: " ", kind: "work" })).toBe("/search");
});

test("a query is split into words, each with a letter or a digit; one is enough", () => {
  expect(termsOf("design — a & design C++ 😀")).toEqual(["design", "C++"]);
  expect(termsOf("UX/UI, iOS|Android/node.js")).toEqual(["UX", "UI", "iOS", "Android", "node.js"]);
  expect(termsOf("C# ++ & k8s 会議 x")).toEqual(["C#", "k8s", "会", "議", "x"]);
  expect(termsOf("How much does it cost?")).toEqual(["cost?"]);
  expect(termsOf("who are you")).toEqual(["who", "are", "you"]);
});
