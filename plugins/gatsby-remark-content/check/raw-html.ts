import { lineOf, type MarkdownFinding } from "../syntax/parse-markdown";
import type { MarkdownNode } from "../syntax/tree";

/** The tags that a text may have, bare: pairs among words, and those that stand alone. */
const INLINE_TAGS =
  "abbr b cite del dfn em i ins kbd mark q s samp small strong sub sup u var".split(" ");
const VOID_TAGS = ["br", "wbr"];
const INLINE_TAG = new RegExp(`^<(/?)(${INLINE_TAGS.join("|")})( title="[^"<>&]*")?>$`);
const VOID_TAG = new RegExp(`^<(${VOID_TAGS.join("|")}) ?/?>$`);
/** A comment as browsers read it: `--!>` ends it, too, and what follows would be HTML. */
const COMMENTS = /<!--(?!-?>)(?:(?!--!?>)[\s\S])*-->/g;
const COMMENT = new RegExp(`^${COMMENTS.source}$`);

/** A body as readers see it. */
export function withoutComments(body: string): string {
  return body.replace(COMMENTS, "");
}

/** The name of the first tag in a piece of raw HTML, for the message. */
function describeHtml(html: string): string {
  const tag = /<\/?([a-z][^\s/>]*)/i.exec(html)?.[1];
  return tag ? `<${tag.toLowerCase().slice(0, 30)}>` : "raw HTML";
}

/**
 * What holds words and what is among them; all else holds blocks, which no inline tag may stand
 * around.
 */
const HOLDS_WORDS =
  /^(?:paragraph|heading|tableCell|emphasis|strong|delete|link|linkReference|footnote)$/;

/**
 * Raw HTML passes only as balanced inline tags without attributes; everything else is refused with
 * its name.
 */
export function htmlFindings(parent: MarkdownNode, found: MarkdownFinding[]): void {
  const open: { tag: string; line: number }[] = [];
  for (const node of parent.children ?? []) {
    if (node.type !== "html") continue;
    const html = node.value ?? "";
    const isAmongWords = HOLDS_WORDS.test(parent.type);
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
  for (const { tag, line } of open)
    found.push({ line, rule: `never closes <${tag}>`, fix: `add </${tag}>` });
}
