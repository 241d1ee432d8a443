import { lineOf, parseMarkdown } from "../../../src/content-loader/markdown/parse-markdown";
import { type MarkdownNode, walk } from "../../../src/markdown/tree";
import type { Tell } from "../note";
import { applyEdits, type Edit, endOf, startOf } from "./edits";
import { convertHtml } from "./html-blocks";
import { holdsWords, inlineHtmlEdits } from "./inline-html";

/** Elements that Markdown cuts at empty lines and that mean nothing in pieces. */
const WHOLE = /<(table|ul|ol|dl|form|svg|video|select)\b/i;
const COMMENT = /^\s*<!--[\s\S]*?-->\s*$/;
/** Comments that told the old site where a teaser ends, or what kind of block follows. */
const MACHINE_COMMENT = /^\s*<!--\s*(?:more|excerpt|end|readmore|\/?wp:)[\s\S]*-->\s*$/i;

/** Further in than this, nothing stands that is no code. */
const MARGIN = 100;

const count = (text: string, tag: RegExp): number => text.match(tag)?.length ?? 0;

/** The last sibling of an element that an empty line has cut. */
function lastPiece(siblings: readonly MarkdownNode[], first: number, body: string): number {
  const name = WHOLE.exec(siblings[first]?.value ?? "")?.[1];
  if (!name) return first;
  const [opening, closing] = [new RegExp(`<${name}\\b`, "gi"), new RegExp(`</${name}\\s*>`, "gi")];
  let open = 0;
  for (let index = first; index < siblings.length; index += 1) {
    const node = siblings[index];
    const piece = node ? body.slice(startOf(node), endOf(node)) : "";
    open += count(piece, opening) - count(piece, closing);
    if (open <= 0) return index;
  }
  return first;
}

/** What stands before a block on its line, so that its further lines stay in the same quote or list. */
function marginOf(body: string, start: number): string {
  return body.slice(body.lastIndexOf("\n", start - 1) + 1, start).replace(/[^>\s]/g, " ");
}

/** Turns the HTML of a text into Markdown, and tells what it had to leave out. */
export function withoutHtml(body: string, tell: Tell): string {
  const told = new Set<string>();
  const lose = (node: MarkdownNode, name: string) => {
    const [line, rule] = [lineOf(node), `has <${name}>, which Markdown cannot hold`];
    if (told.has(`${line} ${rule}`)) return;
    told.add(`${line} ${rule}`);
    tell({ line, rule, fix: "say it in words, or link to it", isLoss: true });
  };
  const tree = parseMarkdown(body);
  const edits: Edit[] = inlineHtmlEdits(tree, lose);
  const convertBlocks = (parent: MarkdownNode) => {
    const siblings = parent.children ?? [];
    for (let index = 0; index < siblings.length; index += 1) {
      const node = siblings[index];
      if (node?.type !== "html") continue;
      if (COMMENT.test(node.value ?? "") && !MACHINE_COMMENT.test(node.value ?? "")) continue;
      const last = lastPiece(siblings, index, body);
      const [start, end] = [startOf(node), endOf(siblings[last] ?? node)];
      // The value of a node is without the margin of its list or quote.
      const { markdown, lost } = convertHtml(last === index ? (node.value ?? "") : body.slice(start, end));
      for (const name of lost) lose(node, name);
      const text = markdown.replaceAll("\n", `\n${marginOf(body, start)}`);
      const isFollowed = /^\n[ \t>]*[^\s>]/.test(body.slice(end, end + MARGIN));
      edits.push({ start, end, text: text && isFollowed ? `${text}\n${marginOf(body, start)}` : text });
      index = last;
    }
  };
  walk(tree, (node) => {
    if (!holdsWords(node)) convertBlocks(node);
  });
  return applyEdits(body, edits);
}
