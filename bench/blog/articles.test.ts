/** @jest-environment node */
import { readMarkdown } from "../../src/content-loader/markdown/read-markdown";
import { articleText } from "./articles";
import type { Sample } from "./sample";

const sample: Sample = {
  articles: ["one", "two", "three"].map((slug) => ({
    slug,
    category: "research",
    author: "somebody",
    picture: "./cover.jpg",
    pictureAlt: "A stone: cut",
    pictures: ["figure-a.jpg"],
  })),
  sentences: Array.from(
    { length: 40 },
    (_, index) => `Sentence ${index} says what a team has learned about tables and people’s work.`,
  ),
};
const bodyOf = (index: number) => articleText(index, sample).split(/^---$/m).slice(2).join("---");
const INDEXES = Array.from({ length: 60 }, (_, index) => index);

test("the same number makes the same article, another one another", () => {
  expect(articleText(7, sample)).toBe(articleText(7, sample));
  expect(articleText(7, sample)).not.toBe(articleText(8, sample));
});

test("generated articles are as long as those of the sample, and as good Markdown", () => {
  const lengths = INDEXES.map((index) => bodyOf(index).split(/\s+/).length);
  expect(Math.min(...lengths)).toBeGreaterThan(400);
  expect(Math.max(...lengths)).toBeLessThan(1700);
  expect(INDEXES.flatMap((index) => readMarkdown(bodyOf(index)).findings)).toEqual([]);
});

test("code, tables, lists, quotes, footnotes and pictures are among them", () => {
  const all = INDEXES.map(bodyOf).join("\n");
  for (const block of [/^```ts$/m, /^\| --- /m, /^- \*\*/m, /^1\. /m, /^> /m, /^\[\^n\d+\]: /m, /^!\[/m])
    expect(all).toMatch(block);
});
