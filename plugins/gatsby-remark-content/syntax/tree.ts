import type { Node } from "unist";

/** A node of a Markdown tree, with the properties that its type has. */
export type MarkdownNode = Node & {
  children?: MarkdownNode[];
  value?: string;
  url?: string;
  alt?: string | null;
  title?: string | null;
  depth?: number;
  lang?: string | null;
  /** The words behind the language of a fence. */
  meta?: string | null;
  checked?: boolean | null;
  ordered?: boolean;
  align?: (string | null)[] | null;
  identifier?: string;
  /** The HTML element that mdast-util-to-hast writes for the node, in place of its type's own. */
  data?: {
    id?: string;
    hName?: string;
    hProperties?: Record<string, unknown>;
    hChildren?: object[];
  };
};

/** The words a node shows, without those of inline footnotes and raw HTML. */
export function plainText({ type, value, alt, children = [] }: MarkdownNode): string {
  if (type === "footnote" || type === "html") return "";
  return value ?? alt ?? children.map(plainText).join("");
}

/** Visits a node and all nodes in it, in the order of the text. */
export function walk(
  node: MarkdownNode,
  visit: (node: MarkdownNode, parent: MarkdownNode | null) => void,
  parent: MarkdownNode | null = null,
): void {
  visit(node, parent);
  for (const child of [...(node.children ?? [])]) walk(child, visit, node);
}

/** Finds the nodes of a type, in the order of the text. */
export function findAll(tree: MarkdownNode, type: string): MarkdownNode[] {
  const nodes: MarkdownNode[] = [];
  walk(tree, (node) => {
    if (node.type === type) nodes.push(node);
  });
  return nodes;
}

/** Adds attributes to the HTML element of a node. */
export function setProperties(node: MarkdownNode, properties: Record<string, unknown>): void {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...properties } };
}

/** Turns a node into another one; its place among its siblings stays. */
export function replace(node: MarkdownNode, other: MarkdownNode): void {
  for (const key of Object.keys(node)) Reflect.deleteProperty(node, key);
  Object.assign(node, other);
}

/** Wraps a node in an HTML element. `after`: nodes that follow it there. */
export function surround(
  node: MarkdownNode,
  hName: string,
  hProperties: Record<string, unknown>,
  after: readonly MarkdownNode[] = [],
): void {
  replace(node, { type: "frame", children: [{ ...node }, ...after], data: { hName, hProperties } });
}
