/** @jest-environment node */
import { tests as EXAMPLES } from "commonmark-spec";
import remarkHtml from "remark-html";
import unified from "unified";
import { parseMarkdown } from "./parse-markdown";

const renderer = unified().use(remarkHtml, { sanitize: false }).freeze();
const render = (markdown: string) => renderer.stringify(parseMarkdown(markdown));

/** The specification's HTML as remark-html spells it. */
const asRemarkHtml = (html: string) =>
  html
    .replaceAll("&lt;", "&#x3C;")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll(" />", ">");
const withoutLineEnds = (html: string) => html.replace(/\s*\n\s*/g, "");
/** The specification writes tabs as arrows. */
const withTabs = (text: string) => text.replaceAll("→", "\t");

const SECTIONS =
  /^(?:Tabs|Precedence|Thematic breaks|ATX headings|Setext headings|Indented code blocks|Fenced code blocks|Paragraphs|Block quotes|List items|Lists)$/;
/** A word over an indented line of dashes is a heading there; remark-gfm takes it for a table. */
const HEADING_OVER_INDENTED_DASHES = 86;

const examples = EXAMPLES.filter(
  ({ section, number }) => SECTIONS.test(section) && number !== HEADING_OVER_INDENTED_DASHES,
);

test.each(examples)("example $number of CommonMark, $section, is read as it says", (example) => {
  const html = render(withTabs(example.markdown));
  expect(withoutLineEnds(html)).toBe(withoutLineEnds(asRemarkHtml(withTabs(example.html))));
});

test("a list whose paragraph goes on in a line without its mark ends before a table", () => {
  expect(withoutLineEnds(render("* One\ngoes on\n\n| a |\n| - |\n"))).toBe(
    "<ul><li>Onegoes on</li></ul><table><thead><tr><th>a</th></tr></thead></table>",
  );
});
