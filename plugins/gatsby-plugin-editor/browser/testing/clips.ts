const WORD_ITEM = (sign: string, words: string, level = 1) =>
  `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;
const DOCS = (html: string) =>
  `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">${html}</b>`;
const PICTURE = '<img src="https://example.com/a/chart.png" alt="A chart">';

/** HTML as programs copy it, with the Markdown that it becomes. */
export const CLIPS: readonly [name: string, html: string, markdown: string][] = [
  ["a picture alone", PICTURE, ""],
  ["a picture in a paragraph", `<p>Before ${PICTURE} after</p>`, "Before after"],
  [
    "a picture as data",
    '<p>One</p><img src="data:image/png;base64,iVBORw0KGgo="><p>Two</p>',
    "One\n\nTwo",
  ],
  [
    "a figure",
    `<figure>${PICTURE}<figcaption>Words</figcaption></figure><p>Text</p>`,
    "*Words*\n\nText",
  ],
  [
    "a picture that is a link",
    `<p>See <a href="https://example.com">${PICTURE}</a>this</p>`,
    "See this",
  ],
  [
    "strong around a link",
    '<p><strong><a href="https://example.com">Go</a></strong> on</p>',
    "**[Go](https://example.com)** on",
  ],
  [
    "a styled span around a link",
    '<p><span style="color:red"><a href="https://example.com">Go</a></span></p>',
    "[Go](https://example.com)",
  ],
  [
    "code",
    '<pre><code class="language-js">const a = 1;\n\nb();</code></pre>',
    "```js\nconst a = 1;\n\nb();\n```",
  ],
  ["code with breaks", "<pre>one<br>two</pre>", "```\none\ntwo\n```"],
  [
    "a table",
    "<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>",
    "| A | B |\n| --- | --- |\n| 1 | 2 |",
  ],
  ["b and i", "<p>A <b>bold</b> and <i>slanted</i> word</p>", "A **bold** and *slanted* word"],
  ["headings", "<h1>Top</h1><p>Words</p><h3>Below</h3>", "## Top\n\nWords\n\n### Below"],
  [
    "lists in lists",
    "<ul><li>One<ol><li>Inner</li></ol></li><li>Two</li></ul>",
    "-   One\n    1.  Inner\n-   Two",
  ],
  ["a quote", "<blockquote><p>Said</p></blockquote>", "> Said"],
  [
    "Word: a paragraph",
    "<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Bold</b> words<o:p></o:p></p>",
    "**Bold** words",
  ],
  ["Word: a list", WORD_ITEM("·", "One") + WORD_ITEM("·", "Two"), "-   One\n-   Two"],
  ["Word: a numbered list", WORD_ITEM("1.", "One") + WORD_ITEM("2.", "Two"), "1.  One\n2.  Two"],
  [
    "Word: lists in lists",
    [
      WORD_ITEM("·", "One"),
      WORD_ITEM("o", "Inner", 2),
      WORD_ITEM("1)", "Innermost", 3),
      WORD_ITEM("o", "Inner again", 2),
      WORD_ITEM("·", "Two"),
      "<p class=MsoNormal>Words</p>",
      WORD_ITEM("a.", "Another", 2),
    ].join(""),
    "-   One\n    -   Inner\n        1.  Innermost\n    -   Inner again\n-   Two\n\nWords\n\n1.  Another",
  ],
  [
    "Word: headings",
    "<p class=MsoTitle>Title</p><h2 style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.1<span>&nbsp; </span></span><![endif]>Why</h2><p class=MsoNormal>Words</p>",
    "## Title\n\n## Why\n\nWords",
  ],
  [
    "Word: footnotes",
    `<p class=MsoNormal>Nobody<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'>[1]</span></span></a> counts <i>them<a style='mso-endnote-id:edn1' href="#_edn1" name="_ednref1"><span>[i]</span></a></i>.</p><div style='mso-element:footnote-list'><br clear=all><hr align=left size=1 width="33%"><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span>[1]</span></a> They do, <b>in</b> Oslo.</p><p class=MsoFootnoteText>And here.</p></div></div><div style='mso-element:endnote-list'><div style='mso-element:endnote' id=edn1><p><a href="#_ednref1" name="_edn1">[i]</a> The end.</p></div></div>`,
    "Nobody[^1] counts *them[^2]*.\n\n[^1]: They do, **in** Oslo. And here.\n\n[^2]: The end.",
  ],
  [
    "Docs: footnotes",
    '<p>Nobody<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup> counts.</p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a> They do.</p></div>',
    "Nobody[^1] counts.\n\n[^1]: They do.",
  ],
  [
    "a page: footnotes",
    '<p>A<sup id="fnref1"><a href="#fn1">1</a></sup> <sup id="fnref2"><a href="#fn2">2</a></sup></p><hr><ol><li id="fn1"><p>B <a href="#fnref1">↩</a></p></li><li id="fn2">C <a href="#fnref2">↩</a></li></ol>',
    "A[^1] [^2]\n\n[^1]: B\n\n[^2]: C",
  ],
  [
    "links within the page that are no notes",
    '<ul><li><a href="#a">A</a></li></ul><h2 id="a">A</h2>',
    "-   [A](#a)\n\n## A",
  ],
  [
    "Docs: weights",
    DOCS(
      '<p dir="ltr"><span style="font-weight:400">Plain </span><span style="font-weight:700">bold</span></p>',
    ),
    "Plain **bold**",
  ],
  [
    "Docs: lists in lists",
    DOCS("<ul><li><p>One</p></li><ul><li><p>Inner</p></li></ul><li>Two<p>more</p></li></ul>"),
    "-   One\n    -   Inner\n-   Two\n    \n    more",
  ],
  [
    "VS Code",
    "<div style=\"font-family: Consolas, 'Courier New', monospace;white-space: pre;\"><div><span>a {</span></div><div><span>}</span></div></div>",
    "```\na {\n}\n```",
  ],
  [
    "a page with scripts",
    '<p onclick="x()">Words</p><script>alert(1)</script><style>p{}</style>',
    "Words",
  ],
];
