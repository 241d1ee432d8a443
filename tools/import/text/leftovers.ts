import {
  endOf,
  findAll,
  type MarkdownNode,
  parseMarkdown,
  startOf,
  walk,
} from "../../../plugins/gatsby-remark-content/syntax";
import type { ReportAt } from "../report";

/** Signs at the beginning of a line: headings, definitions, quotations, boxes, comments, rules. */
const LINE_START = /^(?:#|: |>|!!!|\?\?\?|\.\. |\/\/|~|\+\+\+|---|===)/;
/** Imports and exports of MDX, also with quotation marks that a typographer has changed. */
const MODULE_LINE =
  /^(?:import\s(?:[\w$*{},\s]+from\s*)?["'\p{Pi}\p{Pf}]|export (?:default|const|let|var|function|class|async|type|\*) ?)/u;
/**
 * Markup that prose does not have: short codes, templates, components and other dialects of Markdown
 * consist of these signs. What each one means need not be known.
 */
export const FOREIGN_MARKUP = new RegExp(
  [
    /[{}`\\^]|(?<! )\||\|(?! )/,
    // Tags, entities, and brackets other than those of `[…]`, `[sic]`, `[1]` and `[T]hey`.
    /<[/a-z!?%]|&#?\w+;|!\[|\[(?!(?:…|\.{3}|\d+|sic)\](?![([])|\p{L}\]\p{L})|(?<!\[(?:…|\.{3}|\d+|sic|\p{L}))\]/u,
    /\*\*|~~|==|\$\$|%%|@@|:::|___|(?<!\w)\+\+/,
    // At a word: emphasis that was never closed, formulas, emoji.
    /(?<!\w)_\w|\w_(?!\w)|\*\S|\S\*|\$[\p{L}(]|(?<!\S):[\w+-]+:/u,
    LINE_START,
    MODULE_LINE,
  ]
    .map(({ source }) => source)
    .join("|"),
  "iu",
);
/**
 * Tags and data of Liquid and short codes of Hugo, which are evaluated in code blocks, too. Others
 * have `{{ name }}` for samples of templates.
 */
const CODE_TEMPLATES = /\{%|\{\{[<%]|\{\{-?\s*(?:site|page|layout|include|content|jekyll)\b/;
/** Words behind a fence by which old sites ran the code in place of showing it. */
const RUNS_CODE = /\b(?:eval|live|exec|execute|run|render|playground|editable)\b/;
/** Nodes whose words are a line of a page. */
export const BLOCKS = ["paragraph", "heading", "tableCell"];
/** Characters of a line that a report quotes. */
const MAX_QUOTED = 60;
const ADDRESS = /(?:https?:\/\/|www\.|mailto:)[^\s{}[\]|\\`^]+/g;

/** Text of a node as a reader sees it. Code and addresses, which may hold any sign, become `·`. */
export function visibleText({ type, value = "", alt, title, children = [] }: MarkdownNode): string {
  if (type === "text") return value.replace(ADDRESS, "·");
  if (type === "inlineCode") return "·";
  if (type === "break") return "\n";
  if (type === "image") return `${alt ?? ""}\n${title ?? ""}`;
  const words = children.map(visibleText).join("");
  return type === "link" && title ? `${words}\n${title}` : words;
}

function reportLines(lines: readonly string[], markup: RegExp, reportAt: ReportAt): void {
  for (const line of lines) {
    const start = line.search(markup);
    if (start < 0) continue;
    const words = line.slice(start, start + MAX_QUOTED).trim();
    reportAt(words, {
      rule: `has ${JSON.stringify(words)}, which only the old site understands`,
      fix: "write in its place what it showed, or remove it",
    });
  }
}

/** Reports signs at the beginning of lines that the conversion of HTML joins to the line before. */
export function reportJoinedLines(tree: MarkdownNode, reportAt: ReportAt): void {
  for (const node of findAll(tree, "paragraph"))
    reportLines(visibleText(node).split("\n").slice(1), LINE_START, reportAt);
}

/** Whether a node is struck out by a single tilde, which most dialects show or read otherwise. */
export const isSingleTilde = (node: MarkdownNode, body: string): boolean =>
  node.type === "delete" && !body.startsWith("~~", node.position?.start.offset);

/**
 * Reports rows with more cells than their table, and words under it: each dialect reads them
 * otherwise. A shorter row gets its empty cells.
 */
export function reportUnevenRows(tree: MarkdownNode, body: string, reportAt: ReportAt): void {
  const cells = (row: MarkdownNode | undefined) => row?.children?.length ?? 0;
  const hasBars = (row: MarkdownNode) => body.slice(startOf(row), endOf(row)).includes("|");
  for (const { children: rows = [] } of findAll(tree, "table"))
    for (const row of rows.filter(
      (row) => cells(row) > cells(rows[0]) || (cells(row) < cells(rows[0]) && !hasBars(row)),
    ))
      reportAt(visibleText(row), {
        rule: `has a row of ${cells(row)} cells in a table of ${cells(rows[0])}`,
        fix: "give the row a cell for each column, or an empty line before it if it is not a row",
      });
}

/** Reports each line that would show markup of the old site to a reader. */
export function reportLeftovers(body: string, reportAt: ReportAt): void {
  const report = (text: string, markup: RegExp) => reportLines(text.split("\n"), markup, reportAt);
  walk(parseMarkdown(body), (node) => {
    if (BLOCKS.includes(node.type)) report(visibleText(node), FOREIGN_MARKUP);
    if (node.type === "code" || node.type === "inlineCode")
      report(node.value ?? "", CODE_TEMPLATES);
    if (node.type === "code") report(node.meta ?? "", RUNS_CODE);
    if (isSingleTilde(node, body)) report(`~${visibleText(node)}~`, FOREIGN_MARKUP);
  });
}
