const { all } = require("./tree");

/** @typedef {import("./tree").MarkdownNode} MarkdownNode */

/** @type {Record<string, string>} */
const RESOLVED = { imageReference: "image", linkReference: "link" };

/** @param {MarkdownNode} node */
function removeDefinitions(node) {
  if (!node.children) return;
  node.children = node.children.filter(({ type }) => type !== "definition");
  for (const child of node.children) removeDefinitions(child);
}

/**
 * Links and pictures whose address stands elsewhere in the text come to name it themselves. Before
 * anything of the text is moved or left out: which of two definitions counts, the first, was
 * decided when it was checked.
 * @param {MarkdownNode} tree
 */
function resolveReferences(tree) {
  /** @type {Map<string, MarkdownNode>} */
  const definitions = new Map();
  for (const node of all(tree, "definition").reverse())
    definitions.set(String(node.identifier), node);
  for (const [reference, type] of Object.entries(RESOLVED)) {
    for (const node of all(tree, reference)) {
      const definition = definitions.get(String(node.identifier));
      if (definition) Object.assign(node, { type, url: definition.url, title: definition.title });
    }
  }
  removeDefinitions(tree);
}

module.exports = { resolveReferences };
