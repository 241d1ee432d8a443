/** @jest-environment node */
import { PROSE_SIZES } from "../../../src/content-model/slots";
import { htmlFaults } from "../testing/html-validator";
import { type RenderOptions, render } from "../testing/render";

const html = async (markdown: string, options: RenderOptions = {}) =>
  (await render(markdown, options)).html;

test.each([
  [
    "alone in its paragraph is a figure with its title as caption",
    '![A](a.jpg "B")',
    /^<figure>.*alt="A".*<figcaption>B</s,
  ],
  [
    "among words is not a figure and shows no title",
    'Words ![A](a.jpg "B")',
    /^<p>Words <picture>(?!.*(?:figcaption|"B")).*<\/p>$/s,
  ],
  [
    "marked as decoration has no words and no caption",
    '![](a.jpg "decoration")',
    /^<figure>.*alt=""(?!.*figcaption)/s,
  ],
  [
    "marked as decoration by reference has no words and no caption",
    '![][a]\n\n[a]: a.jpg "decoration"',
    /^<figure>.*alt=""(?!.*figcaption)/s,
  ],
  [
    "with words has any title as caption",
    '![A](a.jpg "decoration")',
    /alt="A".*<figcaption>decoration</s,
  ],
])("a picture %s", async (_what, markdown, expected) => {
  const figureHtml = await html(markdown);
  expect(figureHtml).toMatch(expected);
  expect(htmlFaults(figureHtml)).toEqual([]);
});

test.each([
  ["alone in its paragraph", '![A](a.jpg "B")', 1],
  ["named by reference", "![a][a]\n\n[a]: a.jpg", 1],
  ["among words", "Words ![A](a.jpg)", 0],
  ["in a list", "- ![A](a.jpg)\n\n  ![A](a.jpg)", 0],
  ["in a quotation", "> ![A](a.jpg)", 0],
  ["in a note", "Words[^1].\n\n[^1]: ![A](a.jpg)", 0],
])(
  "a picture of a case study that stands %s makes this many plates: %i",
  async (_what, markdown, plates) => {
    const figureHtml = await html(markdown, { bodySlot: "plate" });
    expect(figureHtml.match(/<figure data-plate="/g) ?? []).toHaveLength(plates);
    expect(figureHtml.includes(PROSE_SIZES)).toBe(plates === 0);
    expect(htmlFaults(figureHtml)).toEqual([]);
  },
);
