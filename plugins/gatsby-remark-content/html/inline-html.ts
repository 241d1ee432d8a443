import type { MarkdownNode } from "../syntax/tree";

const OPENING = /^<([a-z]+)(?: title="([^"]*)")?>$/;
const CLOSING = /^<\/([a-z]+)>$/;
const VOID = /^<(br|wbr) ?\/?>$/;

function voidNode(value: string): MarkdownNode | null {
  const [, tag] = VOID.exec(value) ?? [];
  if (!tag) return null;
  return tag === "br"
    ? { type: "break" }
    : { type: "inlineTag", children: [], data: { hName: tag } };
}

function folded(siblings: readonly MarkdownNode[]): MarkdownNode[] {
  const open: { node: MarkdownNode; into: MarkdownNode[] }[] = [];
  let into: MarkdownNode[] = [];
  for (const node of siblings) {
    if (node.children) node.children = folded(node.children);
    const value = node.type === "html" ? (node.value ?? "") : null;
    if (value === null) {
      into.push(node);
      continue;
    }
    if (value.startsWith("<!--")) continue;
    const [, tag, title] = OPENING.exec(value) ?? [];
    const single = voidNode(value);
    if (single) into.push(single);
    else if (tag) {
      const data = { hName: tag, hProperties: title === undefined ? {} : { title } };
      const element: MarkdownNode = { type: "inlineTag", children: [], data };
      open.push({ node: element, into });
      into.push(element);
      into = element.children ?? [];
    } else if (CLOSING.test(value)) into = open.pop()?.into ?? into;
    // The checker accepts nothing else; anything else is shown as text.
    else into.push({ type: "text", value });
  }
  return open[0]?.into ?? into;
}

/**
 * Turns the few HTML tags that a text may hold into elements, so that headings, excerpts and word
 * counts meet words only. Removes comments.
 */
export function prepareInlineHtml(tree: MarkdownNode): void {
  tree.children = folded(tree.children ?? []);
}

function kindOf({ type, data }: MarkdownNode): "link" | "definition" | null {
  if (type === "link") return "link";
  return data?.hName === "dfn" ? "definition" : null;
}

function opened(siblings: readonly MarkdownNode[], around: ReadonlySet<string>): MarkdownNode[] {
  return siblings.flatMap((node) => {
    const kind = kindOf(node);
    if (node.children)
      node.children = opened(node.children, kind ? new Set([...around, kind]) : around);
    return kind && around.has(kind) ? (node.children ?? []) : [node];
  });
}

/**
 * Replaces links in links and definitions in definitions by their words: Markdown has them, HTML
 * has not.
 */
export function prepareNesting(tree: MarkdownNode): void {
  tree.children = opened(tree.children ?? [], new Set());
}
