import { applyEdits, endOf, replaceNode, startOf } from "../../../src/content-loader/markdown/edit-markdown";
import { parseMarkdown } from "../../../src/content-loader/markdown/parse-markdown";
import { all, plainText } from "../../../src/markdown/tree";
import { outsideCode } from "./code-spans";

/** The id and classes that a heading names, `## Prices {#prices .wide}`: here its words make the id. */
export const HEADING_ID = /\s*\{:?\s*(?:#([\w-]+)|\.)[^}]*\}\s*$/;

const lettersOf = (words: string): string => words.replace(/[^\p{L}\p{N}]+/gu, "").toLowerCase();

/** `##Heading`, which was a heading to older dialects. */
const withSpaces = (body: string): string =>
  outsideCode(body, (piece) => piece.replace(/^(#{2,6})(?=[^#\s])/gm, "$1 "));

/**
 * Gives headings the levels they may have: from the second down, none left out. One that repeats the title goes.
 * @param title of the article
 */
export function levelHeadings(body: string, title: string): string {
  const text = withSpaces(body);
  const headings = all(parseMarkdown(text), "heading");
  const repeatsTitle = headings[0] !== undefined && lettersOf(plainText(headings[0])) === lettersOf(title);
  const isTitle = (index: number) => index === 0 && repeatsTitle;
  const shift = headings.some(({ depth }, index) => depth === 1 && !isTitle(index)) ? 1 : 0;
  let last = 1;
  const edits = headings.map((node, index) => {
    const { children = [] } = node;
    const [first, end] = [children[0], children.at(-1)];
    if (isTitle(index) || !first || !end || plainText(node).trim() === "") return replaceNode(node, "");
    last = Math.min(Math.max((node.depth ?? 2) + shift, 2), last + 1, 6);
    const words = text
      .slice(startOf(first), endOf(end))
      .replace(/\\?\s*\n\s*/g, " ")
      .replace(HEADING_ID, "");
    return replaceNode(node, `${"#".repeat(last)} ${words}`);
  });
  return applyEdits(text, edits);
}
