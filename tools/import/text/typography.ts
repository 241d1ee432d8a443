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
/** A character for an address without brackets, which would take a sign behind it into itself. */
const BARE_ADDRESS = "\uFFFD";
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

/** The character for an opaque node. */
const placeholderOf = ({ type }: MarkdownNode, source: string): string =>
  type === "link" && !/[>\]]$/.test(source) ? BARE_ADDRESS : OPAQUE;

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
    else if (type === "html") add(/^<br\b/i.test(source) ? "\n" : "", -1);
    else if (isOpaque(node, source)) add(placeholderOf(node, source), -1);
    else children.forEach(read);
  };
  block.children?.forEach(read);
  return line;
}

const hide = (signs: string): string => (/^\s*>/.test(signs) ? " " : OPAQUE).repeat(signs.length);

/** Words behind an apostrophe, which some generators take for a mark: 'twas, 'n', '20. */
const SHORTENED = /^(?:n'|(?:t(?:is|was)|em|cause|til|\d\d)(?![\p{L}\d']))/iu;
const DECADE = /^\d\ds(?!\w)/;

type Side = "opening" | "closing" | "apostrophe";
/** What each side of a quotation adds to the number of those that are open. */
const DEPTH: Readonly<Record<Side, number>> = { opening: 1, closing: -1, apostrophe: 0 };

/** Whether a mark opens: after a blank, a bracket or a dash, or as in `l'"amour"`. */
function opens(mark: string, before: string, after: string): boolean {
  // Not in "--", of which only the first one opens.
  if (!/^(?![,.;:!?)\]}](?!\.\.|\w))\S/.test(after)) return false;
  return (
    /[\s([{\p{Pd}\p{Pi}\p{Ps}]$/u.test(before) ||
    (mark === '"' && /\p{L}['’]$/u.test(before) && /^\p{L}/u.test(after))
  );
}

/**
 * The side of the straight quotation mark at a place in a line; an apostrophe looks like a closing
 * mark. Null if generators differ about it: `12"`, `'twas`, marks between letters.
 */
function sideOf(line: readonly string[], index: number, isOpen: boolean): Side | null {
  const mark = line[index] ?? "";
  const before = `\n${line.slice(Math.max(index - 2, 0), index).join("")}`;
  const after = line.slice(index + 1, index + 8).join("");
  const isSingle = mark === "'";
  if (isSingle && DECADE.test(after)) return "apostrophe";
  if (opens(mark, before, after)) {
    const isApostrophe = isSingle && (SHORTENED.test(after) || line.lastIndexOf(mark) === index);
    return isApostrophe ? null : "opening";
  }
  if (isSingle && /\S$/.test(before) && /^\p{L}/u.test(after)) return "apostrophe";
  if (/^[\p{L}\p{N}]/u.test(after) || (/[\s\d]$/.test(before) && !isOpen)) return null;
  return "closing";
}

/** Matches signs, longer ones first: `---` before `--`. */
function signPattern(signs: Typography["signs"]): RegExp {
  const marks = Object.keys(signs).sort((a, b) => b.length - a.length);
  const escaped = marks.map((mark) => mark.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return new RegExp(escaped.join("|") || "$^", "g");
}

/**
 * Replaces signs by what the old site showed. Quotation marks stay straight if it is not known of one
 * how it was shown.
 */
function signEdits({ characters, offsets }: Line, signs: Typography["signs"]): Edit[] {
  const found = [...characters.join("").matchAll(signPattern(signs))];
  const open: Record<string, number> = {};
  const quotations: Edit[] = [];
  let isUnclear = false;
  const edits = found.flatMap(({ 0: mark, index }): Edit[] => {
    const [start = -1, end = -1] = [offsets[index], offsets[index + mark.length - 1]];
    // Not one of words on both sides of a tag.
    if (start < 0 || end !== start + mark.length - 1) return [];
    const shown = signs[mark] ?? mark;
    if (characters[index - 1] === BARE_ADDRESS) {
      isUnclear = true;
      return [];
    }
    if (!/^["']$/.test(mark)) return [{ start, end: end + 1, text: shown }];
    const side = sideOf(characters, index, (open[mark] ?? 0) > 0);
    isUnclear ||= side === null;
    const text = shown.charAt(side === "opening" ? 0 : 1);
    quotations.push({ start, end: end + 1, text });
    // The next mark stands beside this one as it is shown.
    characters[index] = text;
    open[mark] = Math.max((open[mark] ?? 0) + DEPTH[side ?? "apostrophe"], 0);
    return [];
  });
  return isUnclear ? edits : [...edits, ...quotations];
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
