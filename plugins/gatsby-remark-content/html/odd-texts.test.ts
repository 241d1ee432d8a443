/** @jest-environment node */

import { MAX_TEXT_BYTES } from "../../gatsby-source-content/reading/source-text";
import { MAX_LINES, MAX_SIBLINGS } from "../check/limits";
import { readMarkdown } from "../check/read-markdown";
import { htmlFaults } from "../testing/html-validator";
import { type Rendered, render } from "../testing/render";

/** Far more than needed. Work that grows with the square of a text would take minutes. */
jest.setTimeout(60_000);

/**
 * The largest text of its kind that the checker accepts: a part is at most two blocks, and a letter
 * at most two bytes.
 */
const largestText = (part: string | ((index: number, count: number) => string)) => {
  const [first, next] = [0, 1].map((index) =>
    typeof part === "string" ? part : part(index, Infinity),
  );
  const size = Math.max(String(first).length, String(next).length);
  const count = Math.min(MAX_SIBLINGS / 2, Math.floor(MAX_TEXT_BYTES / 2 / size));
  return Array.from({ length: count }, (_, index) =>
    typeof part === "string" ? part : part(index, count),
  ).join("");
};

test.each([
  ["headings of the same words", "## A\n\n"],
  ["tables of the same name", "| a |\n| - |\n| b |\n\n"],
  ["footnotes", (index: number) => `a[^${index}]\n\n[^${index}]: b\n\n`],
  [
    "one footnote, named everywhere",
    (index: number) => (index === 0 ? "[^1]: b\n\n" : "a[^1]\n\n"),
  ],
  [
    "notes of notes",
    (n: number, all: number) => `${n ? `[^${n - 1}]: b` : "a"}${n + 1 < all ? `[^${n}]` : ""}\n\n`,
  ],
  ["quotes in quotes in quotes", `${"> ".repeat(30)}a\n\n`],
  ["combining marks", `e${"\u0301".repeat(1000)}\n\n`],
  ["long words", `${"x".repeat(1000)}\n\n`],
])("the largest text of %s is checked and rendered within seconds", async (_what, part) => {
  const body = largestText(part);
  expect(readMarkdown(body).findings.map(({ rule }) => rule)).toEqual([]);
  expect((await render(body)).html.length).toBeGreaterThan(body.length / 4);
});

const LINE = "Words that someone may read on a long evening, and some more of them.\n";

test("an article of 5,000 lines is rendered within seconds", async () => {
  const article = `${LINE}\n`.repeat(2500);
  expect(readMarkdown(article).findings).toEqual([]);
  expect((await render(article)).html.length).toBeGreaterThan(article.length);
});

test("an article of the most lines that there may be is checked within seconds", () => {
  expect(readMarkdown(`${LINE.repeat(4)}\n`.repeat(MAX_LINES / 5)).findings).toEqual([]);
});

test.each([
  ["ts", "a<".repeat(20_000)],
  ["html", "<a ".repeat(12_000)],
  ["md", "*_".repeat(18_000)],
  ["sh", "$(".repeat(18_000)],
])(
  "long code of %s, hard for a highlighter, is rendered within seconds",
  async (language, text) => {
    expect((await render(`\`\`\`${language}\n${text}\n\`\`\`\n`)).html).toContain("code-frame");
  },
);

describe("signs that turn letters around or that HTML cannot hold", () => {
  const body =
    "## \u202eReversed\u202c 🍋\n\na\u0001b \ufffe\u202d ![c\u202e](c.png) مرحبا \u2067x\u2069 👩🏽‍💻\n\n```ts\n// \u202e a\n```\n";
  let page: Rendered;
  beforeAll(async () => {
    page = await render(body);
  });

  test.each(["\u0001", "\u202d", "\u202e", "\ufffe"])("such as %j are left out", (sign) => {
    expect(page.html).not.toContain(sign);
  });

  test("are not those that right-to-left text and pictograms need", () => {
    expect(page.html).toContain("مرحبا \u2067x\u2069 👩🏽‍💻");
  });

  test("are not in ids", () => {
    expect(page.headings[0]).toMatchObject({ id: "reversed-" });
  });

  test("leave valid HTML", () => {
    expect(htmlFaults(page.html)).toEqual([]);
  });
});
