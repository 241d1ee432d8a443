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

test("comments of Word are left out, and named", () => {
  const html =
    "<p>A<a class=msocomanchor id=_anchor_1 href='#_msocom_1'>[AB1]</a></p><div style='mso-element:comment-list'><div style='mso-element:comment'><p>No</p></div></div>";
  expect(pastedMarkdown(html)).toEqual({ markdown: "A\n", leftOut: ["a comment"] });
});

test("notes are numbered after those that a text has", () => {
  const html = '<p>A<a href="#b" id="a">1</a></p><p><a href="#a" id="b">1</a> B</p>';
  expect(pastedMarkdown(html, 3).markdown).toBe("A[^3]\n\n[^3]: B\n");
});

test("a note becomes a mark and the part that has a form", () => {
  expect(richNodes("A[^1]\n\n[^1]: *B* c\n")).toEqual([
    { type: "paragraph", data: {}, children: [{ text: "A" }, { text: "[^1]" }] },
    expect.objectContaining({
      type: "shortcode",
      data: { shortcode: "note", shortcodeData: { name: "1", text: "*B* c" } },
    }),
  ]);
});

test("a heading that is pasted with its text does not join the words before it", () => {
  document.body.innerHTML = "<p>Words</p>";
  const nodes = fitToPlace(richNodes("## A\n\nB\n"), document.querySelector("p") as Element);
  expect(nodes.map(({ type }) => type)).toEqual(["paragraph", "heading-two", "paragraph"]);
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

test("a paragraph for what is typed next follows a part that ends what is pasted", () => {
  document.body.innerHTML = "<p>Words</p>";
  const nodes = fitToPlace(richNodes("A[^1]\n\n[^1]: B\n"), document.querySelector("p") as Element);
  expect(nodes.map(({ type }) => type)).toEqual(["paragraph", "shortcode", "paragraph"]);
});

test("a table is pasted as the part that has a form", () => {
  expect(richNodes("| A | B |\n| --- | --- |\n| 1 | 2 |\n")).toEqual([
    expect.objectContaining({
      type: "shortcode",
      data: { shortcode: "table", shortcodeData: { rows: "A | B\n1 | 2" } },
    }),
  ]);
});

test("a table in a quotation is pasted with it", () => {
  expect(richNodes("> A\n>\n> | A |\n> | --- |\n> | 1 |\n")).toMatchObject([
    { type: "quote", children: [{ type: "paragraph" }, { id: "table" }] },
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
