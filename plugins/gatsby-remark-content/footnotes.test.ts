/** @jest-environment node */
import { createRequire } from "node:module";
import remarkFootnotes from "remark-footnotes";
import remarkParse from "remark-parse";
import unified from "unified";
import { prepareFootnotes } from "./footnotes";

// The very package by which gatsby-transformer-remark renders.
const transformer = createRequire(createRequire(__filename).resolve("gatsby-transformer-remark/package.json"));
const toHast: (tree: unknown) => Element = transformer("mdast-util-to-hast");

const LABELS = { footnote: "Footnote", footnotes: "Footnotes", backToText: "Back" };

type Element = { tagName?: string; properties?: Record<string, unknown>; children?: Element[]; value?: string };

/** Every element of a text as it is rendered, in order: its name, its id or address, its name for screen readers. */
function elements(markdown: string, prefix = ""): string[] {
  const tree = unified().use(remarkParse).use(remarkFootnotes).parse(markdown);
  prepareFootnotes(tree as Parameters<typeof prepareFootnotes>[0], prefix, LABELS);
  const found: string[] = [];
  const visit = ({ tagName, properties = {}, children = [] }: Element) => {
    const { id, href, ariaLabel } = properties;
    if (tagName) found.push([tagName, id, href, ariaLabel].filter(Boolean).join(" "));
    children.forEach(visit);
  };
  visit(toHast(tree));
  return found;
}

test("a footnote has a number in the text and a way back, both with a name", () => {
  expect(elements("Words[^a].\n\n[^a]: A note.")).toEqual([
    "p",
    "sup fnref-a",
    "a #fn-a Footnote 1",
    "section Footnotes",
    "ol",
    "li fn-a",
    "a #fnref-a Back",
  ]);
});

test("notes are numbered in the order of the text, and one that is named twice has two ways back", () => {
  const found = elements("One[^b] two[^a] three[^b].\n\n[^a]: A.\n\n[^b]: B.");
  expect(found.filter((name) => name.startsWith("a #fn-"))).toEqual([
    "a #fn-b Footnote 1",
    "a #fn-a Footnote 2",
    "a #fn-b Footnote 1",
  ]);
  expect(found.slice(found.indexOf("li fn-b"), found.indexOf("li fn-a"))).toEqual([
    "li fn-b",
    "a #fnref-b Back",
    "a #fnref-b-2 Back",
  ]);
});

test("texts that share a page do not share ids", () => {
  expect(elements("Words[^1].\n\n[^1]: A note.", "designer-")).toEqual(
    expect.arrayContaining(["sup designer-fnref-1", "li designer-fn-1"]),
  );
});

test("a text without footnotes has no list of them", () => {
  expect(elements("Words.")).toEqual(["p"]);
});
