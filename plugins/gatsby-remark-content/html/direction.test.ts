/** @jest-environment node */
import { render } from "../testing/render";

const HEBREW = "שלום עולם, זה טקסט עם מילה באנגלית (Citrin), וגם מספר 5.";

test("a paragraph, a quotation, a list and a heading that begin in Hebrew or Arabic go from right to left", async () => {
  const { html } = await render(
    `Words.\n\n${HEBREW}\n\n> مرحبا بالعالم\n\n- عنصر أول\n- عنصر ثان\n\n## كلمات\n`,
  );
  expect(html).toContain("<p>Words.</p>");
  expect(html).toContain(`<p dir="rtl">${HEBREW}</p>`);
  expect(html).toMatch(/<blockquote dir="rtl">\s*<p>مرحبا/);
  expect(html).toMatch(/<ul dir="rtl">\s*<li>عنصر أول/);
  expect(html).toMatch(/<div class="heading-frame" dir="rtl"><h2 [^>]*id="كلمات"/);
});

test("English within a list in Arabic goes from left to right", async () => {
  const { html } = await render("- مرحبا\n- Hello, world.\n- 5\n");
  expect(html).toMatch(/<ul dir="rtl">\s*<li>مرحبا<\/li>\s*<li dir="ltr">Hello/);
  expect(html).toContain("<li>5</li>");
});

test("cells of a table have each its own direction", async () => {
  const { html } = await render("| Word | Meaning |\n| - | - |\n| שלום | peace |\n");
  expect(html).toContain('<td dir="rtl">שלום</td>');
  expect(html).toContain("<td>peace</td>");
});

test("footnotes have each its own direction", async () => {
  const { html } = await render("Words[^1] and more[^2].\n\n[^1]: הערה.\n\n[^2]: A note.\n");
  expect(html).toMatch(/<li id="[^"]*fn:1" dir="rtl">הערה/);
  expect(html).toMatch(/<li id="[^"]*fn:2">A note/);
});

test("a caption has its own direction", async () => {
  const { html } = await render('![a](./a.jpg "שלום")\n');
  expect(html).toContain('<figcaption dir="rtl">שלום</figcaption>');
});

test("a text without such letters, or with some within a sentence, has no directions", async () => {
  const { html } = await render("The word שלום.\n\n- a\n\n> b\n\n## c\n");
  expect(html).not.toContain("dir=");
});
