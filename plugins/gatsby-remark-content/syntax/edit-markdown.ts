import { playerAt } from "./media";
import { parseMarkdown } from "./parse-markdown";
import { resolveReferences } from "./references";
import { findAll, type MarkdownNode } from "./tree";

/** A change of a text: the offsets of a piece of it, and what comes in its place. */
export type Edit = { start: number; end: number; text: string };

export const startOf = ({ position }: MarkdownNode): number => position?.start.offset ?? 0;
export const endOf = ({ position }: MarkdownNode): number => position?.end.offset ?? 0;

export const replaceNode = (node: MarkdownNode, text: string): Edit => ({
  start: startOf(node),
  end: endOf(node),
  text,
});

/**
 * Makes changes and leaves everything else byte for byte. Of two that overlap, the one that begins
 * first is made, or the longer one.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((a, b) => a.start - b.start || b.end - a.end);
  let result = "";
  let at = 0;
  for (const { start, end, text: next } of sorted) {
    if (start < at) continue;
    result += text.slice(at, start) + next;
    at = end;
  }
  return result + text.slice(at);
}

/** Escapes characters that mean something in Markdown, and makes the words one line. */
export const escapeWords = (words: string): string =>
  words.replace(/\s+/g, " ").replace(/[\\`*_[\]<>"|~]/g, "\\$&");

/**
 * An address as Markdown takes it, in angle brackets where it holds round ones. What would be read
 * as an entity stays as it is.
 */
export function destination(address: string): string {
  const url = address
    .trim()
    .replace(/[\s\p{Cc}<>\\]/gu, encodeURIComponent)
    .replace(/&(?=#?\w+;)/g, "&amp;");
  return /[()]/.test(url) ? `<${url}>` : url;
}

/** A picture, or a film, in Markdown. */
export function pictureText(address: string, alt: string, caption = ""): string {
  const title = caption ? ` "${escapeWords(caption)}"` : "";
  return `![${escapeWords(alt)}](${destination(address)}${title})`;
}

/**
 * The address by which a text shows a video; null for addresses that are not a video's.
 * @param address any of the video's or its player's, with `https:` or without a scheme
 */
export function playerAddress(address: string): string | null {
  const player = playerAt(address.replace(/^(?:https?:)?\/\//i, "https://"));
  if (!player) return null;
  if (player.site === "youtube") return `https://www.youtube.com/watch?v=${player.id}`;
  return ["https://vimeo.com", player.id, player.key].filter(Boolean).join("/");
}

/** A picture or film as a text has it. */
export type ShownPicture = { url: string; alt: string; title: string };

/**
 * Replaces pictures and films of a body, and removes definitions that only they used.
 * @param write gives the new Markdown of one, or null to leave it as it is
 */
export function replacePictures(
  body: string,
  write: (picture: ShownPicture) => string | null,
): string {
  const tree = parseMarkdown(body);
  const namesOf = (nodes: readonly MarkdownNode[]) =>
    new Set(nodes.map(({ identifier }) => identifier));
  const linkNames = namesOf(findAll(tree, "linkReference"));
  const definitions = findAll(tree, "definition");
  resolveReferences(tree);
  const replaced = findAll(tree, "image").flatMap((node) => {
    const text = write({ url: node.url ?? "", alt: node.alt ?? "", title: node.title ?? "" });
    return text === null ? [] : [{ node, text }];
  });
  const replacedNames = namesOf(replaced.map(({ node }) => node));
  const unused = definitions.filter(
    ({ identifier }) => replacedNames.has(identifier) && !linkNames.has(identifier),
  );
  return applyEdits(body, [
    ...replaced.map(({ node, text }) => replaceNode(node, text)),
    ...unused.map((node) => replaceNode(node, "")),
  ]);
}
