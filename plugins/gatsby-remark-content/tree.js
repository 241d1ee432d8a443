/** @typedef {import("unist").Node & {children?: MarkdownNode[], depth?: number, url?: string, alt?: string, title?: string | null, checked?: boolean | null, value?: string, identifier?: string, ordered?: boolean, align?: (string | null)[] | null, data?: {id?: string, hName?: string, hProperties?: Record<string, unknown>}}} MarkdownNode */

/** @param {MarkdownNode} node @returns {string} */
const plainText = (node) => node.value ?? node.alt ?? (node.children ?? []).map(plainText).join("");

/** @param {MarkdownNode} node @param {(node: MarkdownNode, parent: MarkdownNode | null) => void} visit @param {MarkdownNode | null} parent */
function walk(node, visit, parent = null) {
  visit(node, parent);
  for (const child of [...(node.children ?? [])]) walk(child, visit, node);
}

/** @param {MarkdownNode} node @param {Record<string, unknown>} properties */
function setProperties(node, properties) {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...properties } };
}

module.exports = { plainText, walk, setProperties };
