import type { Cms, CmsReact, WidgetProps } from "./cms";
import { NOTE, TABLE } from "./text-parts";

/** Blocks of code, and code among words. The rich text keeps both as they are. */
const CODE = /^[ \t>]*(`{3,}|~{3,})[\s\S]*?(?:^[ \t>]*\1|$(?![\s\S]))|(`+)(?!`)[^`]*\2/gm;

/**
 * Constructs that the rich text of Decap CMS cannot read, and would write as something else at the
 * first key press anywhere in the text.
 */
const BEYOND_RICH_TEXT: readonly RegExp[] = [
  // Notes.
  /\^\[|\[\^/,
  // Items with a box.
  /^[ \t>]*(?:[-+*]|\d+[.)])[ \t]+\[[ x]\][ \t]/im,
  // Tables that have no form, such as those right below words.
  /^(?=.*-)(?=.*\|)[ \t>|:-]+$/m,
  // Stars and lines that stand for themselves: 2 * 3 * 4, ___, a_b_.
  /\S[ \t]+[*_]+(?=[ \t])|_{3}|\w_[^\s_]*_(?!\w)/,
  // Strikethrough with one tilde.
  /(?:^|[^~\\])~[^~\s]/m,
  // Characters that mean something else without their backslash. It writes some itself, of these
  // only where a block begins.
  /\S\n[ \t]*\\|\\[^\w\s[\]*_~`"'#=>|-]/,
  /(?<!^(?:[ \t>]|(?:[-+*]|\d+[.)])[ \t])*)\\[#=>|-]/m,
  // A line across at the beginning.
  /^\s*(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n|$)/,
];

/**
 * Constructs that it cannot read within lists and quotations. Some are told by what indents them,
 * which tables and notes are without when the others are looked for.
 */
const BEYOND_RICH_TEXT_WITHIN: readonly RegExp[] = [
  // Comments. What follows one would be deleted.
  /.<!--/,
  // Tabs that indent. What follows one would be code.
  /^[ >]*\t[ \t>]*\S/m,
  // An item right after the sign of a quotation.
  /^[ \t>]*>(?:[-+*]|\d+[.)])[ \t]/m,
  // What stands between the sign of an item and its words. It would leave the item.
  /^\n [^ \n]/m,
  /^\d+[.)] .*\n(?:(?: .*)?\n)*?\n {2}[^ \n]/m,
  // Code in a note.
  /^([ \t>]*)\[\^[\w-]+\]:.*\n[ \t>]*\n\1 {4}/m,
];

/** A block that holds others: a list, or a quotation. */
const CONTAINER = /^\n*(?:>|(?:[-+*]|\d+[.)])[ \t])/;
/** A line before an item, with what indents both. */
const LINE_BEFORE_ITEM = /^([ \t>]*).*\n(?=([ \t>]*)(?:[-+*]|\d+[.)])[ \t])/gm;

/** The blocks of a list or quotation, without what indents them. An item ends that of a deeper one. */
const innerBlocks = (container: string): string[] =>
  container
    .replace(LINE_BEFORE_ITEM, (line, indent: string, ofItem: string) =>
      ofItem.length < indent.length ? `${line}\n` : line,
    )
    .replace(/^[ \t>]+/gm, "")
    .split(/\n{2,}/);

/** The blocks of a text. Those within lists and quotations stand by themselves. */
const blocksOf = (text: string): string[] =>
  text
    .split(/\n{2,}(?![ \t])/)
    .flatMap((block) => (CONTAINER.test(block) ? innerBlocks(block) : [block]));

/** The names of notes that have a block of their own, as the form of a note writes it. */
const notesIn = (text: string): string[] =>
  blocksOf(text).flatMap((block) => NOTE.pattern.exec(block.trim())?.[1] ?? []);

/** Changes the marks of these notes outside of code. The rich text takes them for words. */
function changeMarks(text: string, change: (mark: string) => string): string {
  const names = notesIn(text).join("|");
  const codeOrMark = new RegExp(String.raw`${CODE.source}|\\?\[\^(?:${names})\]`, "gm");
  return names
    ? text.replace(codeOrMark, (part) => (/^\\?\[\^/.test(part) ? change(part) : part))
    : text;
}

/** The signs of items that begin on one line. */
const SIGNS = /^(?:(?:[-+*]|\d+[.)])[ \t]+)+/;

/** Whether a text keeps its meaning only where its Markdown is edited. */
export function needsMarkdown(text: string): boolean {
  const withoutCode = text.replace(CODE, (code) => `${/^[ \t>]*/.exec(code)?.[0]}code`);
  const words = blocksOf(withoutCode)
    .filter((block) => !TABLE.pattern.test(block.trim().replace(SIGNS, "")))
    .join("\n\n");
  const prose = changeMarks(words, () => "note");
  return (
    BEYOND_RICH_TEXT_WITHIN.some((construct) => construct.test(withoutCode)) ||
    BEYOND_RICH_TEXT.some((construct) => construct.test(prose))
  );
}

type Modes = { filter: (isKept: (mode: unknown) => boolean) => unknown };
type TextField = { get: (name: "modes") => Modes; set: (name: "modes", modes: unknown) => unknown };
type TextProps = WidgetProps & { field: TextField };
type Wrapper = { props: TextProps; text?: { focus: () => void } | null };

/** Wraps the widget of texts: one that the rich text would damage is edited as Markdown only. */
export function registerTextMode({ CMS, h, createClass }: { CMS: Cms } & CmsReact): void {
  const text = CMS.getWidget("markdown");
  if (!text) throw new Error("Decap CMS has no markdown widget");
  const control = createClass({
    // The CMS calls this of the outermost control.
    focus(this: Wrapper) {
      this.text?.focus();
    },
    render(this: Wrapper) {
      const ref = (element: Wrapper["text"]) => {
        this.text = element;
      };
      const { field, value } = this.props;
      const onChange = (changed: unknown) =>
        this.props.onChange(changeMarks(String(changed ?? ""), (mark) => mark.replace("\\", "")));
      if (!needsMarkdown(String(value ?? "")))
        return h(text.control, { ...this.props, onChange, ref });
      const modes = field.get("modes").filter((mode) => mode === "raw");
      return h(text.control, { ...this.props, ref, field: field.set("modes", modes) });
    },
  });
  CMS.registerWidget("markdown", control, text.preview);
}
