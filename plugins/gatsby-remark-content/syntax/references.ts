import { all, type MarkdownNode } from "./tree";

const RESOLVED = { imageReference: "image", linkReference: "link" };

function removeDefinitions(node: MarkdownNode): void {
  if (!node.children) return;
  node.children = node.children.filter(({ type }) => type !== "definition");
  for (const child of node.children) removeDefinitions(child);
}

/**
 * Gives links and pictures that name a definition (`[words][name]`) its address, and removes the
 * definitions. Of two definitions of a name the first counts, as in the check.
 */
export function resolveReferences(tree: MarkdownNode): void {
  const definitions = new Map<string, MarkdownNode>();
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
