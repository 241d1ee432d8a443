import {
  applyEdits,
  type Edit,
  endOf,
  type MarkdownNode,
  parseMarkdown,
  startOf,
  walk,
} from "../../../plugins/gatsby-remark-content/syntax";
import { BLOCKS, FOREIGN_MARKUP, visibleText } from "./leftovers";

/** How the old site's Markdown differs from this one's in what it makes of plain words. */
export type Typography = {
  /** Whether the end of a line of the file is the end of a line of the page. */
  lineBreaks: boolean;
  /**
   * What is shown in place of signs: `{ "--": "–" }`. Of a quotation mark the opening and the closing
   * one, as two characters.
   */
  signs: Record<string, string>;
};

/** A block's words in one line, and the offset of each character in the text; -1 for others. */
type Line = { characters: string[]; offsets: number[] };

/** A character for what is no words, such as code or a picture. */
const OPAQUE = "\uFFFC";
/** Signs that are not shown: after a backslash, of entities, of quotations at the beginning of a line. */
const HIDDEN = /\\.|&#?\w+;|(?<=\n)[ \t]*(?:>[ \t]?)+/g;
/** Code between tags, of Liquid, Hugo or of HTML among words, which Markdown takes for words. */
const TAGGED_CODE =
  /\{\{?[%<]-?\s*(highlight|raw|codeblock|code)\b[\s\S]*?\{\{?[%<]-?\s*(?:end|\/)\1\b|<(code|kbd|pre|samp|tt|var)\b[\s\S]*?<\/\2>/g;

/** Whether a node shows something else than its words, or its words are an address. */
function isOpaque({ type, children }: MarkdownNode, source: string): boolean {
  // The words of `[words]` are also the name of its address.
  const isName = /Reference$/.test(type) && !/\]\[[^\]]+\]$/.test(source);
  return !children || isName || (type === "link" && !source.startsWith("["));
}

/** Collects a node's characters. Emphasis and tags leave no sign, code and addresses a single one. */
function readLine(block: MarkdownNode, body: string): Line {
  const line: Line = { characters: [], offsets: [] };
  const add = (characters: string, offset: number) => {
    for (let index = 0; index < characters.length; index += 1) {
      line.characters.push(characters.charAt(index));
      line.offsets.push(offset < 0 ? -1 : offset + index);
    }
  };
  const read = (node: MarkdownNode) => {
    const { type, children = [] } = node;
    const source = body.slice(startOf(node), endOf(node));
    if (type === "text") add(source.replace(HIDDEN, hide), startOf(node));
    else if (type === "break") add("\n", -1);
    else if (type !== "html" && isOpaque(node, source)) add(OPAQUE, -1);
    else children.forEach(read);
  };
  block.children?.forEach(read);
  return line;
}

const hide = (signs: string): string => (/^\s*>/.test(signs) ? " " : OPAQUE).repeat(signs.length);

/** The mark that is shown for a straight quotation mark at a place in a line: `“` or `”`. */
function quotationMark(characters: readonly string[], index: number, pair: string): string {
  const before = characters[index - 1] ?? "\n";
  const after = characters.slice(index + 1, index + 5).join("");
  // In the '90s.
  const isDecade = characters[index] === "'" && /^\d\ds?(?!\w)/.test(after);
  // Not in "--", of which only the first one opens.
  const isOpening =
    /[\s([{\p{Pd}\p{Pi}\p{Ps}]/u.test(before) && /^(?![,.;:!?)\]}](?!\.\.|\w))\S/.test(after);
  return pair.charAt(isOpening && !isDecade ? 0 : 1);
}

/** Matches signs, longer ones first: `---` before `--`. */
function signPattern(signs: Typography["signs"]): RegExp {
  const marks = Object.keys(signs).sort((a, b) => b.length - a.length);
  const escaped = marks.map((mark) => mark.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return new RegExp(escaped.join("|") || "$^", "g");
}

/** Replaces signs by what the old site showed. */
function signEdits({ characters, offsets }: Line, signs: Typography["signs"]): Edit[] {
  const found = [...characters.join("").matchAll(signPattern(signs))];
  return found.flatMap(({ 0: mark, index }) => {
    const [start = -1, end = -1] = [offsets[index], offsets[index + mark.length - 1]];
    // Not one of words on both sides of a tag.
    if (start < 0 || end !== start + mark.length - 1) return [];
    const shown = signs[mark] ?? mark;
    if (!/^["']$/.test(mark)) return [{ start, end: end + 1, text: shown }];
    const text = quotationMark(characters, index, shown);
    // The next mark stands beside this one as it is shown.
    characters[index] = text;
    return [{ start, end: end + 1, text }];
  });
}

/**
 * Whether words have markup of the old site, which nobody could repair once it is changed. Signs that
 * are to be changed are not such markup.
 */
function isForeign(block: MarkdownNode, signs: Typography["signs"]): boolean {
  const shown = visibleText(block).replace(
    signPattern(signs),
    (mark) => signs[mark]?.charAt(0) ?? "",
  );
  return shown.split("\n").some((line) => FOREIGN_MARKUP.test(line));
}

/** Makes the ends of lines breaks. A backslash would become part of an address before it. */
function breakEdits({ characters, offsets }: Line, body: string): Edit[] {
  return characters.flatMap((character, index) => {
    const end = offsets[index] ?? -1;
    if (character !== "\n" || end < 0) return [];
    const before = body.slice(0, end);
    const start = before.trimEnd().length;
    const isAddress = /(?:\/\/|www\.|@)\S*$/.test(before.slice(0, start).slice(-300));
    return [{ start, end, text: isAddress ? "  " : "\\" }];
  });
}

/**
 * Writes into a text what the old site's Markdown made of it: line breaks, dashes and quotation marks.
 * The number of lines stays. Code, addresses, HTML and paragraphs with markup of the old site stay as
 * they are.
 */
export function asShown(body: string, { lineBreaks, signs }: Typography): string {
  if (!lineBreaks && Object.keys(signs).length === 0) return body;
  const codes = [...body.matchAll(TAGGED_CODE)].map(({ 0: code, index }) => ({
    start: index,
    end: index + code.length,
  }));
  const edits: Edit[] = [];
  walk(parseMarkdown(body), (node) => {
    if (!BLOCKS.includes(node.type) || isForeign(node, signs)) return;
    const line = readLine(node, body);
    if (lineBreaks && node.type === "paragraph") edits.push(...breakEdits(line, body));
    edits.push(...signEdits(line, signs));
  });
  const isInCode = ({ start }: Edit) =>
    codes.some((code) => start >= code.start && start < code.end);
  return applyEdits(
    body,
    edits.filter((edit) => !isInCode(edit)),
  );
}
