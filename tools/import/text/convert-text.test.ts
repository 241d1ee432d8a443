/** @jest-environment node */
import type { ReportAt } from "../report";
import { convertText } from "./convert-text";
import { levelHeadings } from "./headings";
import { reportLeftovers } from "./leftovers";
import { rewriteLinks } from "./links";
import { fillRows } from "./tables";

function convert(source: string) {
  const reported: string[] = [];
  const report: ReportAt = (_, { rule }) => reported.push(rule);
  const text = levelHeadings(convertText(source, report), "Title").trim();
  reportLeftovers(text, report);
  return { text, reported };
}

/** Markdown of most articles. */
const PLAIN = `A paragraph with *emphasis*, \`code {{ x }}\`, a note[^1] and a line\\
break.

- [x] done
- [ ] not done

| a | b |
| :-- | --: |
| 1 | 2 |

\`\`\`ts {1,3}
<b>code</b> {{ x }} [[y]]
\`\`\`

> A quote with <kbd>Esc</kbd>.

[^1]: The note.`;

test("short rows of a table get their empty cells", () => {
  const rows = ["| a | b | c |", "| - | - | - |", "| 1 |", "2 | 3", "| `x` | y | z |", "words"];
  expect(fillRows(rows.join("\n")).split("\n")).toEqual([
    ...rows.slice(0, 2),
    "| 1 |  |  |",
    "2 | 3 |  |",
    ...rows.slice(4),
  ]);
});

test("Markdown without HTML stays byte for byte", () => {
  expect(convert(PLAIN)).toEqual({ text: PLAIN, reported: [] });
});

test.each([
  [
    "notes and tasks",
    "<div>\n\na[^1]\n\n</div>\n\n- [x] b\n\n[^1]: c",
    "a[^1]\n\n-   [x]  b\n\n[^1]: c",
  ],
  [
    "indented elements with an empty line",
    "<div>\n    <p>a</p>\n\n    <h3>b</h3>\n\n    c\n</div>\n\nd",
    "a\n\n### b\n\nc\n\nd",
  ],
  [
    "a figure",
    "<figure><img src='a.png' alt='A'><figcaption>C</figcaption></figure>",
    '![A](a.png "C")',
  ],
  [
    "tags among words",
    '<a href="/b">**a**</a> <span>c</span> <code>d_e</code><br/>f',
    "[**a**](/b) c `d_e`\\\nf",
  ],
  [
    "lists and headings in nested elements that empty lines cut",
    "<div>\n  <div id='n'>\n    <ul>\n      <li>\n        a\n      </li>\n    </ul>\n\n    <h3>\n      b\n    </h3>\n\n    <ul>\n      <li>\n        c\n      </li>\n    </ul>\n  </div>\n</div>\n\nd",
    "-   a\n\n### b\n\n-   c\n\nd",
  ],
  [
    "code in a tag of several lines",
    "a\n<code class='js'>\n&lt;p>  b\n</code>\nc",
    "a ` <p> b  ` c",
  ],
  [
    "a player in a frame, with the key to what is not listed",
    '<div><iframe src="//player.vimeo.com/video/76979871?dnt=1&amp;h=8272103f6e"></iframe></div>',
    "https://vimeo.com/76979871/8272103f6e",
  ],
  ["headings below the title", "# Title\n\n# A\n\n### B {#b}\n\nC\n===", "## A\n\n#### B\n\n## C"],
])("the text of an old article keeps %s", (_, text, expected) => {
  expect(convert(text)).toEqual({ text: expected, reported: [] });
});

test.each(
  [
    '{{< chart x_y >}}|{% highlight ruby %}|{{ site.baseurl }}|{props.title}|[gallery ids="1"]|[/caption]|<%= partial %>|::: tip',
    "![Team](/img/team photo.png)|![Chart](/img/chart.png =300x200)|![[chart.png]]|![1](a b.png)|[[another note]]|{: .note}",
    "word{.wide}|[TOC]|:rocket: Go|> [!NOTE]|*[API]: Words|: Words|==marked==|$$ E = mc^2 $$|$x$|H~2~O|x^2^|!!! note|[a] (b)",
    "[a][b]|[1][2]|word[^1]|##Heading|**never closed|*- a|`never closed|a &amp;nbsp; b|%[https://a.example]|<Chart data={1} />|`{% raw %}`",
    'import A from "./a";|import A from “./a”|import ‘./a.css’|import * as a from "./a"|import type { A } from "./a"',
    'export * from "./a"|export function a() {|export async function a() {|export let a = 1',
    '<Header title="x" />|<Picture src="/a.jpg" alt="A" />|<Link to="/x">Words</Link>|<Kbd>k</Kbd>|<UI.Box>u</UI.Box>',
  ].flatMap((marks) => marks.split("|")),
)("%s, which only the old site understands, is reported", (mark) => {
  expect(convert(`a\n\nb\n${mark}\n\nc`).reported).toHaveLength(1);
});

test.each([
  "See [1], [sic] and […]: 5 * 3 < 20, a | b, C++, C#, ~5 km, we <3 it, $100, snake_case, 100%, 10:30, “[T]hey”.",
  "Import duties from China rose.",
  "https://a.example/b_?c=d_ and `{{ code }}` `[[x]]`",
])("%s is prose", (text) => {
  expect(convert(text).reported).toEqual([]);
});

test("a picture without words keeps its place, and its link is reported", () => {
  const reported: string[] = [];
  const report: ReportAt = (_, { rule }) => reported.push(rule);
  const text = convertText('<a href="https://a.example"><img src="a.png"></a>', report);
  expect(rewriteLinks(text, () => null, null, report).trim()).toBe("![](a.png)");
  expect(reported).toEqual(['has a picture without words that links to "https://a.example"']);
});

test.each(["Term\n: Words", "Term\n!!! note", "a\n##b", "Term\n: b\n: c"])(
  "%j is reported beside HTML, too",
  (mark) => {
    const { reported } = convert(`<p>a</p>\n\n${mark}\n\nc`);
    expect(reported[0]).toMatch(/^has ".*", which only the old site understands$/);
  },
);

test("a component is never taken for an element of HTML", () => {
  const reported: string[] = [];
  const report: ReportAt = (_, { rule }) => reported.push(rule);
  const text = 'a\n\n<A to="/x">b</A>';
  reportLeftovers(convertText(text, report, { isMdx: true }), report);
  expect(reported).toHaveLength(1);
  expect(convert("a\n\n<P>b</P>")).toEqual({ text: "a\n\nb", reported: [] });
});

test.each([
  '<p class="warning">a</p>',
  '<span title="b">a</span>',
  '<p>c</p>\n\na <abbr title="b">a</abbr>',
  "<ruby>a<rt>b</rt></ruby>",
  "<dl><dt>a</dt><dd>b</dd></dl>",
  '<span class="d-none">a</span>',
  '<p style="visibility: hidden">a</p>',
])("what %s loses is reported", (html) => {
  expect(convert(html).reported).toHaveLength(1);
});

test("HTML that Markdown cannot hold, or that was hidden, is reported", () => {
  const source =
    '<iframe src="https://x.example"></iframe>\n\n<p hidden>b</p><img alt="c"><canvas></canvas>';
  expect(convert(source)).toEqual({
    text: "b",
    reported: [
      "has <p hidden>, which Markdown cannot hold",
      'has <iframe src="https://x.example">, which Markdown cannot hold',
      "has <img>, which Markdown cannot hold",
      "has <canvas>, which Markdown cannot hold",
    ],
  });
});
