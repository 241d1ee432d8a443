/** @typedef {import("../syntax/tree").MarkdownNode} MarkdownNode */

const OPENING = /^<([a-z]+)(?: title="([^"]*)")?>$/;
const CLOSING = /^<\/([a-z]+)>$/;
const VOID = /^<(br|wbr) ?\/?>$/;

/** @param {string} value @returns {MarkdownNode | null} */
function voidNode(value) {
  const [, tag] = VOID.exec(value) ?? [];
  if (!tag) return null;
  return tag === "br"
    ? { type: "break" }
    : { type: "inlineTag", children: [], data: { hName: tag } };
}

/** @param {MarkdownNode[]} siblings @returns {MarkdownNode[]} */
function folded(siblings) {
  /** @type {{node: MarkdownNode, into: MarkdownNode[]}[]} */
  const open = [];
  /** @type {MarkdownNode[]} */
  let into = [];
  for (const node of siblings) {
    if (node.children) node.children = folded(node.children);
    const value = node.type === "html" ? (node.value ?? "") : null;
    if (value === null) {
      into.push(node);
      continue;
    }
    if (value.startsWith("<!--")) continue;
    const [, tag, title] = OPENING.exec(value) ?? [];
    const single = voidNode(value);
    if (single) into.push(single);
    else if (tag) {
      const data = { hName: tag, hProperties: title === undefined ? {} : { title } };
      /** @type {MarkdownNode} */
      const element = { type: "inlineTag", children: [], data };
      open.push({ node: element, into });
      into.push(element);
      into = element.children ?? [];
    } else if (CLOSING.test(value)) into = open.pop()?.into ?? into;
    // The checker accepts nothing else; anything else is shown as text.
    else into.push({ type: "text", value });
  }
  return open[0]?.into ?? into;
}

/**
 * The few HTML tags that a text may hold become elements, so that headings, excerpts and word
 * counts meet words only. Comments go.
 * @param {MarkdownNode} tree
 */
function prepareInlineHtml(tree) {
  tree.children = folded(tree.children ?? []);
}

/** @param {MarkdownNode} node */
function kindOf({ type, data }) {
  if (type === "link") return "link";
  return data?.hName === "dfn" ? "definition" : null;
}

/**
 * @param {MarkdownNode[]} siblings
 * @param {ReadonlySet<string>} around
 * @returns {MarkdownNode[]}
 */
function opened(siblings, around) {
  return siblings.flatMap((node) => {
    const kind = kindOf(node);
    if (node.children)
      node.children = opened(node.children, kind ? new Set([...around, kind]) : around);
    return kind && around.has(kind) ? (node.children ?? []) : [node];
  });
}

/**
 * HTML has no links in links and no definitions in definitions, Markdown has: of those within, the
 * words stay.
 * @param {MarkdownNode} tree
 */
function prepareNesting(tree) {
  tree.children = opened(tree.children ?? [], new Set());
}

module.exports = { prepareInlineHtml, prepareNesting };
