import { directionOf, hasRightToLeft } from "../../../lib/right-to-left";
import { type MarkdownNode, plainText, setProperties } from "../syntax/tree";

type Direction = NonNullable<ReturnType<typeof directionOf>>;

/** Nodes that become elements with a direction of their own. */
const BLOCKS = new Set([
  "paragraph",
  "heading",
  "blockquote",
  "list",
  "listItem",
  "table",
  "tableCell",
]);

/** Sets `dir` where the direction of a block is not that of the block around it. */
function setDirection(node: MarkdownNode, around: Direction): void {
  const isBlock = BLOCKS.has(node.type);
  const direction = (isBlock && directionOf(plainText(node))) || around;
  if (direction !== around) setProperties(node, { dir: direction });
  for (const child of node.children ?? []) setDirection(child, direction);
}

/**
 * Sets the direction of blocks in scripts that are written from right to left, with that of others
 * within them. The blocks of other texts stay as they are.
 */
export function setDirections(tree: MarkdownNode): void {
  if (hasRightToLeft(plainText(tree))) setDirection(tree, "ltr");
}

/** The attribute of an element with words, as HTML; empty for words from left to right. */
export const directionAttribute = (words: string): string =>
  directionOf(words) === "rtl" ? ' dir="rtl"' : "";
