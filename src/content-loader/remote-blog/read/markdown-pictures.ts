import { resolveReferences } from "../../../markdown/references";
import { all, type MarkdownNode } from "../../../markdown/tree";
import { parseMarkdown } from "../../markdown/parse-markdown";
import { readMarkdown } from "../../markdown/read-markdown";

/** Every sign that could mean something, as itself. */
const escaped = (words: string): string => words.replace(/\s+/g, " ").replace(/[!-/:-@[-`{-~]/g, "\\$&");

function pictureMarkdown(address: string, { alt, title }: MarkdownNode): string {
  return `![${escaped(alt ?? "")}](${address}${title ? ` "${escaped(title)}"` : ""})`;
}

/** The addresses of the pictures in a body, as written, each once; none where the body cannot be parsed. */
export function pictureAddresses(body: string): string[] {
  return [...new Set(readMarkdown(body).pictures.map(({ url }) => url))];
}

/**
 * Gives the pictures of a body other addresses, and takes away what only defined their old ones.
 * @param addresses by address as written; those that are not in it stay
 */
export function replacePictures(body: string, addresses: ReadonlyMap<string, string>): string {
  if (addresses.size === 0) return body;
  const tree = parseMarkdown(body);
  const named = (type: string) => new Set(all(tree, type).map(({ identifier }) => identifier));
  const [shown, linked] = [named("imageReference"), named("linkReference")];
  const changes = all(tree, "definition")
    .filter(({ identifier }) => shown.has(identifier) && !linked.has(identifier))
    .map((node) => ({ node, text: "" }));
  resolveReferences(tree);
  for (const node of all(tree, "image")) {
    const address = addresses.get(node.url ?? "");
    if (address) changes.push({ node, text: pictureMarkdown(address, node) });
  }
  const offsets = ({ position }: MarkdownNode) => [position?.start.offset ?? 0, position?.end.offset ?? 0] as const;
  return changes
    .map(({ node, text }) => ({ start: offsets(node)[0], end: offsets(node)[1], text }))
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: next }) => text.slice(0, start) + next + text.slice(end), body);
}
