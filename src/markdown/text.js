const { walk } = require("./tree");
const { NOT_IN_HTML } = require("./unseen");

/** @typedef {import("./tree").MarkdownNode} MarkdownNode */

/** Leaves characters out that do harm. @param {MarkdownNode} tree */
function prepareText(tree) {
  walk(tree, (node) => {
    if (node.value) node.value = node.value.replace(NOT_IN_HTML, "");
    if (node.alt) node.alt = node.alt.replace(NOT_IN_HTML, "");
    if (node.title) node.title = node.title.replace(NOT_IN_HTML, "");
  });
}

module.exports = { prepareText };
