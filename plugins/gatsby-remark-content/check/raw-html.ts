import { lineOf, type MarkdownFinding } from "../syntax/parse-markdown";
import type { MarkdownNode } from "../syntax/tree";

/** Tags that a text may have in pairs among words, bare or with a title. */
const INLINE_TAGS = "abbr b cite del dfn em i ins kbd mark q s samp small strong sub sup u var";
const INLINE_TAG = new RegExp(`^<(/?)(${INLINE_TAGS.replaceAll(" ", "|")})( title="[^"<>&]*")?>$`);
/** Tags that stand alone among words. */
const VOID_TAG = /^<(?:br|wbr) ?\/?>$/;
/** A comment as browsers read it: `--!>` ends it, too, and what follows would be HTML. */
const COMMENTS = /<!--(?!-?>)(?:(?!--!?>)[\s\S])*-->/g;
const COMMENT = new RegExp(`^${COMMENTS.source}$`);

/** Nodes that hold words. All others hold blocks, which no inline tag may stand around. */
const HOLDS_WORDS =
  /^(?:paragraph|heading|tableCell|emphasis|strong|delete|link|linkReference|footnote)$/;

/** Removes comments from a body. */
export function removeComments(body: string): string {
  return body.replace(COMMENTS, "");
}

/** The name of the first tag in a piece of raw HTML, for the message. */
function describeHtml(html: string): string {
  const tag = /<\/?([a-z][^\s/>]*)/i.exec(html)?.[1];
  return tag ? `<${tag.toLowerCase().slice(0, 30)}>` : "raw HTML";
}

/**
 * Refuses raw HTML in a node. Among words comments, `<br>`, `<wbr>` and balanced inline tags pass,
 * elsewhere comments alone.
 * @param findings list to which problems are added
 */
export function checkHtml(parent: MarkdownNode, findings: MarkdownFinding[]): void {
  const isAmongWords = HOLDS_WORDS.test(parent.type);
  const openTags: { tag: string; line: number }[] = [];
  const read = (html: string, line: number): void => {
    const [, slash, tag] = (isAmongWords && INLINE_TAG.exec(html)) || [];
    if (!tag) {
      const rule = `contains ${describeHtml(html)}, which is not allowed in Markdown`;
      const fix = "write it in Markdown, or put it in `backticks` to show it as text";
      const formFix = "remove it, or mark it as code to show it as text";
      findings.push({ line, rule, fix, formFix });
    } else if (!slash) {
      openTags.push({ tag, line });
    } else if (openTags.pop()?.tag !== tag) {
      const rule = `closes <${tag}> where it is not open`;
      findings.push({ line, rule, fix: "open and close tags in pairs" });
    }
  };
  for (const node of parent.children ?? []) {
    const { type, value = "" } = node;
    if (type !== "html" || COMMENT.test(value)) continue;
    if (!(isAmongWords && VOID_TAG.test(value))) read(value, lineOf(node));
  }
  for (const { tag, line } of openTags)
    findings.push({ line, rule: `never closes <${tag}>`, fix: `add </${tag}>` });
}
