import remarkFootnotes from "remark-footnotes";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import unified from "unified";
import type { Node } from "unist";
import { lazyLines } from "./lazy-lines";
import type { MarkdownNode } from "./tree";

/**
 * A problem in a body; `line` counts from the body's first line. It is a warning if it `isAdvice`,
 * and in drafts if it is `optionalInDraft`.
 */
export type MarkdownFinding = {
  line: number;
  /** The rule and what is there instead. */
  rule: string;
  /** An instruction for the editor. */
  fix: string;
  /** The instruction where the text is edited in a form, in rich text. */
  formFix?: string;
  optionalInDraft?: boolean;
  isAdvice?: boolean;
};

/** What gatsby-transformer-remark's parser has beside its own dialect. */
export const PARSER_PLUGINS = [lazyLines];

/**
 * The parser and dialect of gatsby-transformer-remark, so that what is checked is what is rendered.
 */
const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFootnotes, { inlineNotes: true })
  .use(PARSER_PLUGINS)
  .freeze();

/**
 * Parses a body of Markdown: CommonMark, GitHub's dialect and footnotes.
 * @throws Error where it nests too deep to be followed
 */
export const parseMarkdown = (body: string): MarkdownNode => parser.parse(body) as MarkdownNode;

export const lineOf = (node: Node): number => node.position?.start.line ?? 1;
