import { fitToPlace, pastedMarkdown, richNodes } from "./paste-html";
import { CLIPS } from "./testing/clips";

test.each(CLIPS)("%s is pasted as what the site can show", (_name, html, markdown) => {
  expect(pastedMarkdown(html).markdown.trim()).toBe(markdown);
});

test("pictures that are left out are listed by their file or their words", () => {
  const html =
    '<p>A <img src="https://example.com/a/chart.png"></p><figure><img src="data:image/png;base64,iVBORw0KGgo=" alt="Ada"></figure>';
  expect(pastedMarkdown(html).leftOut).toEqual(['the picture "chart.png"', 'the picture "Ada"']);
});

test.each([
  ["after words is a list between paragraphs", "<p>Words</p>", ["paragraph", "list", "paragraph"]],
  ["in an empty paragraph is a list alone", "<p>\uFEFF</p>", ["list"]],
  ["in an item is more items", "<li><p>Words</p></li>", ["list"]],
])("a list that is pasted %s", (_where, html, names) => {
  document.body.innerHTML = html;
  const place = document.querySelector("p") as Element;
  const nodes = fitToPlace(richNodes("- A\n- B\n"), place);
  expect(nodes.map(({ type }) => type?.replace("bulleted-", ""))).toEqual(names);
});

test("a table is pasted as the part that has a form", () => {
  expect(richNodes("| A | B |\n| --- | --- |\n| 1 | 2 |\n")).toEqual([
    expect.objectContaining({
      type: "shortcode",
      data: { shortcode: "table", shortcodeData: { rows: "A | B\n1 | 2" } },
    }),
  ]);
});

test("Markdown becomes the nodes of the rich text", () => {
  expect(richNodes("A **b**\n\n```js\nx\n```\n")).toEqual([
    { type: "paragraph", data: {}, children: [{ text: "A " }, { text: "b", bold: true }] },
    expect.objectContaining({
      type: "shortcode",
      data: expect.objectContaining({ code: "x", lang: "js" }),
    }),
  ]);
});
