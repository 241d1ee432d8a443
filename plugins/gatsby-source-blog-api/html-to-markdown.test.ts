/** @jest-environment node */

import { readMarkdown } from "../gatsby-remark-content/check/read-markdown";
import { parseMarkdown } from "../gatsby-remark-content/syntax/parse-markdown";
import { htmlToMarkdown } from "./html-to-markdown";

const convert = (html: string) => htmlToMarkdown(html).markdown.trim();

test.each([
  [
    "headings from the second level down",
    "<h1>A</h1><h4>B</h4><h2>C</h2>",
    "## A\n\n#### B\n\n## C",
  ],
  ["lists", "<ul><li>a<ol><li>b</li></ol></li></ul>", "-   a\n    1.  b"],
  ["quotes", "<blockquote><p>a</p></blockquote>", "> a"],
  [
    "paragraphs, emphasis, breaks",
    "<p>a <b>b</b> <i>c</i><br>d</p><p><b><br></b></p><br>",
    "a **b** *c*\\\nd",
  ],
  [
    "inline tags without their attributes",
    'H<sub class="x">2</sub>O <kbd onclick="x()">K</kbd>',
    "H<sub>2</sub>O <kbd>K</kbd>",
  ],
  ["what is struck out", "<del>a</del> <strike>b</strike>", "~~a~~ ~~b~~"],
  [
    "links",
    '<a href="/works" title=\'a "b"\'>w</a> <a href="https://a.example/x (1)">y</a>',
    '[w](/works "a \\"b\\"") [y](<https://a.example/x%20(1)>)',
  ],
  [
    "links that run programs as their words",
    '<a href="javascript:alert(1)">a</a> <a href="java&#10;script:x">b</a> <a href="data:text/html,x">c</a> <a href=" vbscript:x">d</a>',
    "a b c d",
  ],
  [
    "pictures, with their captions",
    '<figure><img src="/a b.jpg" alt="A [x]"><figcaption>A "cap"</figcaption></figure>',
    '![A \\[x\\]](/a%20b.jpg "A \\"cap\\"")',
  ],
  [
    "the picture among sources",
    '<picture><source srcset="a.avif"><img src="a.jpg" alt="A" onerror="x()"></picture>',
    "![A](a.jpg)",
  ],
  [
    "pictures that a script loads late",
    '<img src="data:image/gif;base64,R0" data-src="a.jpg?w=1&amp;h=2" alt="A"> <img data-lazy-src="b.jpg"> <img src="low.jpg" data-srcset="c.jpg 1x, d.jpg 2x"> <img srcset="e.jpg 480w, f,2.jpg 960w">',
    "![A](a.jpg?w=1&h=2) ![](b.jpg) ![](d.jpg) ![](f,2.jpg)",
  ],
  [
    "pictures that stand in noscript, once",
    '<figure><img src="data:image/gif;base64,R0" data-src="a.jpg" alt="A"><noscript><img src="a.jpg" alt="A"></noscript></figure><p><img class="lazy"><noscript><img src="b.jpg" alt="B"></noscript></p><p>c <noscript><img src="c.jpg"></noscript></p>',
    "![A](a.jpg)\n\n![B](b.jpg)\n\nc ![](c.jpg)",
  ],
  [
    "of a picture and its blurred copy the picture",
    '<div><img src="data:image/jpeg;base64,AA"><picture><source data-srcset="a.avif"><img data-src="a.jpg"></picture></div>',
    "![](a.jpg)",
  ],
  [
    "an address that would be an entity",
    '<img src="a.jpg?x=&amp;amp;y">',
    "![](a.jpg?x=&amp;amp;y)",
  ],
  [
    "code with its language",
    '<pre><code class="hljs language-ts">a &lt; b\n</code></pre>',
    "```ts\na < b\n```",
  ],
  ["code without an element of its own", "<pre>a\n  b ``` c</pre>", "````\na\n  b ``` c\n````"],
  ["code within a line", "<code>a`b</code>", "``a`b``"],
  ["tasks", '<ul><li><input type="checkbox" checked>a</li></ul>', "-   [x] a"],
  [
    "players",
    '<p>a</p><iframe src="//www.youtube-nocookie.com/embed/dQw4_9WgXcQ?rel=0"></iframe>',
    "a\n\nhttps://www.youtube.com/watch?v=dQw4_9WgXcQ",
  ],
  ["details as words", "<details><summary>S</summary>b</details>", "**S**\n\nb"],
  [
    "a table",
    "<table><caption>Cap</caption><thead><tr><th>A</th><th align=right>B | C</th></tr></thead><tbody><tr><td><code>x|y</code></td><td>1<br>2</td></tr></tbody></table>",
    "*Cap*\n\n| A | B \\| C |\n| --- | ---: |\n| `x\\|y` | 1<br>2 |",
  ],
  [
    "a table with wide and missing cells",
    "<table><tr><td colspan=2>a</td></tr><tr><td>b</td></tr></table>",
    "| a |  |\n| --- | --- |\n| b |  |",
  ],
  [
    "a table with high cells",
    "<table><tr><th>A</th><th>B</th><th>C</th></tr><tr><td rowspan=2>1</td><td>2</td><td rowspan=9>3</td></tr><tr><td>4</td></tr></table>",
    "| A | B | C |\n| --- | --- | --- |\n| 1 | 2 | 3 |\n|  | 4 |  |",
  ],
  [
    "a table within a table as words",
    "<table><tr><th>A</th></tr><tr><td><table><tr><td>x</td><td>y</td></tr></table></td></tr></table>",
    "| A |\n| --- |\n| x y |",
  ],
  [
    "only what is text",
    "<script>x</script><style>x</style><!-- x --><template>x</template><form><input value=x><button>x</button></form>a",
    "a",
  ],
])("HTML keeps %s", (_, html, markdown) => {
  expect(convert(html)).toBe(markdown);
});

test.each([
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "&amp;lt;b&amp;gt;",
  "1) one",
  "a ~ b ~ c",
  "^[no note] [^1]",
  "# no heading",
  "*no emphasis* _none_ `none`",
  "![no](picture)",
  "| no | table |",
])("the words %s stay words", (words) => {
  const metadata = readMarkdown(convert(`<p>${words}</p>`));
  expect(metadata).toMatchObject({ headingIds: [], links: [], pictures: [], findings: [] });
});

/** From OWASP's list for evading filters. */
test.each([
  '<img src=x onerror="alert(1)" alt="x">',
  "<svg/onload=alert(1)>",
  '<a href="&#106;avascript:alert(1)">x</a>',
  "<<script>alert(1)//<</script>",
  '<p><noscript><p title="</noscript><img src=x onerror=alert(1) alt=x>">',
  "<math><mtext><table><mglyph><style><img src=x onerror=alert(1) alt=x></style></table></mtext></math>",
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<base href="https://evil.example/"><a href="x">x</a>',
  "<plaintext><script>alert(1)</script>",
  "<textarea><script>alert(1)</script></textarea>",
  '<sub onmouseover="alert(1)"><script>x</script>a</sub>',
  "<xmp><script>alert(1)</script></xmp>",
])("nothing of %s is left that could run", (html) => {
  const metadata = readMarkdown(convert(html));
  expect(
    metadata.findings.filter(({ rule }) => rule.includes("not allowed") || rule.includes("<")),
  ).toEqual([]);
  expect(metadata.links.filter(({ url }) => /script|data:/i.test(url))).toEqual([]);
});

/** The one block that some Markdown is, which must be code. */
function onlyCode(markdown: string): { value?: string; lang?: string | null } {
  const { children = [] } = parseMarkdown(markdown);
  expect(children.map(({ type }) => type)).toEqual(["code"]);
  const [code] = children as { value?: string; lang?: string | null }[];
  return { value: code?.value, lang: code?.lang };
}

const CODE = "**bold** &lt;script&gt;";
const TEXT = "**bold** <script>";

test.each([
  ["a backtick in the name of the language", '<pre><code class="language-x`">', null],
  ["what a fence's line may hold", '<pre><code class="language-js{1,3}">', null],
  ["a name longer than any", `<pre><code class="language-${"x".repeat(25)}">`, null],
  ["a sign that lines may end with", '<pre><code class="language-a&#x2028;b">', null],
  ["no name at all", '<pre><code class="language-">', null],
  ["a language of letters and signs", '<pre><code class="hljs language-c++ x">', "c++"],
  ["a language of the block itself", '<pre class="lang-F#"><code>', "F#"],
])("code with %s is one block of code", (_, opening, lang) => {
  expect(onlyCode(convert(`${opening}${CODE}</code></pre>`))).toEqual({ value: TEXT, lang });
});

test.each(["```", "````js", "~~~", "a\n``````\nb", "```\n\n# Heading\n\n```"])(
  "code that holds a fence of its own stays one block: %s",
  (code) => {
    for (const html of [
      `<pre><code class="language-js">${code}</code></pre>`,
      `<pre>${code}</pre>`,
    ])
      expect(onlyCode(convert(html)).value).toBe(code);
  },
);

test("of a block of code nothing that stands beside its element is lost", () => {
  expect(onlyCode(convert("<pre><code>a\n</code>b\n</pre>")).value).toBe("a\nb");
});

test("what a reader may miss is named", () => {
  const html =
    '<iframe src="https://a.example/x"></iframe><script></script><video><source src="x.mp4"></video><a href="/x"><h3>a</h3><p>b</p></a>';
  expect(htmlToMarkdown(html).leftOut).toEqual([
    '<iframe src="https://a.example/x">',
    "<script>",
    '<video src="x.mp4">',
    '<a href="/x">',
  ]);
});

test.each([
  ["elements nested thousands deep", "<div>".repeat(60_000), "nests elements more than 100 deep"],
  [
    "a table that is too wide",
    `<table><tr>${"<td colspan=50>a</td>".repeat(3)}</tr></table>`,
    "has a table of more than 100 columns",
  ],
  [
    "a table that is too large",
    `<table><tr><td rowspan=0 colspan=90>a</td></tr>${"<tr></tr>".repeat(9000)}</table>`,
    "has a table of more than 50000 cells",
  ],
  ["a text that is too long", "a ".repeat(300_000), "has more than 500000 characters of HTML"],
])("%s is refused before it is converted", (_, html, message) => {
  expect(() => htmlToMarkdown(html)).toThrow(new RangeError(message));
});

test("a long table takes its time, not the square of it", () => {
  expect(convert(`<table>${"<tr><td>a</td></tr>".repeat(8000)}</table>`).split("\n")).toHaveLength(
    8001,
  );
});

test("inline elements that are never closed end with their block, and do not grow in number", () => {
  const open = Array.from({ length: 3000 }, (_, index) => `<p><b id=${index}>x</p>`).join("");
  expect(convert(`${open}<p>y</p>`).split("\n\n")).toEqual([...Array(3000).fill("**x**"), "y"]);
});
