import type { Node } from "unist";
import { headingIds } from "../../markdown/heading-ids";
import { UNSEEN } from "../../markdown/unseen";
import { parseMarkdown } from "./parse-markdown";

/** Containers nested deeper than this are a problem or an attack; the parser would take minutes for them. */
const MOST_NESTED = 40;
/** Stars or brackets in a row; nobody writes that many. */
const MOST_IN_A_ROW = 100;
/** Opening square brackets in one block: the parser's time grows with their square. */
const MOST_BRACKETS = 200;
/** Characters without an empty line between them: the parser's time grows with their square. */
const LONGEST_BLOCK = 8000;
/** Lines in a body: the parser's time grows with the square of the number of blocks, of which each line may be one. */
export const MOST_LINES = 10_000;
/**
 * Paragraphs, headings and so on beside each other: gatsby-transformer-remark selects nodes by unist-util-select, which calls
 * itself once for each sibling. Between 5,000 and 6,000 the stack overflows.
 */
export const MOST_SIBLINGS = 3000;

export type MarkdownNode = Node & {
  url?: string;
  alt?: string | null;
  title?: string | null;
  value?: string;
  depth?: number;
  identifier?: string;
  children?: MarkdownNode[];
};

/** One finding in a body; `line` counts from the body's first line. */
export type MarkdownFinding = { line: number; rule: string; fix: string };

/** What the validator needs to know of a body. */
export type MarkdownMetadata = {
  headingIds: string[];
  links: { url: string; line: number }[];
  pictures: { url: string; line: number }[];
  findings: MarkdownFinding[];
  /** How many words there are to read; blocks of code are looked at rather than read. */
  words: number;
};

const INLINE_TAG =
  /^<(\/?)(abbr|b|cite|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|strong|sub|sup|u|var)( title="[^"<>&]*")?>$/;
const VOID_TAG = /^<(br|wbr) ?\/?>$/;
/** A comment as browsers read it: `--!>` ends it, too, and what follows would be HTML. */
const COMMENTS = /<!--(?!-?>)(?:(?!--!?>)[\s\S])*-->/g;
const COMMENT = new RegExp(`^${COMMENTS.source}$`);

/** A body as readers see it. */
export function withoutComments(body: string): string {
  return body.replace(COMMENTS, "");
}

const lineOf = (node: Node) => node.position?.start.line ?? 1;

function plainText(node: MarkdownNode): string {
  if (node.type === "html" || node.type === "footnote") return "";
  return node.value ?? node.alt ?? (node.children ?? []).map(plainText).join("");
}

const isUnseen = (words: string) => words.replace(UNSEEN, "").trim() === "";

/** Letters and digits, held together by apostrophes, hyphens and points between them. */
const WORD = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu;

const countWords = (text: string): number => text.match(WORD)?.length ?? 0;

/** Finds constructions that would make parsing take minutes, before parsing. */
function tooDeep(body: string): MarkdownFinding | null {
  const markers = new RegExp(`^(?:[ \\t]*(?:>|[-*+]|\\d{1,9}[.)])){${MOST_NESTED},}`);
  const row = new RegExp(`[[(!*_~]{${MOST_IN_A_ROW},}`);
  const lines = body.split("\n");
  if (lines.length > MOST_LINES + 1)
    return { line: MOST_LINES + 1, rule: `has more than ${MOST_LINES} lines`, fix: "split it or shorten it" };
  for (const [index, line] of lines.entries()) {
    const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0;
    if (markers.test(line) && !/^[ \t]*[-*_][ \t*_-]*$/.test(line)) {
      return { line: index + 1, rule: `nests quotes or lists more than ${MOST_NESTED} deep`, fix: "flatten them" };
    }
    if (indent > MOST_NESTED * 4)
      return { line: index + 1, rule: `is indented by ${indent} characters`, fix: "flatten the lists" };
    if (row.test(line) && !/^[ \t]*([*_~]+)[ \t]*$/.test(line)) {
      return { line: index + 1, rule: `has ${MOST_IN_A_ROW} brackets or stars in a row`, fix: "remove them" };
    }
  }
  return tooLong(lines);
}

function tooLong(lines: readonly string[]): MarkdownFinding | null {
  let [start, characters, brackets] = [0, 0, 0];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "") {
      [start, characters, brackets] = [index + 1, 0, 0];
      continue;
    }
    characters += line.length + 1;
    brackets += line.split("[").length - 1;
    if (characters > LONGEST_BLOCK)
      return {
        line: start + 1,
        rule: `has more than ${LONGEST_BLOCK} characters without an empty line`,
        fix: "divide it with empty lines",
      };
    if (brackets > MOST_BRACKETS)
      return {
        line: start + 1,
        rule: `has more than ${MOST_BRACKETS} square brackets without an empty line`,
        fix: "divide it with empty lines",
      };
  }
  return null;
}

/** The name of the first tag in a piece of raw HTML, for the message. */
function describeHtml(html: string): string {
  const tag = /<\/?([a-z][^\s/>]*)/i.exec(html)?.[1];
  return tag ? `<${tag.toLowerCase().slice(0, 30)}>` : "raw HTML";
}

/** What holds words and what is among them; all else holds blocks, which no inline tag may stand around. */
const HOLDS_WORDS = new Set([
  "paragraph",
  "heading",
  "tableCell",
  "emphasis",
  "strong",
  "delete",
  "link",
  "linkReference",
  "footnote",
]);

/** Raw HTML passes only as balanced inline tags without attributes; everything else is refused with its name. */
function htmlFindings(parent: MarkdownNode, found: MarkdownFinding[]): void {
  const open: { tag: string; line: number }[] = [];
  for (const node of parent.children ?? []) {
    if (node.type !== "html") continue;
    const html = node.value ?? "";
    const isAmongWords = HOLDS_WORDS.has(parent.type);
    const inline = isAmongWords ? INLINE_TAG.exec(html) : null;
    if (COMMENT.test(html) || (isAmongWords && VOID_TAG.test(html))) continue;
    if (!inline) {
      found.push({
        line: lineOf(node),
        rule: `contains ${describeHtml(html)}, which is not allowed in Markdown`,
        fix: "write it in Markdown, or put it in `backticks` to show it as text",
      });
    } else if (!inline[1]) {
      open.push({ tag: inline[2] ?? "", line: lineOf(node) });
    } else if (open.pop()?.tag !== inline[2]) {
      found.push({
        line: lineOf(node),
        rule: `closes <${inline[2]}> where it is not open`,
        fix: "open and close tags in pairs",
      });
    }
  }
  for (const { tag, line } of open) found.push({ line, rule: `never closes <${tag}>`, fix: `add </${tag}>` });
}

/** The checks that need nothing but the node itself. */
function nodeFinding(node: MarkdownNode, previousDepth: number, isInNote: boolean): MarkdownFinding | null {
  const line = lineOf(node);
  if (node.type === "heading") {
    const depth = node.depth ?? 2;
    if (isInNote) return { line, rule: "has a heading in a footnote", fix: "write its words in **bold**" };
    if (depth === 1)
      return {
        line,
        rule: "has a first-level heading (#)",
        fix: "begin with ##, the title is the page's first-level heading",
      };
    if (depth > previousDepth + 1)
      return {
        line,
        rule: `jumps from heading level ${previousDepth} to ${depth}`,
        fix: `use ${"#".repeat(previousDepth + 1)}`,
      };
    if (isUnseen(plainText(node))) return { line, rule: "has an empty heading", fix: "give it words or remove it" };
  }
  if ((node.type === "image" || node.type === "imageReference") && isUnseen(node.alt ?? "")) {
    return { line, rule: "has a picture without words for it", fix: "write ![what it shows](file)" };
  }
  if ((node.type === "link" || node.type === "linkReference") && isUnseen(plainText(node)))
    return { line, rule: "has a link without words", fix: "write [where it leads](address)" };
  return null;
}

/**
 * Parses a Markdown body and gathers what the validator checks: headings with the ids they will have, links, pictures,
 * and everything that is wrong in itself.
 * @param body the text after the front matter
 * @returns metadata and findings with lines counted from the body's first line
 */
export function readMarkdown(body: string): MarkdownMetadata {
  const metadata: MarkdownMetadata = { headingIds: [], links: [], pictures: [], findings: [], words: 0 };
  const deep = tooDeep(body);
  if (deep) return { ...metadata, findings: [deep] };
  const nextId = headingIds();
  const definitions = new Map<string, string>();
  let depth = 1;

  const visit = (node: MarkdownNode, isInNote = false): void => {
    if (node.type === "text" || node.type === "inlineCode") metadata.words += countWords(node.value ?? "");
    const extra = node.children?.[MOST_SIBLINGS];
    if (extra)
      metadata.findings.push({
        line: lineOf(extra),
        rule: `has more than ${MOST_SIBLINGS} paragraphs or other blocks`,
        fix: "split it or shorten it",
      });
    const finding = nodeFinding(node, depth, isInNote);
    if (finding) metadata.findings.push(finding);
    if (node.type === "heading") {
      depth = node.depth ?? depth;
      metadata.headingIds.push(nextId(plainText(node)));
    }
    const target = node.url ?? (node.type === "imageReference" ? definitions.get(node.identifier ?? "") : undefined);
    if (target !== undefined && (node.type === "image" || node.type === "imageReference"))
      metadata.pictures.push({ url: target, line: lineOf(node) });
    else if (target !== undefined && !isOfPicturesOnly(node)) metadata.links.push({ url: target, line: lineOf(node) });
    htmlFindings(node, metadata.findings);
    for (const child of node.children ?? []) visit(child, isInNote || node.type === "footnoteDefinition");
  };
  const named = { imageReference: new Set<string>(), linkReference: new Set<string>() };
  const isOfPicturesOnly = ({ type, identifier = "" }: MarkdownNode) =>
    type === "definition" && named.imageReference.has(identifier) && !named.linkReference.has(identifier);
  const gather = (node: MarkdownNode): void => {
    if (node.type === "definition" && node.identifier && !definitions.has(node.identifier))
      definitions.set(node.identifier, node.url ?? "");
    if ((node.type === "imageReference" || node.type === "linkReference") && node.identifier)
      named[node.type].add(node.identifier);
    for (const child of node.children ?? []) gather(child);
  };

  try {
    const tree = parseMarkdown(body);
    gather(tree);
    visit(tree);
  } catch {
    metadata.findings.push({
      line: 1,
      rule: "cannot be read as Markdown",
      fix: "flatten deeply nested lists, quotes or emphasis",
    });
  }
  return metadata;
}
