/** @jest-environment node */
import { describeFaults, faultIn } from "../testing/fault-table";

const body = (name: string, text: string) => faultIn("works")(name, {}, text);

/** Raw HTML by name. */
const HTML: Readonly<Record<string, string>> = {
  script: "<script>alert(1)</script>",
  "script in capitals": "<SCRIPT SRC=//evil.example></SCRIPT>",
  onerror: "<img src=x onerror=alert(1)>",
  onmouseover: "<b onmouseover=alert(1)>",
  iframe: '<iframe src="https://evil.example"></iframe>',
  style: "<style>a{}</style>",
  "style attribute": '<i style="color:red">',
  form: '<form action="//evil.example"><input></form>',
  base: '<base href="//evil.example">',
  object: '<object data="x"></object>',
  embed: '<embed src="x">',
  svg: "<svg onload=alert(1)></svg>",
  math: "<math></math>",
  meta: '<meta http-equiv="refresh" content="0">',
  link: '<link rel="stylesheet" href="x">',
  div: "<div class=a></div>",
  anchor: '<a href="javascript:alert(1)">',
  "custom element": "<x-y></x-y>",
  "processing instruction": "<?php x ?>",
  declaration: "<!DOCTYPE html>",
  "character data": "<![CDATA[<script>]]>",
  "comment that ends early": "<!-- a --!><script>alert(1)</script> -->",
  "comment that ends at once": "<!--> <script>alert(1)</script> -->",
  "attribute of an allowed tag": "<kbd class='a'>",
  "markup in a title": '<abbr title="<script>">',
  "comment with more behind it": "<!-- a --><script>alert(1)</script><!-- b -->",
};

describeFaults("html", [
  ...Object.entries(HTML).map(([name, html]) =>
    body(`${name} as a block`, `Words.\n\n${html}\n\nWords.\n`),
  ),
  ...Object.entries(HTML).map(([name, html]) =>
    body(`${name} in a line`, `Words ${html} words.\n`),
  ),
  body("an inline tag around paragraphs", "<b>\n\nWords.\n\n</b>\n"),
  body("an inline tag around paragraphs of a quote", "> <b>\n>\n> Words.\n>\n> </b>\n"),
  body("an inline tag around a list in a list", "- <em>\n\n  - a\n\n  </em>\n"),
  body("an inline tag around a heading", "> <kbd>\n>\n> ## A\n>\n> </kbd>\n"),
  body("in a quote", "> <script>\n> alert(1)\n> </script>\n"),
  body("in a list", "- <iframe src=x></iframe>\n"),
  body("in a heading", "## <script>x</script>\n"),
  body("in a table", "| a |\n| - |\n| <img src=x> |\n"),
  body("in the words of a link", "[<img src=x>a](/works)\n"),
  body("in a footnote", "Words[^1].\n\n[^1]: <script>x</script>\n"),
  body("in the words of a picture", "![<script>](../sample/poster.png)\n\n<script>\n"),
  body("allowed but never closed", "Press <kbd>Esc.\n"),
  body("allowed but never opened", "Press Esc</kbd>.\n"),
  body("allowed but crossed", "A <b>bold <i>word</b></i>.\n"),
  body("a first-level heading", "# Title\n"),
  body("an empty heading", "##\n"),
  body("a heading of a note", "## ^[A note]\n"),
  body("a heading of nothing seen", "## \ufffe\ufdd0\ufe0f\n"),
  body("a heading in a note", "A[^1].\n\n[^1]: ## B\n"),
  body("a picture without words", "![](../sample/poster.png)\n"),
  body("a link without words", "Words [](/works).\n"),
  body("the line counts the front matter", "One.\n\nTwo.\n\n<hr>\n"),
]);
