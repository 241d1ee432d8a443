import type { MarkdownNode } from "../syntax/tree";

const OPENING = /^<([a-z]+)(?: title="([^"]*)")?>$/;
const CLOSING = /^<\/([a-z]+)>$/;
const VOID = /^<(br|wbr) ?\/?>$/;

const element = (hName: string, hProperties: Record<string, unknown> = {}): MarkdownNode => ({
  type: "inlineTag",
  children: [],
  data: { hName, hProperties },
});

const opens = (html: string): boolean => OPENING.test(html) && !VOID.test(html);

/** The node of a tag that opens an element or stands alone. */
function nodeOf(html: string): MarkdownNode {
  const [, single] = VOID.exec(html) ?? [];
  if (single) return single === "br" ? { type: "break" } : element(single);
  const [, tag, title] = OPENING.exec(html) ?? [];
  // The check accepts nothing else; anything else is shown as text.
  if (!tag) return { type: "text", value: html };
  return element(tag, title === undefined ? {} : { title });
}

const isLink = ({ type }: MarkdownNode): boolean => type === "link";
const isDefinition = ({ data }: MarkdownNode): boolean => data?.hName === "dfn";

/** Replaces nodes in a node, at any depth, by what they hold. */
function unwrapWithin(node: MarkdownNode, isUnwrapped: (node: MarkdownNode) => boolean): void {
  if (!node.children) return;
  node.children = node.children.flatMap((child) => {
    unwrapWithin(child, isUnwrapped);
    return isUnwrapped(child) ? (child.children ?? []) : [child];
  });
}

/** Replaces links in a link by their words: Markdown has them, HTML has not. */
export const unwrapLinks = (link: MarkdownNode): void => unwrapWithin(link, isLink);

/** HTML has no definitions in definitions either. */
function closeElement(closed: MarkdownNode | undefined): void {
  if (closed && isDefinition(closed)) unwrapWithin(closed, isDefinition);
}

/**
 * Turns the few HTML tags that a text may hold into elements, so that headings, excerpts and word
 * counts meet words only, and removes comments.
 * @param siblings the children of one node
 */
export function foldInlineHtml(siblings: readonly MarkdownNode[]): MarkdownNode[] {
  const folded: MarkdownNode[] = [];
  const open: MarkdownNode[] = [];
  for (const node of siblings) {
    const into = open.at(-1)?.children ?? folded;
    if (node.type !== "html") {
      into.push(node);
      continue;
    }
    const html = node.value ?? "";
    if (html.startsWith("<!--")) continue;
    if (CLOSING.test(html)) {
      closeElement(open.pop());
      continue;
    }
    const inner = nodeOf(html);
    into.push(inner);
    if (opens(html)) open.push(inner);
  }
  return folded;
}
