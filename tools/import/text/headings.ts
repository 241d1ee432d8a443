import {
  applyEdits,
  endOf,
  findAll,
  parseMarkdown,
  plainText,
  replaceNode,
  startOf,
} from "../../../plugins/gatsby-remark-content/syntax";

/**
 * Ids and classes at the end of a heading, `## Prices {#prices .wide}`. Here its words make the id.
 */
export const HEADING_ID = /\s*\{:?\s*(?:#([\w-]+)|\.)[^}]*\}\s*$/;

const lettersAndDigits = (words: string): string =>
  words.replace(/[^\p{L}\p{N}]+/gu, "").toLowerCase();

/**
 * Moves all headings a level down if one is on the first level, which is the title's. A first
 * heading that repeats the title is removed.
 */
export function levelHeadings(text: string, title: string): string {
  const headings = findAll(parseMarkdown(text), "heading");
  const [opening] = headings;
  const repeatsTitle = opening && lettersAndDigits(plainText(opening)) === lettersAndDigits(title);
  const titleHeading = repeatsTitle ? opening : undefined;
  const shift = headings.some((node) => node.depth === 1 && node !== titleHeading) ? 1 : 0;
  const edits = headings.map((node) => {
    const { children = [], depth = 2 } = node;
    const [first, last] = [children[0], children.at(-1)];
    const isEmpty = !first || !last || plainText(node).trim() === "";
    if (isEmpty || node === titleHeading) return replaceNode(node, "");
    const words = text
      .slice(startOf(first), endOf(last))
      .replace(/\\?\s*\n\s*/g, " ")
      .replace(HEADING_ID, "");
    return replaceNode(node, `${"#".repeat(Math.min(depth + shift, 6))} ${words}`);
  });
  return applyEdits(text, edits);
}
