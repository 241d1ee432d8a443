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

/** Replaces nodes in a node, at any depth, by their children. */
function unwrapWithin(node: MarkdownNode, isUnwrapped: (node: MarkdownNode) => boolean): void {
  if (!node.children) return;
  node.children = node.children.flatMap((child) => {
    unwrapWithin(child, isUnwrapped);
    return isUnwrapped(child) ? (child.children ?? []) : [child];
  });
}

/** Replaces links in a link by their words: Markdown has them, HTML has not. */
export const unwrapLinks = (link: MarkdownNode): void => unwrapWithin(link, isLink);

/** Unwraps definitions in a definition, which HTML does not have either. */
function closeElement(element: MarkdownNode | undefined): void {
  if (element && isDefinition(element)) unwrapWithin(element, isDefinition);
}

/**
 * Turns the few HTML tags that a text may hold into elements, so that headings, excerpts and word
 * counts meet words only, and removes comments.
 * @param siblings the children of one node
 */
export function foldInlineHtml(siblings: readonly MarkdownNode[]): MarkdownNode[] {
  const result: MarkdownNode[] = [];
  const openElements: MarkdownNode[] = [];
  for (const node of siblings) {
    const target = openElements.at(-1)?.children ?? result;
    if (node.type !== "html") {
      target.push(node);
      continue;
    }
    const html = node.value ?? "";
    if (html.startsWith("<!--")) continue;
    if (CLOSING.test(html)) {
      closeElement(openElements.pop());
      continue;
    }
    const inner = nodeOf(html);
    target.push(inner);
    if (opens(html)) openElements.push(inner);
  }
  return result;
}
