import type { Cms, CmsReact, WidgetProps } from "./cms";
import { NOTE } from "./text-parts";

/** Its contents are kept as they are. */
const CODE = /^[ \t>]*(`{3,}|~{3,})[\s\S]*?(?:^[ \t>]*\1|$(?![\s\S]))|(`+)(?!`)[^`]*\2/gm;

/**
 * What the rich text of Decap CMS cannot read, and would write as something else at the first key
 * press anywhere in the text.
 */
const BEYOND_RICH_TEXT: readonly RegExp[] = [
  // Notes.
  /\^\[|\[\^/,
  // Items with a box.
  /^[ \t>]*(?:[-+*]|\d+[.)])[ \t]+\[[ x]\][ \t]/im,
  // Columns of a table that are aligned.
  /^(?=.*-)(?=.*:)[ \t>|:-]+$/m,
  // Stars and lines that stand for themselves: 2 * 3 * 4, ___, a_b_.
  /\S[ \t]+[*_]+(?=[ \t])|_{3}|\w_[^\s_]*_(?!\w)/,
  // Strikethrough with one tilde.
  /(?:^|[^~\\])~[^~\s]/m,
  // Characters that mean something else without their backslash, and are not those that it writes
  // itself.
  /\S\n[ \t]*\\|\\[^\w\s[\]*_~`"']/,
  // A line across at the beginning.
  /^\s*(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n|$)/,
];

/** The names of notes that have a block of their own, as the form of a note writes it. */
const notesIn = (text: string): string[] =>
  text.split(/\n{2,}(?![ \t])/).flatMap((block) => NOTE.pattern.exec(block.trim())?.[1] ?? []);

/**
 * Changes the marks of these notes, which the rich text takes for words in brackets; in code they
 * are none.
 */
function withMarks(text: string, change: (mark: string) => string): string {
  const names = notesIn(text).join("|");
  const found = new RegExp(String.raw`${CODE.source}|\\?\[\^(?:${names})\]`, "gm");
  return names
    ? text.replace(found, (mark) => (/^\\?\[\^/.test(mark) ? change(mark) : mark))
    : text;
}

/** Whether a text keeps its meaning only where its Markdown is edited. */
export function needsMarkdown(text: string): boolean {
  const prose = withMarks(text.replace(CODE, "code"), () => "note");
  return BEYOND_RICH_TEXT.some((construct) => construct.test(prose));
}

type Modes = { filter: (isKept: (mode: unknown) => boolean) => unknown };
type TextField = { get: (name: "modes") => Modes; set: (name: "modes", modes: unknown) => unknown };
type TextProps = WidgetProps & { field: TextField };
type Wrapper = { props: TextProps; text?: { focus: () => void } | null };

/**
 * Wraps the widget of texts, so that one which the rich text would damage is offered as Markdown
 * only.
 */
export function registerTextMode({ CMS, h, createClass }: { CMS: Cms } & CmsReact): void {
  const text = CMS.getWidget("markdown");
  if (!text) throw new Error("Decap CMS has no markdown widget");
  const control = createClass({
    // The CMS asks it of the outermost control.
    focus(this: Wrapper) {
      this.text?.focus();
    },
    render(this: Wrapper) {
      const ref = (element: Wrapper["text"]) => {
        this.text = element;
      };
      const { field, value } = this.props;
      const onChange = (changed: unknown) =>
        this.props.onChange(withMarks(String(changed ?? ""), (mark) => mark.replace("\\", "")));
      if (!needsMarkdown(String(value ?? "")))
        return h(text.control, { ...this.props, onChange, ref });
      const modes = field.get("modes").filter((mode) => mode === "raw");
      return h(text.control, { ...this.props, ref, field: field.set("modes", modes) });
    },
  });
  CMS.registerWidget("markdown", control, text.preview);
}
