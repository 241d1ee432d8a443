import remarkFootnotes from "remark-footnotes";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import unified, { type FrozenProcessor, type Processor } from "unified";
import type { MarkdownNode } from "./markdown";

/** An extension of micromark: by the code of the character that something may begin with, what to try there. */
type Syntax = { text?: Record<string, object | object[]> };

/** What a literal address begins with: of an e-mail any word, which is tried at the start of every one. */
const BEGINS = { email: "+", http: "h", www: "w" } as const;

/** Looking for literal addresses takes a third of the time of parsing. */
function without(begins: readonly string[], syntax: Syntax): Syntax {
  const constructsAt = (sign: string) => [syntax.text?.[sign.charCodeAt(0)] ?? []].flat();
  const left = new Set(begins.flatMap(constructsAt));
  const kept = Object.entries(syntax.text ?? {}).map(([code, constructs]) => {
    const others = [constructs].flat().filter((construct) => !left.has(construct));
    return [code, others] as const;
  });
  return { ...syntax, text: Object.fromEntries(kept.filter(([, others]) => others.length > 0)) };
}

/**
 * The parser and dialect of gatsby-transformer-remark, so that what is checked is what is rendered.
 * @param leftOut addresses that are not looked for
 */
function createParser(...leftOut: (keyof typeof BEGINS)[]): FrozenProcessor {
  const begins = leftOut.map((kind) => BEGINS[kind]);
  function leaveOut(this: Processor): void {
    const data = this.data() as { micromarkExtensions: Syntax[] };
    data.micromarkExtensions = data.micromarkExtensions.map((syntax) => without(begins, syntax));
  }
  return unified().use(remarkParse).use(remarkGfm).use(leaveOut).use(remarkFootnotes, { inlineNotes: true }).freeze();
}

const whole = createParser();
const withoutEmails = createParser("email");
const withoutAddresses = createParser("email", "http", "www");

function parserFor(body: string): FrozenProcessor {
  if (body.includes("@")) return whole;
  return /www\.|:\/\//i.test(body) ? withoutEmails : withoutAddresses;
}

/**
 * Parses a body of Markdown: CommonMark, GitHub's dialect and footnotes. Addresses that cannot be in it are not looked for; the
 * tree is the same.
 * @throws Error where it nests too deep to be followed
 */
export const parseMarkdown = (body: string): MarkdownNode => parserFor(body).parse(body) as MarkdownNode;
