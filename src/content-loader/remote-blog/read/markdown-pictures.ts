import { resolveReferences } from "../../../markdown/references";
import { all, type MarkdownNode } from "../../../markdown/tree";
import { applyEdits, replaceNode } from "../../markdown/edit-markdown";
import { parseMarkdown } from "../../markdown/parse-markdown";
import { readMarkdown } from "../../markdown/read-markdown";

/** The addresses of the pictures in a body, as written, each once; none where the body cannot be parsed. */
export function pictureAddresses(body: string): string[] {
  return [...new Set(readMarkdown(body).pictures.map(({ url }) => url))];
}

export type ShownPicture = { url: string; alt: string; title: string };

/**
 * Writes the pictures and films of a body anew, and takes away what only defined their addresses.
 * @param write the Markdown of one, or null to leave it as it is
 */
export function replacePictures(body: string, write: (picture: ShownPicture) => string | null): string {
  const tree = parseMarkdown(body);
  const named = (nodes: readonly MarkdownNode[]) => new Set(nodes.map(({ identifier }) => identifier));
  const linked = named(all(tree, "linkReference"));
  const definitions = all(tree, "definition");
  resolveReferences(tree);
  const replaced = all(tree, "image").flatMap((node) => {
    const text = write({ url: node.url ?? "", alt: node.alt ?? "", title: node.title ?? "" });
    return text === null ? [] : [{ node, text }];
  });
  const shown = named(replaced.map(({ node }) => node));
  const unused = definitions.filter(({ identifier }) => shown.has(identifier) && !linked.has(identifier));
  return applyEdits(body, [
    ...replaced.map(({ node, text }) => replaceNode(node, text)),
    ...unused.map((node) => replaceNode(node, "")),
  ]);
}
