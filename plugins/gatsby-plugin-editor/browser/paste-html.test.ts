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
  [
    "after words is a table between paragraphs",
    "<p>Words</p>",
    ["paragraph", "table", "paragraph"],
  ],
  ["in an empty paragraph is a table alone", "<p>\uFEFF</p>", ["table"]],
  ["in a cell is its words", "<table><td>1", ["A B"]],
])("a table that is pasted %s", (_where, html, nodes) => {
  document.body.innerHTML = html;
  const place = document.querySelector("p, td") as Element;
  const table = richNodes("| A | B |\n| --- | --- |\n");
  const types = fitToPlace(table, place, "A\n\nB").map(({ type, text }) => type ?? text);
  expect(types).toEqual(nodes);
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
