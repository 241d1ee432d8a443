/** @jest-environment node */
import { removeComments } from "./comments";
import { convertText } from "./convert-text";
import { reportLeftovers } from "./leftovers";
import { rewriteLinks } from "./links";

function rulesOf(source: string): string[] {
  const rules: string[] = [];
  const text = convertText(source, (_, { rule }) => rules.push(rule));
  reportLeftovers(text, (_, { rule }) => rules.push(rule));
  return rules;
}

test.each([
  '<span class="hidden">',
  '<p style="visibility: hidden">',
  "<details>",
  '<bdo dir="rtl">',
  "<style>",
  '<ol type="a">',
  "<ol reversed>",
  '<ol start="-1">',
  '<li value="7">',
  '<span style="text-transform:uppercase">',
])("%s is reported as it is written", (tag) => {
  expect(rulesOf(`<div>\n\n${tag}a</${/\w+/.exec(tag)?.[0]}>\n\n</div>`)).toEqual([
    `has ${tag}, which Markdown cannot hold`,
  ]);
});

test("of several tags that lose something each is reported", () => {
  expect(rulesOf('<div class="a"><p class="b">c</p></div>')).toHaveLength(2);
});

test("<<b>> is words in guillemets, not a tag", () => {
  expect(rulesOf("a <<b>> c")).toEqual(['has "<b>> c", which only the old site understands']);
});

test("blanks in an address stay", () => {
  const rewrite = (text: string) =>
    rewriteLinks(
      text,
      () => null,
      null,
      () => undefined,
    );
  expect(rewrite("[a](<https://a.example/b c>)")).toBe("[a](<https://a.example/b c>)");
  expect(rewrite("[a](<//a.example/b c>)")).toBe("[a](https://a.example/b%20c)");
});

test("indented code stays code beside HTML, unless an element around it is still open", () => {
  const convert = (source: string) => convertText(source, () => undefined);
  expect(convert("<p>a</p>\n\n    <b>c</b>")).toBe("a\n\n```\n<b>c</b>\n```");
  expect(convert("<div><p>a</p>\n\n    <b>c</b>\n</div>")).toBe("a\n\n**c**");
});

describe("a text that is converted for a single tag", () => {
  const TAG = '<font color="red">a</font>\n\n';

  test("keeps the tildes of its words", () => {
    expect(convertText(`${TAG}H~2~O, ~/bin and a~b`, () => undefined)).toBe(
      "a\n\nH\\~2\\~O, \\~/bin and a\\~b",
    );
  });

  test("has short rows of a table filled", () => {
    const table = "| a | b |\n| --- | --- |\n| 1 |";
    expect(rulesOf(TAG + table)).toEqual([]);
    expect(convertText(TAG + table, () => undefined)).toContain("| 1 |  |");
  });

  test.each([
    ["a cell too many", "| a | b |\n| - | - |\n| 1 | 2 | three |"],
    ["words under a table", "| a | b |\n| - | - |\n| 1 | 2 |\nwords"],
  ])("has %s reported, which would be lost or become a row", (_, table) => {
    expect(rulesOf(TAG + table)).toEqual([
      expect.stringMatching(/^has a row of [13] cells in a table of 2$/),
    ]);
  });

  test.each(["<code>__a__</code>", "<pre>$ <b>a</b></pre>", '<pre><a href="/b">a</a></pre>'])(
    "has the markup in the code of %s reported",
    (code) => {
      expect(rulesOf(TAG + code)).toEqual([
        expect.stringMatching(/^has <(?:code|pre)>, which Markdown cannot hold$/),
      ]);
    },
  );
});

test.each([
  "```sh\ncurl {{ site.url }}/feed.xml\n```",
  "`{{ page.title }}`",
  '[a](/b "{{ page.title }}")',
  "```js eval\na\n```",
])("what the old site computed in %j is reported", (source) => {
  expect(rulesOf(source)).toHaveLength(1);
});

test("comments that are written as links go, links and code with their form stay", () => {
  expect(removeComments("a\n\n[//]: # (b)\n[comment]: <> (c)\n\nd").split(/\s+/)).toEqual([
    "a",
    "d",
  ]);
  const others = "[a][_]\n\n[_]: /b\n\n    [//]: # (c)";
  expect(removeComments(others)).toBe(others);
});

test("a report quotes the beginning of a long tag", () => {
  const [rule = ""] = rulesOf(`<iframe src="https://a.example/${"b".repeat(2_000)}"></iframe>`);
  expect(rule.length).toBeLessThan(200);
});
