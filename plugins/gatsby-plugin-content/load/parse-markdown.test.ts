/** @jest-environment node */
import { tests as EXAMPLES } from "commonmark-spec";
import fc from "fast-check";
import remarkFootnotes from "remark-footnotes";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import unified from "unified";
import { GFM } from "../../gatsby-remark-content/testing/gfm";
import { parseMarkdown } from "./parse-markdown";

/** As gatsby-transformer-remark parses, which looks for everything everywhere. */
const thorough = unified().use(remarkParse).use(remarkGfm).use(remarkFootnotes, { inlineNotes: true }).freeze();

const PIECES = [
  ...[
    "a",
    "b.c",
    "www.d.example",
    "http://e.example/f",
    "WWW.x.example",
    "HTTPS://y.example",
    "h",
    "w",
    "www",
    "http:",
    "://",
    "g+h",
    "@",
    "|",
    "mailto:i@j.example",
    "_",
    "-",
    ".",
    "+",
  ],
  ...[
    ":-",
    "-:",
    "| - |",
    "- [ ] ",
    "- ",
    "1. ",
    "> ",
    "# ",
    "```",
    "`",
    "*",
    "**",
    "~~",
    "[",
    "](",
    ")",
    "![",
    "<",
    ">",
  ],
  ...[
    "[^1]",
    "[^1]: ",
    "^[",
    "]",
    "&#64;",
    "&commat;",
    "\\@",
    "\\|",
    "&#124;",
    " ",
    "  ",
    "    ",
    "\t",
    "\n",
    "\n",
    "\n\n",
  ],
];

test.each([
  ["the examples of CommonMark", EXAMPLES.map(({ markdown }) => markdown)],
  ["the texts of GitHub's dialect", Object.values(GFM)],
])("%s become the same tree as when everything is looked for", (_what, bodies) => {
  expect(bodies.length).toBeGreaterThan(30);
  for (const body of bodies) expect(parseMarkdown(body)).toEqual(thorough.parse(body));
});

test("so does any text", () => {
  const body = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 24 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(body, (text) => {
      expect(parseMarkdown(text)).toEqual(thorough.parse(text));
      const withoutEmails = text.replaceAll("@", "");
      expect(parseMarkdown(withoutEmails)).toEqual(thorough.parse(withoutEmails));
      const withoutAddresses = withoutEmails.replaceAll("www.", "").replaceAll("://", "");
      expect(parseMarkdown(withoutAddresses)).toEqual(thorough.parse(withoutAddresses));
    }),
    { numRuns: 1000 },
  );
});

test("addresses, tables and what merely looks like them are found", () => {
  const kinds = (body: string) =>
    JSON.stringify(
      parseMarkdown(body).children?.map(({ type, children }) => [type, children?.map((child) => child.type)]),
    );
  expect(kinds("a@b.example")).toBe('[["paragraph",["link"]]]');
  expect(kinds("Write to a&#64;b.example")).toBe('[["paragraph",["text","link"]]]');
  expect(kinds("www.a.example")).toBe('[["paragraph",["link"]]]');
  expect(kinds("| a |\n| - |\n\nb@c.example")).toBe('[["table",["tableRow"]],["paragraph",["link"]]]');
});
