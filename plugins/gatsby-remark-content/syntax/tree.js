/**
 * @typedef {import("unist").Node & {children?: MarkdownNode[], depth?: number, url?: string, alt?:
 * string | null, lang?: string | null, title?: string | null, checked?: boolean | null, value?:
 * string, identifier?: string, ordered?: boolean, align?: (string | null)[] | null, data?: {id?:
 * string, hName?: string, hProperties?: Record<string, unknown>, hChildren?: object[]}}}
 * MarkdownNode
 */

/**
 * The words a node shows: without inline footnotes and raw HTML.
 * @param {MarkdownNode} node
 * @returns {string}
 */
function plainText({ type, value, alt, children = [] }) {
  if (type === "footnote" || type === "html") return "";
  return value ?? alt ?? children.map(plainText).join("");
}

/**
 * @param {MarkdownNode} node
 * @param {(node: MarkdownNode, parent: MarkdownNode | null) => void} visit
 * @param {MarkdownNode | null} parent
 */
function walk(node, visit, parent = null) {
  visit(node, parent);
  for (const child of [...(node.children ?? [])]) walk(child, visit, node);
}

/**
 * Every node of a type, in the order of the text; they may then be changed.
 * @param {MarkdownNode} tree
 * @param {string} type
 */
function all(tree, type) {
  /** @type {MarkdownNode[]} */
  const found = [];
  walk(tree, (node) => {
    if (node.type === type) found.push(node);
  });
  return found;
}

/** @param {MarkdownNode} node @param {Record<string, unknown>} properties */
function setProperties(node, properties) {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...properties } };
}

/**
 * Replaces a node in place, without a search among its siblings.
 * @param {MarkdownNode} node @param {MarkdownNode} other
 */
function replace(node, other) {
  for (const key of Object.keys(node))
    delete (/** @type {Record<string, unknown>} */ (/** @type {unknown} */ (node))[key]);
  Object.assign(node, other);
}

/**
 * Wraps a node in an element.
 * @param {MarkdownNode} node
 * @param {string} hName
 * @param {Record<string, unknown>} hProperties
 * @param {MarkdownNode[]} after what stands in the element, too
 */
function surround(node, hName, hProperties, after = []) {
  replace(node, { type: "frame", children: [{ ...node }, ...after], data: { hName, hProperties } });
}

module.exports = { all, plainText, walk, replace, setProperties, surround };
