/** @jest-environment node */
import { convertText, finishText } from "./convert-text";

const linkTo = (name: string) => (name.includes("other") ? "/blog/other" : null);

function convert(text: string, isMdx = false) {
  const reported: string[] = [];
  const converted = convertText(text, isMdx, linkTo, (words, { rule }) => reported.push(`${words}: ${rule}`));
  return { text: finishText(converted, "Title").trim(), reported };
}

/** What most articles are made of: of this not a byte may change. */
const PLAIN = `A paragraph with *emphasis*, \`code\`, a note[^1] and a line\\
break.

- [x] done
- [ ] not done

| a | b |
| :-- | --: |
| 1 | 2 |

\`\`\`ts {1,3}
<b>code</b>
\`\`\`

> A quote with <kbd>Esc</kbd>.

[^1]: The note.`;

test("Markdown stays byte for byte, also beside HTML", () => {
  expect(convert(PLAIN).text).toBe(PLAIN);
  expect(convert(`${PLAIN}\n\n<p>More, of <b>HTML</b>.</p>`).text).toBe(`${PLAIN}\n\nMore, of **HTML**.`);
});

test.each([
  ["Jekyll's highlighted code", "{% highlight ruby %}\na {{ b }}\n{% endhighlight %}", "```ruby\na {{ b }}\n```"],
  ["Hugo's highlighted code", '{{< highlight go "linenos=true" >}}\na\n{{< /highlight >}}', "```go\na\n```"],
  ["a figure", '{{< figure src="/a.png" alt="A [b]" caption="C" >}}', '![A \\[b\\]](/a.png "C")'],
  ["a figure in an include", "{% include figure.html image='/a b.png' alt='A' %}", "![A](/a%20b.png)"],
  ["a player", "a\n{{< youtube dQw4_9WgXcQ >}}\nb", "a\n\nhttps://www.youtube.com/watch?v=dQw4_9WgXcQ\n\nb"],
  ["the site's own address", '[a]({{ site.baseurl }}/b) [c]({{ "/d" | relative_url }})', "[a](/b) [c](/d)"],
  ["classes of kramdown", "* TOC\n{:toc}\n\na\n{: .note}", "a"],
  ["captions of WordPress", '[caption width="3"]<img src="a.png" alt="A"> Words[/caption]', "![A](a.png) Words"],
  [
    "pictures of other editors",
    "![A](b c.png) ![A|300](d.png =3x2) ![[e.png]]",
    "![A](<b c.png>) ![A](d.png) ![](<e.png>)",
  ],
  ["a note within HTML", "<p>\n\na[^1]\n\n</p>\n\n[^1]: b", "a[^1]\n\n[^1]: b"],
  [
    "indented elements with an empty line",
    "<div>\n    <p>a</p>\n\n    <h3>b</h3>\n\n    c\n</div>\n\nd",
    "a\n\n## b\n\nc\n\nd",
  ],
  [
    "code of HTML in a list",
    "- a\n\n  <pre>b\n    c</pre>\n  d",
    "-   a\n    \n    ```\n    b\n      c\n    ```\n    \n    d",
  ],
  ["a figure of HTML", "<figure><img src='a.png' alt='A'><figcaption>C</figcaption></figure>", '![A](a.png "C")'],
  ["tags among words", '<a href="/b">**a**</a> <span>c</span> <code>d_e</code><br/>f', "[**a**](/b) c `d_e`\\\nf"],
  [
    "tags that are not HTML",
    "press <leader> and write <h2> <i class=x>now</i>",
    "press \\<leader> and write \\<h2> *now*",
  ],
  ["a film of a component", '<Video src="./b.mp4" /> c', "![](./b.mp4)\n\nc"],
  [
    "a player in a frame, with the key to what is not listed",
    '<div><iframe src="//player.vimeo.com/video/76979871?dnt=1&amp;h=8272103f6e"></iframe></div>',
    "https://vimeo.com/76979871/8272103f6e",
  ],
  ["headings from the second level down", "# Title\n\n# A\n\n### B {#b}\n\nC\n===", "## A\n\n### B\n\n## C"],
])("the text of an old article keeps %s", (_, text, expected) => {
  const { text: converted, reported } = convert(text);
  expect({ text: converted.replace(/^ +$/gm, ""), reported }).toEqual({
    text: expected.replace(/^ +$/gm, ""),
    reported: [],
  });
});

test("what cannot be carried over is reported, and stays as it is where it is text", () => {
  const { text, reported } = convert(
    'import A from "./a";\n\nb <Chart data={1} /> c\n\n{{< chart "x_y" >}}\n\n<p>{% if a_b %}</p>\n\n<iframe src="https://x.example"></iframe>',
    true,
  );
  expect(text).toBe('b \\<Chart data={1} /> c\n\n{{< chart "x_y" >}}\n\n{% if a_b %}');
  expect(reported).toEqual([
    '{{< chart "x_y" >}}: has "{{< chart \\"x_y\\" >}}", which only the old site understands',
    '{% if a_b %}: has "{% if a_b %}", which only the old site understands',
    "<Chart: has <Chart>, which Markdown cannot hold",
    '<iframe: has <iframe src="https://x.example">, which Markdown cannot hold',
  ]);
});
