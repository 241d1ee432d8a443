import { type MarkdownNode, walk } from "../../../markdown/tree";
import { parseMarkdown } from "../../markdown/parse-markdown";
import { readMarkdown } from "../../markdown/read-markdown";

type Change = { start: number; end: number; text: string };

/** Every sign that could mean something, as itself. */
const escaped = (words: string): string => words.replace(/\s+/g, " ").replace(/[!-/:-@[-`{-~]/g, "\\$&");

function pictureMarkdown(address: string, alt: string, title: string | null | undefined): string {
  return `![${escaped(alt)}](${address}${title ? ` "${escaped(title)}"` : ""})`;
}

/** The addresses of the pictures in a body, as written, each once; none where the body cannot be parsed. */
export function pictureAddresses(body: string): string[] {
  return [...new Set(readMarkdown(body).pictures.map(({ url }) => url))];
}

/**
 * Gives the pictures of a body other addresses.
 * @param addresses by address as written; those that are not in it stay
 */
export function replacePictures(body: string, addresses: ReadonlyMap<string, string>): string {
  if (addresses.size === 0) return body;
  const nodes: MarkdownNode[] = [];
  walk(parseMarkdown(body), (node) => nodes.push(node));
  const definitions = new Map<string, MarkdownNode>();
  for (const node of nodes)
    if (node.type === "definition" && node.identifier && !definitions.has(node.identifier))
      definitions.set(node.identifier, node);
  const named = (type: string) =>
    new Set(nodes.filter((node) => node.type === type).map(({ identifier }) => identifier));
  const [shown, linked] = [named("imageReference"), named("linkReference")];
  const changes: Change[] = [];
  const change = (node: MarkdownNode, text: string) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset];
    if (start !== undefined && end !== undefined) changes.push({ start, end, text });
  };
  for (const node of nodes) {
    if (node.type === "image" || node.type === "imageReference") {
      const target = node.type === "image" ? node : definitions.get(node.identifier ?? "");
      const address = addresses.get(target?.url ?? "");
      if (address) change(node, pictureMarkdown(address, node.alt ?? "", target?.title));
    } else if (node.type === "definition" && shown.has(node.identifier) && !linked.has(node.identifier))
      change(node, "");
  }
  return changes
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: next }) => text.slice(0, start) + next + text.slice(end), body);
}
