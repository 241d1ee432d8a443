import {
  applyEdits,
  endOf,
  findAll,
  headingIds,
  type MarkdownNode,
  parseMarkdown,
  plainText,
  replaceNode,
  startOf,
} from "../../../plugins/gatsby-remark-content/syntax";
import { PAGE_IDS } from "../../../src/constants/page-ids";

/**
 * Ids and classes at the end of a heading, `## Prices {#prices .wide}`. Here its words make the id.
 */
const HEADING_ID = /\s*\{:?\s*(?:#([\w-]+)|\.)[^}]*\}\s*$/;

/**
 * Anchors of a text's headings as links name them, by the anchors they get here. A heading may have
 * named its own, `## Prices {#cost}`.
 */
export function headingAnchors(tree: MarkdownNode): Map<string, string> {
  const nextId = headingIds(PAGE_IDS);
  const anchors = new Map<string, string>();
  for (const heading of findAll(tree, "heading")) {
    const words = plainText(heading);
    const anchor = `#${nextId(words.replace(HEADING_ID, ""))}`;
    anchors.set(anchor, anchor);
    const ownId = HEADING_ID.exec(words)?.[1];
    if (ownId) anchors.set(`#${ownId}`, anchor);
  }
  return anchors;
}

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
