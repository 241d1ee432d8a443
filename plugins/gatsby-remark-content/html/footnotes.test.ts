/** @jest-environment node */
import { createRequire } from "node:module";
import remarkFootnotes from "remark-footnotes";
import remarkParse from "remark-parse";
import unified from "unified";
import { prepareFootnotes } from "./footnotes";

// The package that gatsby-transformer-remark itself uses.
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
 * Renders a text. @returns its elements in order, each as its name, its id or address, and its name
 * for screen readers
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
  const elementTexts: string[] = [];
  const visit = ({ tagName, properties = {}, children = [] }: Element) => {
    const { id, href, ariaLabel } = properties;
    if (tagName) elementTexts.push([tagName, id, href, ariaLabel].filter(Boolean).join(" "));
    children.forEach(visit);
  };
  visit(toHast(tree));
  return elementTexts;
}

test("a footnote has a named number in the text and a named way back", () => {
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

const ONE_NOTE_TWICE = "One[^b] two[^a] three[^b].\n\n[^a]: A.\n\n[^b]: B.";

test("notes are numbered in the order of the text", () => {
  const elementNames = elements(ONE_NOTE_TWICE);
  expect(elementNames.filter((name) => name.startsWith("a #fn:"))).toEqual([
    "a #fn:1 Footnote 1",
    "a #fn:2 Footnote 2",
    "a #fn:1 Footnote 1",
  ]);
});

test("a note with two marks in the text has two ways back", () => {
  const elementNames = elements(ONE_NOTE_TWICE);
  expect(
    elementNames.slice(elementNames.indexOf("li fn:1"), elementNames.indexOf("li fn:2")),
  ).toEqual(["li fn:1", "span", "a #fnref:1 Back", "span", "a #fnref:1:2 Back"]);
});

test("a note that is written in the text is in the list", () => {
  const elementNames = elements("One^[in the text].");
  expect(elementNames).toEqual(expect.arrayContaining(["a #fn:1 Footnote 1", "li fn:1"]));
});

test("a note with a mark in another note only is in the list", () => {
  const elementNames = elements("One^[in the text] two[^a].\n\n[^a]: See[^b].\n\n[^b]: B.");
  expect(elementNames.filter((name) => name.startsWith("li "))).toEqual([
    "li fn:1",
    "li fn:2",
    "li fn:3",
  ]);
  expect(elementNames).toContain("a #fn:3 Footnote 3");
});

test("only the first of two notes with the same name is shown", () => {
  const elementNames = elements("One[^a] two[^a].\n\n[^a]: A.\n\n[^a]: Not this.");
  const ids = elementNames.filter((name) => /^(li|sup) /.test(name));
  expect(ids).toEqual(["sup fnref:1", "sup fnref:1:2", "li fn:1"]);
});

test("the mark of a note within a link is a number without a link", () => {
  const elementNames = elements("[a[^1]](/works)\n\n[^1]: B.");
  expect(elementNames).toContain("sup fnref:1");
  expect(elementNames.filter((name) => name.startsWith("a #fn:"))).toEqual([]);
});

test("texts that share a page do not share ids", () => {
  expect(elements("Words[^1].\n\n[^1]: A note.", "designer--")).toEqual(
    expect.arrayContaining(["sup designer--fnref:1", "li designer--fn:1"]),
  );
});

test("a text without footnotes has no list of them", () => {
  expect(elements("Words.")).toEqual(["p"]);
});
