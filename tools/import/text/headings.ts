import {
  all,
  applyEdits,
  endOf,
  parseMarkdown,
  plainText,
  replaceNode,
  startOf,
} from "../../../plugins/gatsby-remark-content/syntax";

/**
 * The id and classes that a heading names, `## Prices {#prices .wide}`: here its words make the id.
 */
export const HEADING_ID = /\s*\{:?\s*(?:#([\w-]+)|\.)[^}]*\}\s*$/;

const lettersOf = (words: string): string => words.replace(/[^\p{L}\p{N}]+/gu, "").toLowerCase();

/**
 * Moves headings down where one stands on the first level, which the title has. One that repeats
 * the title goes.
 * @param title of the article
 */
export function levelHeadings(text: string, title: string): string {
  const headings = all(parseMarkdown(text), "heading");
  const isTitle = (index: number) =>
    index === 0 && lettersOf(plainText(headings[0] ?? { type: "" })) === lettersOf(title);
  const shift = headings.some(({ depth }, index) => depth === 1 && !isTitle(index)) ? 1 : 0;
  const edits = headings.map((node, index) => {
    const { children = [], depth = 2 } = node;
    const [first, end] = [children[0], children.at(-1)];
    if (isTitle(index) || !first || !end || plainText(node).trim() === "")
      return replaceNode(node, "");
    const words = text
      .slice(startOf(first), endOf(end))
      .replace(/\\?\s*\n\s*/g, " ")
      .replace(HEADING_ID, "");
    return replaceNode(node, `${"#".repeat(Math.min(depth + shift, 6))} ${words}`);
  });
  return applyEdits(text, edits);
}
