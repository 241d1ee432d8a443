const { walk } = require("./tree");

/** @typedef {import("./tree").MarkdownNode} MarkdownNode */

/**
 * What HTML may not hold (control characters, noncharacters), and the two signs that turn letters
 * around whatever their language, which make words read as others.
 */
const NOT_IN_HTML = /(?![\t\n\r])\p{Cc}|\p{Noncharacter_Code_Point}|[\u202d\u202e]/gu;

/**
 * What nobody sees: that, all else that formats, and what chooses between two drawings of a letter.
 */
const UNSEEN = /\p{Cc}|\p{Cf}|\p{Noncharacter_Code_Point}|[\ufe0e\ufe0f]/gu;

/** Leaves characters out that do harm. @param {MarkdownNode} tree */
function prepareText(tree) {
  walk(tree, (node) => {
    if (node.value) node.value = node.value.replace(NOT_IN_HTML, "");
    if (node.alt) node.alt = node.alt.replace(NOT_IN_HTML, "");
    if (node.title) node.title = node.title.replace(NOT_IN_HTML, "");
  });
}

module.exports = { prepareText, UNSEEN };
