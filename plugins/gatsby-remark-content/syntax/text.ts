import { type MarkdownNode, walk } from "./tree";

/**
 * Characters that HTML may not hold (control characters, noncharacters), and the two signs that
 * turn letters around whatever their language, which make words read as others.
 */
const NOT_IN_HTML = /(?![\t\n\r])\p{Cc}|\p{Noncharacter_Code_Point}|[\u202d\u202e]/gu;

/** Invisible characters: control and format characters, and variation selectors. */
export const UNSEEN = /\p{Cc}|\p{Cf}|\p{Noncharacter_Code_Point}|[\ufe0e\ufe0f]/gu;

/** Removes the characters of `NOT_IN_HTML`. */
export function prepareText(tree: MarkdownNode): void {
  walk(tree, (node) => {
    if (node.value) node.value = node.value.replace(NOT_IN_HTML, "");
    if (node.alt) node.alt = node.alt.replace(NOT_IN_HTML, "");
    if (node.title) node.title = node.title.replace(NOT_IN_HTML, "");
  });
}
