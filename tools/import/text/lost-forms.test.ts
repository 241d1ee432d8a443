/** @jest-environment node */
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
