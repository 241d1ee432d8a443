/** @typedef {import("./tree").MarkdownNode} MarkdownNode */

/** @param {MarkdownNode} node */
function kindOf({ type, data }) {
  if (type === "link") return "link";
  return data?.hName === "dfn" ? "definition" : null;
}

/** @param {MarkdownNode[]} siblings @param {ReadonlySet<string>} around @returns {MarkdownNode[]} */
function opened(siblings, around) {
  return siblings.flatMap((node) => {
    const kind = kindOf(node);
    if (node.children) node.children = opened(node.children, kind ? new Set([...around, kind]) : around);
    return kind && around.has(kind) ? (node.children ?? []) : [node];
  });
}

/**
 * HTML has no links in links and no definitions in definitions, Markdown has: of those within, the words stay.
 * @param {MarkdownNode} tree
 */
function prepareNesting(tree) {
  tree.children = opened(tree.children ?? [], new Set());
}

module.exports = { prepareNesting };
