/** @jest-environment node */
import { MOST_LINES, readMarkdown } from "../gatsby-plugin-content/load/markdown";
import { htmlFaults } from "./testing/html-judge";
import { render } from "./testing/render";

/** The most text that the validator lets an entry have. */
const MOST_CHARACTERS = 128 * 1024;
/** Far more than it takes; what grows with the square of a text takes minutes. */
const TIMEOUT_MS = 60_000;

const filledWith = (part: string | ((index: number) => string)) => {
  const parts: string[] = [];
  for (let [index, characters, lines] = [0, 0, 0]; ; index += 1) {
    const next = typeof part === "string" ? part : part(index);
    characters += next.length;
    lines += next.split("\n").length - 1;
    if (characters > MOST_CHARACTERS || lines > MOST_LINES) return parts.join("");
    parts.push(next);
  }
};

test.each([
  ["headings of the same words", "## A\n\n"],
  ["pieces of code", "```ts\nlet a;\n```\n\n"],
  ["tables of the same name", "| a |\n| - |\n| b |\n\n"],
  ["footnotes", (index: number) => `a[^${index}]\n\n[^${index}]: b\n\n`],
  ["one footnote, named everywhere", (index: number) => (index === 0 ? "[^1]: b\n\n" : "a[^1]\n\n")],
  ["notes that name the next", (index: number) => (index === 0 ? "a[^0]\n\n" : `[^${index - 1}]: b[^${index}]\n\n`)],
  ["tasks", "- [ ] a\n\n"],
  ["comments and tags", "<!-- a -->\n\n<b>a</b>\n\n"],
  ["quotes in quotes in quotes", `${"> ".repeat(30)}a\n\n`],
  ["combining marks", `e${"\u0301".repeat(1000)}\n\n`],
  ["long words", `${"x".repeat(5000)}\n\n`],
])(
  "a text full of %s is checked and rendered in good time",
  async (_what, part) => {
    const body = filledWith(part);
    expect(readMarkdown(body).findings.map(({ rule }) => rule)).toEqual([]);
    expect((await render(body)).html.length).toBeGreaterThan(body.length / 4);
  },
  TIMEOUT_MS,
);

test("one long piece of code that fools a highlighter is rendered in good time", async () => {
  for (const [language, text] of [
    ["ts", "a<".repeat(20_000)],
    ["html", "<a ".repeat(12_000)],
    ["css", "a{".repeat(18_000)],
    ["md", "*_".repeat(18_000)],
    ["js", "`${".repeat(12_000)],
    ["sh", "$(".repeat(18_000)],
  ])
    expect((await render(`\`\`\`${language}\n${text}\n\`\`\`\n`)).html).toContain("code-frame");
}, 60_000);

test("signs that turn letters around and those that HTML cannot hold are left out, other letters stay", async () => {
  const body =
    "## \u202eReversed\u202c 🍋\n\na\u0001b \ufffe\u202d ![c\u202e](c.png) مرحبا \u2067x\u2069 👩🏽‍💻\n\n```ts\n// \u202e a\n```\n";
  const { html, headings } = await render(body);
  for (const sign of ["\u0001", "\u202d", "\u202e", "\ufffe"]) expect(html).not.toContain(sign);
  expect(html).toContain("مرحبا \u2067x\u2069 👩🏽‍💻");
  expect(headings[0]).toMatchObject({ id: "reversed-" });
  expect(htmlFaults(html)).toEqual([]);
});
