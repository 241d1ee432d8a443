/** @jest-environment node */
import { htmlFaults } from "./testing/html-validator";
import { render } from "./testing/render";

const html = async (markdown: string) => (await render(markdown)).html;

test.each([
  [
    "alone in its paragraph is a figure with its title as caption",
    '![A](a.jpg "B")',
    /^<figure>.*alt="A".*<figcaption>B</s,
  ],
  [
    "among words is none, and shows no title",
    'Words ![A](a.jpg "B")',
    /^<p>Words <picture>(?!.*(?:figcaption|"B")).*<\/p>$/s,
  ],
  ["marked as decoration has no words and no caption", '![](a.jpg "decoration")', /^<figure>.*alt=""(?!.*figcaption)/s],
  ["marked so by reference, too", '![][a]\n\n[a]: a.jpg "decoration"', /^<figure>.*alt=""(?!.*figcaption)/s],
  ["with words has any title as caption", '![A](a.jpg "decoration")', /alt="A".*<figcaption>decoration</s],
])("a picture %s", async (_what, markdown, expected) => {
  const shown = await html(markdown);
  expect(shown).toMatch(expected);
  expect(htmlFaults(shown)).toEqual([]);
});
