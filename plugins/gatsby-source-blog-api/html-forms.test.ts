/** @jest-environment node */
import { parseMarkdown } from "../gatsby-remark-content/syntax/parse-markdown";
import { htmlToMarkdown } from "./html-to-markdown";

/** The Markdown of a part of a text, and the tags whose form is lost. */
function convert(html: string): [markdown: string, flattened: string[]] {
  const { markdown, flattened } = htmlToMarkdown(html, { isPart: true });
  return [markdown.trim(), flattened];
}

test.each([
  ['<span style="text-decoration: line-through; color: red">a</span>', "~~a~~"],
  ['<span style="text-decoration-line:underline">a</span>', "<u>a</u>"],
  ['<span style="FONT-WEIGHT: Bold !important">a</span>', "**a**"],
  ['<p style="font-weight:700;font-style:italic">a</p>', "***a***"],
  ['x<span style="vertical-align:super;font-size:smaller">2</span>', "x<sup>2</sup>"],
  ['x<span style="vertical-align: sub">2</span>', "x<sub>2</sub>"],
  ['<b style="font-weight:normal">a</b> <em style="font-style: italic">b</em>', "a *b*"],
  ['<h2 style="font-weight:bold">a</h2>', "## a"],
  ['<a href="/b" style="text-decoration: underline">a</a>', "[a](/b)"],
  ['<pre><code><span style="font-weight:bold">a</span></code></pre>', "```\na\n```"],
  [
    '<p style="margin:0;white-space:normal;text-transform:none;-webkit-x:y;font-size:9px">a</p>',
    "a",
  ],
])("of %s the meaning of the style is kept", (html, markdown) => {
  expect(convert(html)).toEqual([markdown, []]);
});

test.each([
  ['<span style="text-transform: uppercase">a</span>', '<span style="text-transform:uppercase">'],
  ['<div style="font-weight:bold"><p>a</p></div>', '<div style="font-weight:bold">'],
  [
    '<ol style="list-style-type: lower-alpha"><li>a</li></ol>',
    '<ol style="list-style-type:lower-alpha">',
  ],
  ['<p style="white-space: pre">a</p>', '<p style="white-space:pre">'],
])("of %s the style is reported", (html, tag) => {
  expect(convert(html)[1]).toEqual([tag]);
});

test("lists that follow one another stay lists of their own", () => {
  const html =
    '<ol><li>a</li></ol><ol start="4"><li>b</li></ol><div><ul><li>c</li></ul></div> <ul><li>d</li></ul><ul><li>e<ul><li>f</li></ul><ul><li>g</li></ul></li></ul>';
  const { children = [] } = parseMarkdown(convert(html)[0]);
  expect(children.map(({ type }) => type)).toEqual(Array(5).fill("list"));
  expect(convert(html)[0]).toMatch(/^1\. {2}a\n\n4\) {2}b\n\n- {3}c\n\n\* {3}d\n\n- {3}e\n/);
});

test("a list with words between keeps its marks, and a start that is no number is 1", () => {
  expect(convert('<ol><li>a</li></ol><p>b</p><ol start="x"><li>c</li></ol>')[0]).toBe(
    "1.  a\n\nb\n\n1.  c",
  );
});

test("a list between items is one of the item before it", () => {
  expect(convert("<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>")[0]).toBe(
    "-   a\n    -   b\n-   c",
  );
});

test("a cell keeps its breaks, and a table without headings has none", () => {
  const html = "<table><tr><td>a<br>b</td><td><p>c</p></td></tr><tr><td>d</td></tr></table>";
  expect(convert(html)).toEqual(["|  |  |\n| --- | --- |\n| a<br>b | c |\n| d |  |", []]);
});

test("the heading of a row is bold", () => {
  const html = "<table><tr><th>A</th><th>B</th></tr><tr><th>c</th><td>d</td></tr></table>";
  expect(convert(html)).toEqual(["| A | B |\n| --- | --- |\n| **c** | d |", []]);
});

test.each([
  ["<ul><li>a</li></ul>", "<td>"],
  ["<p>a</p><p>b</p>", "<td>"],
  ["a<pre>b</pre>", "<td>"],
])("a cell with %s is reported", (cell, tag) => {
  expect(convert(`<table><tr><th>x</th></tr><tr><td>${cell}</td></tr></table>`)[1]).toEqual([tag]);
});

test.each(['<td colspan="2">', '<td rowspan="2">'])("%s is reported", (tag) => {
  expect(convert(`<table><tr>${tag}a</td></tr><tr><td>b</td></tr></table>`)[1]).toEqual([tag]);
});

test("each picture of a gallery has its own caption, and the gallery its paragraph", () => {
  const html =
    '<figure class="wp-block-gallery"><figure><img src="a.png"><figcaption>one</figcaption></figure><figure><img src="b.png"><figcaption>two</figcaption></figure><figcaption>All</figcaption></figure>';
  expect(convert(html)).toEqual(['![](a.png "one")\n\n![](b.png "two")\n\n*All*', []]);
});

test("words beside the picture of a figure stay", () => {
  expect(convert('<figure><img src="a.png"><p>b</p></figure>')[0]).toBe("![](a.png)\n\nb");
});

test.each([
  ['<figure><a href="/b"><img src="a.png"></a></figure>', ['<a href="/b">']],
  ['<figure><a href="a.jpg"><img src="a.png"></a></figure>', []],
  [
    '<figure><img src="a.png"><figcaption><a href="/b">b</a></figcaption></figure>',
    ["<figcaption>"],
  ],
])("of %s what the picture's title cannot hold is reported", (html, flattened) => {
  expect(convert(html)[1]).toEqual(flattened);
});

test("code keeps the breaks of its lines", () => {
  expect(convert("<pre>a<br>b<br/>c</pre>")).toEqual(["```\na\nb\nc\n```", []]);
});

test.each([
  ["<code>x<sup>2</sup></code>", "<code>"],
  ['<pre>a <img src="b.png"></pre>', "<pre>"],
])("markup in code is reported: %s", (html, tag) => {
  expect(convert(html)[1]).toEqual([tag]);
});
