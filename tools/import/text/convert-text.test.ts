/** @jest-environment node */
import type { Remark } from "../note";
import { convertText, finishText } from "./convert-text";

const linkTo = (name: string) => (name.includes("other") ? "/blog/other" : null);

function convert(text: string, title = "Title", isMdx = false) {
  const remarks: Remark[] = [];
  const converted = convertText(text, isMdx, linkTo, (remark) => remarks.push(remark));
  return { text: finishText(converted, title).trim(), remarks: remarks.map(({ line, rule }) => `${line}: ${rule}`) };
}

test.each([
  ["Jekyll's highlighted code", "{% highlight ruby %}\na {{ b }}\n{% endhighlight %}", "```ruby\na {{ b }}\n```"],
  ["Hugo's highlighted code", '{{< highlight go "linenos=true" >}}\na\n{{< /highlight >}}', "```go\na\n```"],
  ["raw text", "{% raw %}{{ kept }}{% endraw %}", "{{ kept }}"],
  ["what is in code", "`{{ a }}`\n\n```jsx\n<A b={{ c }} />\n```", "`{{ a }}`\n\n```jsx\n<A b={{ c }} />\n```"],
  ["a figure", '{{< figure src="/a.png" alt="A [b]" caption="C" >}}', '![A \\[b\\]](/a.png "C")'],
  ["a figure in an include", "{% include figure.html image='/a b.png' alt='A' %}", "![A](/a%20b.png)"],
  ["Octopress's picture", '{% img left /a.png 300 200 "Title" "Words" %}', "![Words](/a.png)"],
  ["a player", "a\n{{< youtube dQw4_9WgXcQ >}}\nb", "a\n\nhttps://www.youtube.com/watch?v=dQw4_9WgXcQ\n\nb"],
  [
    "links to articles",
    '[a]({{< ref "other.md" >}}) [b]({% post_url 2020-01-01-other %})',
    "[a](/blog/other) [b](/blog/other)",
  ],
  ["the site's own address", '[a]({{ site.baseurl }}/b) [c]({{ "/d" | relative_url }})', "[a](/b) [c](/d)"],
  ["classes of kramdown", "* TOC\n{:toc}\n\na\n{: .note}", "a"],
  ["paragraphs of HTML", "<p>a <em>b</em></p>\n<p>c</p>", "a *b*\n\nc"],
  ["Markdown within HTML", "<div class='x'>\n\n**a**\n\n</div>", "**a**"],
  [
    "a table with an empty line",
    "<table>\n<tr><th>a</th></tr>\n\n<tr><td>b</td></tr>\n</table>",
    "| a |\n| --- |\n| b |",
  ],
  ["HTML in a list", "- a\n\n  <p>b</p>\n  <p>c</p>", "- a\n\n  b\n\n  c"],
  ["empty lines in code", "```\na\n\n\nb\n```", "```\na\n\n\nb\n```"],
  ["code of HTML in a list", "- a\n\n  <pre>b\n    c</pre>\n  d", "- a\n\n  ```\n  b\n    c\n  ```\n\n  d"],
  ["captions of WordPress", '[caption width="3"]<img src="a.png" alt="A"> Words[/caption]', "![A](<a.png>) Words"],
  ["a figure of HTML", "<figure><img src='a.png' alt='A'><figcaption>C</figcaption></figure>", '![A](<a.png> "C")'],
  [
    "tags among words",
    '<a href="/b" target=_blank>**a**</a> <span>c</span> <code>d</code><br/>e',
    "[**a**](/b) c `` d ``<br>e",
  ],
  ["a picture with a link", '<a href="/b"><img src="a.png" alt="A"></a>', "[![A](<a.png>)](/b)"],
  ["inline tags, in pairs only", '<kbd class="x">K</kbd> a <cite>b', "<kbd>K</kbd> a b"],
  ["tags that are none", "press <leader> now", "press \\<leader> now"],
  ["a film", '<video controls><source src="a.mp4"></video>', "![](a.mp4)"],
  ["a film of a component", 'a <Video src="./b.mp4" /> c', "a ![](./b.mp4) c"],
  [
    "a player in a frame, with the key to what is not listed",
    '<div><iframe src="//player.vimeo.com/video/76979871?dnt=1&amp;h=8272103f6e"></iframe></div>',
    "https://vimeo.com/76979871/8272103f6e",
  ],
  [
    "a player by its address",
    "{% vimeo https://vimeo.com/76979871/8272103f6e %}",
    "https://vimeo.com/76979871/8272103f6e",
  ],
  ["a film with captions", '<video src="a.mp4"><track src="a.vtt"></video>', "![](a.mp4)"],
  ["headings from the second level down", "# Title\n\n# A\n\n### B\n\nC\n===", "## A\n\n### B\n\n## C"],
  ["headings without a space", "##A", "## A"],
])("the text of an old article keeps %s", (_, text, expected) => {
  expect(convert(text)).toEqual({ text: expected, remarks: [] });
});

test("an article's imports go, its components stay as text and are told", () => {
  expect(convert('import A from "./a";\n\na\n\nb <Chart data={1} /> c', "Title", true)).toEqual({
    text: "a\n\nb \\<Chart data={1} /> c",
    remarks: ["5: has <Chart>, which Markdown cannot hold"],
  });
});

test("a list of videos in a frame becomes a link and is told, and what stands twice on a line is told once", () => {
  expect(
    convert(
      '<iframe src="https://www.youtube.com/embed/videoseries?list=PL_1-a"></iframe>\n\nA <video controls></video> b <video></video>',
    ),
  ).toEqual({
    text: "[Videos at YouTube](https://www.youtube.com/playlist?list=PL_1-a)\n\nA  b",
    remarks: ["3: has <video>, which Markdown cannot hold", "1: has <iframe>, which Markdown cannot hold"],
  });
});

test("what only the old site understands is told with its line", () => {
  expect(
    convert(
      '* TOC\n{:toc}\n\n{{< chart "x" >}}\n\n{% if a %}\n\n<iframe src="https://x.example"></iframe>\n\n<script>x</script>',
    ).remarks,
  ).toEqual([
    '4: has "{{< chart \\"x\\" >}}", which only the old site understands',
    '6: has "{% if a %}", which only the old site understands',
    "8: has <iframe>, which Markdown cannot hold",
    "10: has <script>, which Markdown cannot hold",
  ]);
});
