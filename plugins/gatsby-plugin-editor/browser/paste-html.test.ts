import { fitToPlace, pastedMarkdown, richNodes } from "./paste-html";
import { CLIPS } from "./testing/clips";

test.each(CLIPS)("%s is pasted as what the site can show", (_name, html, markdown) => {
  expect(pastedMarkdown(html).markdown.trim()).toBe(markdown);
});

test("pictures are left out, and named", () => {
  const html =
    '<p>A <img src="https://example.com/a/chart.png"></p><figure><img src="data:image/png;base64,iVBORw0KGgo=" alt="Ada"></figure>';
  expect(pastedMarkdown(html).leftOut).toEqual(['the picture "chart.png"', 'the picture "Ada"']);
});

test("a table stays whole behind words, and is words in a cell", () => {
  document.body.innerHTML = "<p>Words</p><p>\uFEFF</p><table><td>1";
  const [words, blank, cell] = document.querySelectorAll("p, td");
  const table = richNodes("| A | B |\n| --- | --- |\n");
  const types = (place?: Element) =>
    place && fitToPlace(table, place, "A\n\nB").map(({ type, text }) => type ?? text);
  expect([types(words), types(blank), types(cell)]).toEqual([
    ["paragraph", "table", "paragraph"],
    ["table"],
    ["A B"],
  ]);
});

test("the rich text gets nodes of its own", () => {
  expect(richNodes("A **b**\n\n```js\nx\n```\n")).toEqual([
    { type: "paragraph", data: {}, children: [{ text: "A " }, { text: "b", bold: true }] },
    expect.objectContaining({
      type: "shortcode",
      data: expect.objectContaining({ code: "x", lang: "js" }),
    }),
  ]);
});
