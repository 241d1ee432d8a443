import { parseDocument } from "htmlparser2";
import {
  endOf,
  findAll,
  type MarkdownNode,
  parseMarkdown,
  startOf,
  walk,
} from "../../../plugins/gatsby-remark-content/syntax";
import type { ReportAt } from "../report";

/** A block with its Markdown, and the one before it. */
type Block = { node: MarkdownNode; source: string; before: Block | null };

const FENCE = /^[ >]*(?:`{3,}|~{3,})/;
const CLOSED_FENCE = /\n[ >]*(?:`{3,}|~{3,})[ \t]*$/;
/** Blocks that for kramdown, too, end without an empty line, and those that end a paragraph. */
const ENDS_ITSELF = /^(?:heading|thematicBreak|html)$/;
const ENDS_PARAGRAPH = /^(?:heading|blockquote|list)$/;

/** Whether a block begins in the line after another one that goes on there for kramdown. */
function isJoined({ node, source, before }: Block): boolean {
  if (before?.node.position?.end.line !== (node.position?.start.line ?? 0) - 1) return false;
  if (ENDS_ITSELF.test(before.node.type) || FENCE.test(before.source)) return false;
  const endsParagraph = ENDS_PARAGRAPH.test(node.type) || FENCE.test(source);
  return !(before.node.type === "paragraph" && endsParagraph);
}

/** Whether words beside the elements of a block of HTML would be Markdown for kramdown. */
function hasMarkdown(html: string): boolean {
  const words = parseDocument(html).children.map((node) => ("data" in node ? node.data : ""));
  return /[*_`~[\]#|]|^(?: {4}|\s*(?:[-+>]|\d+\.)\s)/m.test(words.join("\n"));
}

const isOf = ({ node }: Block, type: string): boolean => node.type === type;

/** What kramdown reads otherwise. */
const DIFFERENCES: readonly ((block: Block) => boolean)[] = [
  isJoined,
  (block) => isOf(block, "list") && block.before?.node.type === "list",
  // It knows no other beginning, and no `1)`.
  (block) => block.node.ordered === true && !/^1\./.test(block.source),
  (block) => FENCE.test(block.source) && !CLOSED_FENCE.test(block.source),
  // A heading of several lines, and lists and headings that are words of a paragraph here.
  (block) => isOf(block, "heading") && /^(?!\s*#).*\n.*\n/.test(block.source),
  (block) =>
    isOf(block, "paragraph") && /\n {0,3}(?:\d+\.\s|(?:=+|-+)\s*(?:\n|$))/.test(block.source),
  // A table needs no second row of dashes there.
  (block) =>
    isOf(block, "paragraph") &&
    findAll(block.node, "text").some(({ value }) => value?.includes("|")),
  // A note ends there with a line that is not indented, and none stands within words.
  (block) => isOf(block, "footnoteDefinition") && /\n(?! {4}|\t|\s*?(?:\n|$))/.test(block.source),
  (block) => isOf(block, "paragraph") && findAll(block.node, "footnote").length > 0,
  (block) => isOf(block, "html") && (/\smarkdown=/.test(block.source) || hasMarkdown(block.source)),
];

const BLOCK_TAG =
  /<(\/?)(?:div|section|article|aside|figure|center|blockquote|table|td|details)\b/gi;

/** The number of elements that a block of HTML leaves open. */
const openIn = ({ node, source }: Block): number =>
  node.type === "html"
    ? [...source.matchAll(BLOCK_TAG)].reduce((sum, [, slash]) => sum + (slash ? -1 : 1), 0)
    : 0;

/** Whether a block would look otherwise if it were not Markdown, which it is not in HTML there. */
const isMarkdown = ({ node }: Block): boolean =>
  !/^(?:html|paragraph)$/.test(node.type) ||
  (node.children ?? []).some(({ type }) => !/^(?:text|html)$/.test(type));

/**
 * Reports the places of a text that kramdown, the Markdown of Jekyll, reads otherwise than
 * CommonMark.
 */
export function reportKramdown(body: string, reportAt: ReportAt): void {
  const report = ({ source }: Block) => {
    const [line = ""] = source.split("\n");
    const words = JSON.stringify(line.slice(0, 60));
    reportAt(line, {
      rule: `has ${words}, which Jekyll's kramdown may have read otherwise`,
      fix: "compare it with the old site, and write it as it was there",
    });
  };
  walk(parseMarkdown(body), ({ type, children = [] }) => {
    if (!/^(?:root|listItem|blockquote)$/.test(type)) return;
    let before: Block | null = null;
    let open = 0;
    for (const node of children.filter((child) => child.type !== "definition")) {
      const block: Block = { node, source: body.slice(startOf(node), endOf(node)), before };
      const isWithinHtml = open > 0 && isMarkdown(block);
      if (isWithinHtml || DIFFERENCES.some((differs) => differs(block))) report(block);
      open += openIn(block);
      before = block;
    }
  });
}
