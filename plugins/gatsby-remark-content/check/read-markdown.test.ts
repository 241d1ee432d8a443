/** @jest-environment node */
import { createRequire } from "node:module";
import { readMarkdown } from "./read-markdown";

test("headings have the ids that they will have in the page", () => {
  const { headingIds, findings } = readMarkdown(
    "## One\n\n## One\n\n### Two *words* & `code`\n\n## Příběh\n\n## A <!-- b --> c\n",
  );
  expect(headingIds).toEqual(["one", "one-1", "two-words--code", "příběh", "a-c"]);
  expect(findings).toEqual([]);
});

test("addresses without brackets are links, as at GitHub", () => {
  const { links } = readMarkdown(
    "a@b.example\n\nWrite to c&#64;d.example\n\n| www.e.example |\n| - |\n",
  );
  expect(links.map(({ url }) => url)).toEqual([
    "mailto:a@b.example",
    "mailto:c@d.example",
    "http://www.e.example",
  ]);
});

test("every link is found with its line", () => {
  const { links } = readMarkdown(
    "[a](/a)\n\n> <https://b.example>\n\n- [c][ref]\n\nwww.d.example\n\nNote[^1].\n\n[^1]: [e](/e)\n\n[ref]: /c\n",
  );
  expect(links).toEqual([
    { url: "/a", line: 1 },
    { url: "https://b.example", line: 3 },
    { url: "http://www.d.example", line: 7 },
    { url: "/e", line: 11 },
    { url: "/c", line: 13 },
  ]);
});

test("the count of words leaves out code blocks, addresses and comments", () => {
  const { words } = readMarkdown(
    "## It’s a well-known *fact*\n\nThat `2.5` is [more](/than/two).<!-- not this -->\n\n```\nnor this\n```\n",
  );
  expect(words).toBe(8);
});

const PICTURES = "![a](a.png)\n\n![b][ref]\n\n[![c](c.png)](/c)\n\n- ![d](d.png)\n\n[ref]: b.png\n";

test("every picture is found with its line and whether it is alone in a paragraph", () => {
  expect(readMarkdown(PICTURES).pictures).toEqual([
    { url: "a.png", line: 1, isAlone: true },
    { url: "b.png", line: 3, isAlone: true },
    { url: "c.png", line: 5, isAlone: false },
    { url: "d.png", line: 7, isAlone: false },
  ]);
});

test("the definition of a picture is not a link", () => {
  expect(readMarkdown(PICTURES).links).toEqual([{ url: "/c", line: 5 }]);
});

test.each([
  ["too short", "| a |"],
  ["without a bar", "a"],
  ["too long", "| a | b | c |"],
  ["with a bar in code", "| a | `b|c` |"],
])("a row of a table that is %s is reported with its line", (_what, row) => {
  const { findings } = readMarkdown(`| A | B |\n| --- | --- |\n| 1 | 2 |\n${row}\n| 3 | 4 |\n`);
  expect(findings).toContainEqual(
    expect.objectContaining({ line: 4, rule: expect.stringContaining("row") }),
  );
});

test.each([
  ["A footnote without words", "A[^1].\n\n[^1]: ", "has a footnote without words"],
  ["A footnote without a mark", "A.\n\n[^1]: note", "has a footnote that is not shown"],
  ["An empty table", "|  |\n| --- |\n", "has an empty table"],
])("%s is reported", (_what, body, rule) => {
  const { findings } = readMarkdown(body);
  expect(findings).toEqual([expect.objectContaining({ rule: expect.stringContaining(rule) })]);
});

test("cells may be empty, and hold bars after a backslash", () => {
  const body = "| A | B |\n| --- | --- |\n|  | a \\| b |\n| | |\n1 | 2\n";
  expect(readMarkdown(body).findings).toEqual([]);
});

test("nothing in code is a link, picture, heading or HTML", () => {
  const metadata = readMarkdown(
    "`<script>` `[a](/a)`\n\n```html\n# Title\n<script>\n![a](a.png)\n```\n",
  );
  expect(metadata).toMatchObject({ headingIds: [], links: [], pictures: [], findings: [] });
});

test.each([
  ["<kbd>Esc</kbd>"],
  ['<abbr title="World Wide Web">WWW</abbr>'],
  ["a<br>b<wbr/>c"],
  ["<b>bold <i>both</i></b>"],
  ["a <!-- note --> b"],
  ["<!-- a note\nof two lines -->"],
  ["1 < 2 && 3 > 2"],
  ["\\<script>"],
])("the HTML of %j is allowed", (body) => {
  expect(readMarkdown(body).findings).toEqual([]);
});

test.each(["unified", "remark-parse", "remark-gfm", "remark-footnotes"])(
  "%s is the same package that gatsby-transformer-remark uses",
  (name) => {
    const plugin = createRequire(__filename);
    const gatsby = createRequire(plugin.resolve("gatsby-transformer-remark/package.json"));
    expect(plugin.resolve(name)).toBe(gatsby.resolve(name));
  },
);

test("a second note of one number is a finding: only the first is shown", () => {
  const { findings } = readMarkdown(
    "One[^1], two[^2].\n\n[^1]: First.\n\n[^2]: Other.\n\n[^1]: Second.\n",
  );
  expect(findings).toMatchObject([
    { line: 7, rule: "has two notes of one number; the first is shown" },
  ]);
});
