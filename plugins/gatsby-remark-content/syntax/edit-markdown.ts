import { playerAt } from "./media";
import { parseMarkdown } from "./parse-markdown";
import { resolveReferences } from "./references";
import { all, type MarkdownNode } from "./tree";

/** A piece of a text, by its offsets, and what comes in its place. */
export type Edit = { start: number; end: number; text: string };

export const startOf = ({ position }: MarkdownNode): number => position?.start.offset ?? 0;
export const endOf = ({ position }: MarkdownNode): number => position?.end.offset ?? 0;

export const replaceNode = (node: MarkdownNode, text: string): Edit => ({
  start: startOf(node),
  end: endOf(node),
  text,
});

/**
 * Makes changes that do not overlap, and leaves everything else byte for byte; of two that do, the
 * later one is left out.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let [result, at] = ["", 0];
  for (const { start, end, text: next } of [...edits].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  )) {
    if (start < at) continue;
    result += text.slice(at, start) + next;
    at = end;
  }
  return result + text.slice(at);
}

/** Every character that could mean something in Markdown, as itself. */
export const escaped = (words: string): string =>
  words.replace(/\s+/g, " ").replace(/[\\`*_[\]<>"|~]/g, "\\$&");

/** An address as Markdown takes it: in angle brackets it may hold brackets of any other kind. */
export function destination(address: string): string {
  const url = address.trim().replace(/[\s\p{Cc}<>\\]/gu, encodeURIComponent);
  return /[()]/.test(url) ? `<${url}>` : url;
}

/** A picture, or a film, in Markdown. */
export function pictureText(address: string, alt: string, caption = ""): string {
  const title = caption ? ` "${escaped(caption)}"` : "";
  return `![${escaped(alt)}](${destination(address)}${title})`;
}

/**
 * The address by which a text shows a video, of any address of its player; null for other
 * addresses.
 * @param address a secure one, or without its scheme
 */
export function playerAddress(address: string): string | null {
  const player = playerAt(address.replace(/^(?:https?:)?\/\//i, "https://"));
  if (!player) return null;
  if (player.site === "youtube") return `https://www.youtube.com/watch?v=${player.id}`;
  return ["https://vimeo.com", player.id, player.key].filter(Boolean).join("/");
}

export type ShownPicture = { url: string; alt: string; title: string };

/**
 * Writes the pictures and films of a body anew, and takes away what only defined their addresses.
 * @param write the Markdown of one, or null to leave it as it is
 */
export function replacePictures(
  body: string,
  write: (picture: ShownPicture) => string | null,
): string {
  const tree = parseMarkdown(body);
  const named = (nodes: readonly MarkdownNode[]) =>
    new Set(nodes.map(({ identifier }) => identifier));
  const linked = named(all(tree, "linkReference"));
  const definitions = all(tree, "definition");
  resolveReferences(tree);
  const replaced = all(tree, "image").flatMap((node) => {
    const text = write({ url: node.url ?? "", alt: node.alt ?? "", title: node.title ?? "" });
    return text === null ? [] : [{ node, text }];
  });
  const shown = named(replaced.map(({ node }) => node));
  const unused = definitions.filter(
    ({ identifier }) => shown.has(identifier) && !linked.has(identifier),
  );
  return applyEdits(body, [
    ...replaced.map(({ node, text }) => replaceNode(node, text)),
    ...unused.map((node) => replaceNode(node, "")),
  ]);
}
