import remarkFootnotes from "remark-footnotes";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import unified from "unified";
import type { Node } from "unist";
import type { MarkdownNode } from "./tree";

/**
 * What a check found in a body; `line` counts from the body's first line. Advice is a warning, and
 * so is in a draft what is `optionalInDraft`.
 */
export type MarkdownFinding = {
  line: number;
  /** What is wrong. */
  rule: string;
  /** What to do about it. */
  fix: string;
  optionalInDraft?: boolean;
  isAdvice?: boolean;
};

/**
 * The parser and dialect of gatsby-transformer-remark, so that what is checked is what is rendered.
 */
const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFootnotes, { inlineNotes: true })
  .freeze();

/**
 * Parses a body of Markdown: CommonMark, GitHub's dialect and footnotes.
 * @throws Error where it nests too deep to be followed
 */
export const parseMarkdown = (body: string): MarkdownNode => parser.parse(body) as MarkdownNode;

export const lineOf = (node: Node): number => node.position?.start.line ?? 1;
