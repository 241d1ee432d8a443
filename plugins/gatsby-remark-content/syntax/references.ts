import type { MarkdownNode } from "./tree";

/** Types of nodes with an address of their own, by those with a name. */
const RESOLVED_TYPES: Readonly<Record<string, string>> = {
  imageReference: "image",
  linkReference: "link",
};

/**
 * Gives links and pictures that name a definition (`[words][name]`) its address, and removes the
 * definitions. Of two definitions of a name the first counts, as in the check.
 */
export function resolveReferences(tree: MarkdownNode): void {
  const definitions = new Map<string, MarkdownNode>();
  const references: MarkdownNode[] = [];
  const collect = (node: MarkdownNode): void => {
    const name = String(node.identifier);
    if (node.type === "definition" && !definitions.has(name)) definitions.set(name, node);
    if (RESOLVED_TYPES[node.type]) references.push(node);
    if (!node.children) return;
    for (const child of node.children) collect(child);
    node.children = node.children.filter(({ type }) => type !== "definition");
  };
  collect(tree);
  for (const node of references) {
    const definition = definitions.get(String(node.identifier));
    if (!definition) continue;
    const { url, title } = definition;
    Object.assign(node, { type: RESOLVED_TYPES[node.type], url, title });
  }
}
