/** @jest-environment node */
import { convertText, finishText } from "./convert-text";

function convert(text: string, isMdx = false) {
  const reported: string[] = [];
  const converted = convertText(text, isMdx, (_, { rule }) => reported.push(rule));
  return { text: finishText(converted, "Title").trim(), reported };
}

/** What most articles are made of: of this not a byte may change. */
const PLAIN = `A paragraph with *emphasis*, \`code {{ x }}\`, a note[^1] and a line\\
break.

- [x] done
- [ ] not done

| a | b |
| :-- | --: |
| 1 | 2 |

\`\`\`ts {1,3}
<b>code</b> {% raw %}
\`\`\`

> A quote with <kbd>Esc</kbd>.

[^1]: The note.`;

test("Markdown without HTML stays byte for byte", () => {
  expect(convert(PLAIN)).toEqual({ text: PLAIN, reported: [] });
});

test.each([
  ["notes and tasks", "<div>\n\na[^1]\n\n</div>\n\n- [x] b\n\n[^1]: c", "a[^1]\n\n-   [x]  b\n\n[^1]: c"],
  [
    "indented elements with an empty line",
    "<div>\n    <p>a</p>\n\n    <h3>b</h3>\n\n    c\n</div>\n\nd",
    "a\n\n### b\n\nc\n\nd",
  ],
  ["a figure", "<figure><img src='a.png' alt='A'><figcaption>C</figcaption></figure>", '![A](a.png "C")'],
  ["tags among words", '<a href="/b">**a**</a> <span>c</span> <code>d_e</code><br/>f', "[**a**](/b) c `d_e`\\\nf"],
  ["a film", '<video src="./b.mp4"></video>\n\nc', "![](./b.mp4)\n\nc"],
  [
    "a player in a frame, with the key to what is not listed",
    '<div><iframe src="//player.vimeo.com/video/76979871?dnt=1&amp;h=8272103f6e"></iframe></div>',
    "https://vimeo.com/76979871/8272103f6e",
  ],
  ["headings below the title", "# Title\n\n# A\n\n### B {#b}\n\nC\n===", "## A\n\n#### B\n\n## C"],
])("the text of an old article keeps %s", (_, text, expected) => {
  expect(convert(text)).toEqual({ text: expected, reported: [] });
});

test.each([
  ["{{< chart x_y >}}"],
  ["{% highlight ruby %}"],
  ["{{ site.baseurl }}"],
  ["[caption width=3]"],
  ["![Team](/img/team photo.png)"],
  ["![Chart](/img/chart.png =300x200)"],
  ["![[chart.png]]"],
  ["![Chart|300]", "![Chart|300](/img/chart.png)"],
  ["{: .note}"],
  ["[TOC]"],
  [":rocket:"],
  ["[[another note]]"],
  ["[!NOTE]", "> [!NOTE]\n> Careful."],
  ["==marked=="],
  ["$$ E = mc^2 $$"],
  ["##H", "##Heading"],
])("%s, which only the old site understands, stays and is reported", (found, text = found) => {
  const rule = `has ${JSON.stringify(found)}, which only the old site understands`;
  expect(convert(`a\n\n${text}\n\nb`)).toEqual({ text: `a\n\n${text}\n\nb`, reported: [rule] });
});

test("tags that Markdown cannot hold are reported, those that are not HTML stay as words", () => {
  const source = 'import A from "./a";\n\nb <Chart data={1} /> c\n\n<iframe src="https://x.example"></iframe>';
  expect(convert(source, true)).toEqual({
    text: "b \\<Chart data={1} /> c",
    reported: [
      "has <Chart>, which Markdown cannot hold",
      'has <iframe src="https://x.example">, which Markdown cannot hold',
    ],
  });
});
