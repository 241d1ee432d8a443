/** @jest-environment node */
import { createRequire } from "node:module";
import remarkFootnotes from "remark-footnotes";
import remarkParse from "remark-parse";
import unified from "unified";
import { prepareFootnotes } from "./footnotes";

// The very package by which gatsby-transformer-remark renders.
const transformer = createRequire(
  createRequire(__filename).resolve("gatsby-transformer-remark/package.json"),
);
const toHast: (tree: unknown) => Element = transformer("mdast-util-to-hast");

const LABELS = { footnote: "Footnote", footnotes: "Footnotes", backToText: "Back" };

type Element = {
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Element[];
  value?: string;
};

/**
 * Every element of a text as it is rendered, in order: its name, its id or address, its name for
 * screen readers.
 */
function elements(markdown: string, prefix = ""): string[] {
  const tree = unified()
    .use(remarkParse)
    .use(remarkFootnotes, { inlineNotes: true })
    .parse(markdown);
  prepareFootnotes(
    tree as Parameters<typeof prepareFootnotes>[0],
    (id) => `${prefix}${id}`,
    LABELS,
  );
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
    "sup fnref:1",
    "a #fn:1 Footnote 1",
    "section Footnotes",
    "ol",
    "li fn:1",
    "span",
    "a #fnref:1 Back",
  ]);
});

test("notes are numbered in the order of the text, and one that is named twice has two ways back", () => {
  const found = elements("One[^b] two[^a] three[^b].\n\n[^a]: A.\n\n[^b]: B.");
  expect(found.filter((name) => name.startsWith("a #fn:"))).toEqual([
    "a #fn:1 Footnote 1",
    "a #fn:2 Footnote 2",
    "a #fn:1 Footnote 1",
  ]);
  expect(found.slice(found.indexOf("li fn:1"), found.indexOf("li fn:2"))).toEqual([
    "li fn:1",
    "span",
    "a #fnref:1 Back",
    "span",
    "a #fnref:1:2 Back",
  ]);
});

test("a note written in the text, and one that only another note names, are in the list", () => {
  const found = elements("One^[in the text] two[^a].\n\n[^a]: See[^b].\n\n[^b]: B.");
  expect(found.filter((name) => name.startsWith("li "))).toEqual(["li fn:1", "li fn:2", "li fn:3"]);
  expect(found).toContain("a #fn:3 Footnote 3");
});

test("of two notes with the same name the first counts, and each id stands once", () => {
  const found = elements("One[^a] two[^a].\n\n[^a]: A.\n\n[^a]: Not this.");
  const ids = found.filter((name) => /^(li|sup) /.test(name));
  expect(ids).toEqual(["sup fnref:1", "sup fnref:1:2", "li fn:1"]);
});

test("a note within the words of a link is a number, since a link holds no links", () => {
  const found = elements("[a[^1]](/works)\n\n[^1]: B.");
  expect(found).toContain("sup fnref:1");
  expect(found.filter((name) => name.startsWith("a #fn:"))).toEqual([]);
});

test("texts that share a page do not share ids", () => {
  expect(elements("Words[^1].\n\n[^1]: A note.", "designer--")).toEqual(
    expect.arrayContaining(["sup designer--fnref:1", "li designer--fn:1"]),
  );
});

test("a text without footnotes has no list of them", () => {
  expect(elements("Words.")).toEqual(["p"]);
});
