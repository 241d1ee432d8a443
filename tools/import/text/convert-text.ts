import { htmlTagNames } from "html-tag-names";
import remarkHtml from "remark-html";
import unified from "unified";
import { checkHtml } from "../../../plugins/gatsby-remark-content/check";
import {
  endOf,
  findAll,
  type MarkdownFinding,
  type MarkdownNode,
  parseMarkdown,
  resolveReferences,
  startOf,
  walk,
} from "../../../plugins/gatsby-remark-content/syntax";
import { htmlToMarkdown } from "../../../plugins/gatsby-source-blog-api/html-to-markdown";
import type { ReportAt } from "../report";
import { isSingleTilde, reportJoinedLines, reportUnevenRows } from "./leftovers";

/** Characters of a tag that a report quotes. */
const MAX_QUOTED = 120;
const quote = (tag: string): string =>
  tag.length > MAX_QUOTED ? `${tag.slice(0, MAX_QUOTED)}…` : tag;

const renderer = unified().use(remarkHtml, { sanitize: false }).freeze();
const ELEMENTS = new Set<string>(htmlTagNames);
/**
 * Tags of what Markdown loses: hidden elements, background pictures, boxes, words above others,
 * numbers of lists, style sheets, which may hide words.
 */
const LOST = new RegExp(
  `(?:${[
    /<\w+[^>]*(?:\shidden\b|(?:display:\s*none|visibility:\s*hidden)|background[^>"]*url\()/,
    /<\w+[^>]*\sclass=[^>]*\b(?:hidden|invisible|d-none|sr-only|screen-reader-text)\b/,
    /<(?:div|p|aside|section)\s[^>]*\bclass=/,
    /<(?!(?:a|img|iframe|link)\b)\w+\s[^>]*\btitle=/,
    /<(?:ol|ul|li)\s[^>]*\b(?:reversed\b|value=|type=["']?(?!(?:1|disc|circle|square)\b)|start=["']?-)/,
    /<(?:dl|ruby|details|bdo|style)\b/,
  ]
    .map(({ source }) => source)
    .join("|")})[^>]*>`,
  "gi",
);

/**
 * Whether a piece of HTML has tags that HTML does not know, such as components of the old site:
 * `<Header>` is one, `<HEADER>` only in MDX.
 */
function hasUnknownTag({ type, value = "" }: MarkdownNode, isMdx: boolean): boolean {
  if (type !== "html" || value.startsWith("<!--")) return false;
  const tags = [...value.matchAll(/<\/?([a-z][\w.:-]*)/gi)];
  const isElement = (name: string) =>
    ELEMENTS.has(!isMdx && name === name.toUpperCase() ? name.toLowerCase() : name);
  return tags.some(([, name = ""]) => !isElement(name));
}

/** Whether a tag is none: the word of `<<word>>`, between signs that were guillemets. */
const isBehindSign = (node: MarkdownNode, body: string): boolean =>
  node.type === "html" && body.charAt(startOf(node) - 1) === "<";

const BLOCK_TAG =
  /<(\/?)(?:div|section|article|aside|figure|center|blockquote|table|t[rdh]|[uo]l|li|p)\b/gi;

/** The number of elements that a piece of HTML opens, less those that it closes. */
const openIn = ({ type, value = "" }: MarkdownNode): number =>
  type === "html"
    ? [...value.matchAll(BLOCK_TAG)].reduce((sum, [, slash]) => sum + (slash ? -1 : 1), 0)
    : 0;

/** Whether Markdown took for a code block the indented half of an element cut by an empty line. */
const isIndentedHtml = ({ type, value = "" }: MarkdownNode, source: string): boolean =>
  type === "code" && /^<\/?[a-z]/i.test(value) && !/^\s*[`~]/.test(source);

/**
 * Converts a text with HTML that an article may not have to Markdown, as a whole, and reports what
 * was left out. Any other text stays byte for byte. Links and pictures keep their addresses.
 * @throws RangeError when the HTML is too large or too deep to be converted
 */
export function convertText(body: string, reportAt: ReportAt, { isMdx = false } = {}): string {
  const tree = parseMarkdown(body);
  const findings: MarkdownFinding[] = [];
  walk(tree, (node) => checkHtml(node, findings));
  if (findings.length === 0) return body;

  reportJoinedLines(tree, reportAt);
  reportUnevenRows(tree, body, reportAt);
  const reportLoss = (tag: string) =>
    reportAt(tag.slice(0, -1), {
      rule: `has ${quote(tag)}, which Markdown cannot hold`,
      fix: "say it in words, or link to it",
    });
  const sourceOf = (node: MarkdownNode) => body.slice(startOf(node), endOf(node));
  const footnotes = findAll(tree, "footnoteDefinition").map(sourceOf);
  const references: string[] = [];
  let open = 0;
  resolveReferences(tree);
  walk(tree, (node) => {
    if (isSingleTilde(node, body))
      Object.assign(node, { type: "text", value: sourceOf(node), children: undefined });
  });
  walk(tree, (node) => {
    if (node.type === "footnote" || node.type === "footnoteReference") {
      // HTML has no footnotes: a placeholder that turndown leaves alone.
      const index = references.push(sourceOf(node)) - 1;
      Object.assign(node, { type: "text", value: `\uE000${index}\uE000` });
    }
    if (open > 0 && isIndentedHtml(node, sourceOf(node))) node.type = "html";
    open += openIn(node);
    if (hasUnknownTag(node, isMdx) || isBehindSign(node, body)) node.type = "text";
    if (node.type === "html")
      for (const [tag] of (node.value ?? "").matchAll(LOST)) reportLoss(tag);
  });
  const children = (tree.children ?? []).filter(({ type }) => type !== "footnoteDefinition");
  const html = renderer.stringify({ ...tree, children } as MarkdownNode);
  const { markdown, leftOut, flattened } = htmlToMarkdown(html, { isPart: true });
  for (const tag of [...leftOut, ...flattened]) reportLoss(tag);
  const text = markdown.replace(/\uE000(\d+)\uE000/g, (_, index) => references[index] ?? "");
  return [text.trim(), ...footnotes].join("\n\n");
}
