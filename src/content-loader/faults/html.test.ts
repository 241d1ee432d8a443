/** @jest-environment node */
import { describeFaults, faultInBody } from "../testing/fault-table";

const body = faultInBody("works");
const refused = (tag: string, count = 1) =>
  Array<string>(count).fill(
    `#: contains ${tag}, which is not allowed in Markdown. Fix: write it in Markdown, or put it in \`backticks\` to show it as text.`,
  );

/** Raw HTML by name, what it begins with, and how often the message comes inside of a line: once for each tag. */
const HTML: readonly (readonly [string, string, string, number])[] = [
  ["script", "<script>alert(1)</script>", "<script>", 2],
  ["script in capitals", "<SCRIPT SRC=//evil.example></SCRIPT>", "<script>", 2],
  ["onerror", "<img src=x onerror=alert(1)>", "<img>", 1],
  ["onmouseover", "<b onmouseover=alert(1)>", "<b>", 1],
  ["iframe", '<iframe src="https://evil.example"></iframe>', "<iframe>", 2],
  ["style", "<style>a{}</style>", "<style>", 2],
  ["style attribute", '<i style="color:red">', "<i>", 1],
  ["form", '<form action="//evil.example"><input></form>', "…", 3],
  ["base", '<base href="//evil.example">', "<base>", 1],
  ["object", '<object data="x"></object>', "<object>", 2],
  ["embed", '<embed src="x">', "<embed>", 1],
  ["svg", "<svg onload=alert(1)></svg>", "<svg>", 2],
  ["math", "<math></math>", "<math>", 2],
  ["meta", '<meta http-equiv="refresh" content="0">', "<meta>", 1],
  ["link", '<link rel="stylesheet" href="x">', "<link>", 1],
  ["div", "<div class=a></div>", "<div>", 2],
  ["anchor", '<a href="javascript:alert(1)">', "<a>", 1],
  ["custom element", "<x-y></x-y>", "<x-y>", 2],
  ["processing instruction", "<?php x ?>", "raw HTML", 1],
  ["declaration", "<!DOCTYPE html>", "raw HTML", 1],
  ["character data", "<![CDATA[<script>]]>", "…", 1],
  ["comment that ends early", "<!-- a --!><script>alert(1)</script> -->", "<script>", 2],
  ["comment that ends at once", "<!--> <script>alert(1)</script> -->", "<script>", 2],
  ["attribute of an allowed tag", "<kbd class='a'>", "<kbd>", 1],
  ["markup in a title", '<abbr title="<script>">', "<abbr>", 1],
  ["comment with more behind it", "<!-- a --><script>alert(1)</script><!-- b -->", "<script>", 2],
];

/** These tags begin no block of HTML: their line is a paragraph. */
const NO_BLOCKS = new Set(["object", "svg", "math", "custom element"]);

describeFaults([
  ...HTML.map(([name, html, tag, count]) =>
    body(`${name} as a block`, `Words.\n\n${html}\n\nWords.\n`, ...refused(tag, NO_BLOCKS.has(name) ? count : 1)),
  ),
  ...HTML.map(([name, html, tag, count]) =>
    body(`${name} in a line`, `Words ${html} words.\n`, ...refused(tag, count)),
  ),
  body("an inline tag around paragraphs", "<b>\n\nWords.\n\n</b>\n", ...refused("<b>", 2)),
  body("an inline tag around paragraphs of a quote", "> <b>\n>\n> Words.\n>\n> </b>\n", ...refused("<b>", 2)),
  body("an inline tag around a list in a list", "- <em>\n\n  - a\n\n  </em>\n", ...refused("<em>", 2)),
  body("an inline tag around a heading", "> <kbd>\n>\n> ## A\n>\n> </kbd>\n", ...refused("<kbd>", 2)),
  body("in a quote", "> <script>\n> alert(1)\n> </script>\n", ...refused("<script>")),
  body("in a list", "- <iframe src=x></iframe>\n", ...refused("<iframe>")),
  body("in a heading", "## <script>x</script>\n", ...refused("<script>", 2)),
  body("in a table", "| a |\n| - |\n| <img src=x> |\n", ...refused("<img>")),
  body("in the words of a link", "[<img src=x>a](/works)\n", ...refused("<img>")),
  body("in a footnote", "Words[^1].\n\n[^1]: <script>x</script>\n", ...refused("<script>")),
  body("in the words of a picture", "![<script>](../sample/poster.png)\n\n<script>\n", ...refused("<script>")),
  body("allowed but never closed", "Press <kbd>Esc.\n", "#: never closes <kbd>. Fix: add </kbd>."),
  body(
    "allowed but never opened",
    "Press Esc</kbd>.\n",
    "#: closes <kbd> where it is not open. Fix: open and close tags in pairs.",
  ),
  body(
    "allowed but crossed",
    "A <b>bold <i>word</b></i>.\n",
    "#: closes <b> where it is not open. Fix: open and close tags in pairs.",
    "#: closes <i> where it is not open. Fix: open and close tags in pairs.",
  ),
  body(
    "a first-level heading",
    "# Title\n",
    "#: has a first-level heading (#). Fix: begin with ##, the title is the page's first-level heading.",
  ),
  body("an empty heading", "##\n", "#: has an empty heading. Fix: give it words or remove it."),
  body("a heading of a note", "## ^[A note]\n", "#: has an empty heading. Fix: give it words or remove it."),
  body(
    "a heading of nothing seen",
    "## \ufffe\ufdd0\ufe0f\n",
    "#: has an empty heading. Fix: give it words or remove it.",
  ),
  body(
    "a heading in a note",
    "A[^1].\n\n[^1]: ## B\n",
    "#: has a heading in a footnote. Fix: write its words in **bold**.",
  ),
  body(
    "a picture without words",
    "![](../sample/poster.png)\n",
    '#: has a picture without words for it. Fix: write ![what it shows](file), or ![](file "decoration") if it tells nothing.',
  ),
  body(
    "a link without words",
    "Words [](/works).\n",
    "#: has a link without words. Fix: write [where it leads](address).",
  ),
  body(
    "the line counts the front matter",
    "One.\n\nTwo.\n\n<hr>\n",
    "20: contains <hr>, which is not allowed in Markdown. Fix: …",
  ),
]);
