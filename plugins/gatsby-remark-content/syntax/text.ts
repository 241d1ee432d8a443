import type { MarkdownNode } from "./tree";

/**
 * Characters that HTML may not hold (control characters, noncharacters), and the two signs that
 * turn letters around whatever their language, which make words read as others.
 */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|\p{Noncharacter_Code_Point}|[\u202d\u202e]/gu;

/** Invisible characters: control and format characters, and variation selectors. */
export const INVISIBLE = /\p{Cc}|\p{Cf}|\p{Noncharacter_Code_Point}|[\ufe0e\ufe0f]/gu;

/** Removes the characters of `FORBIDDEN` from the words of a node, not of those in it. */
export function dropForbidden(node: MarkdownNode): void {
  if (node.value) node.value = node.value.replace(FORBIDDEN, "");
  if (node.alt) node.alt = node.alt.replace(FORBIDDEN, "");
  if (node.title) node.title = node.title.replace(FORBIDDEN, "");
}
