import * as styles from "./highlighted.module.scss";

export type HighlightedProps = {
  text: string;
  /** A part of the text; its first occurrence is set apart. */
  words?: string | null;
  /** Of the part, where it does not stand on a cut plane. */
  className?: string;
};

/**
 * A text with some of its words set apart, on the editor's choice. No `mark`: forced colours would
 * give it colours of its own.
 */
export function Highlighted({ text, words, className = styles.plane }: HighlightedProps) {
  const start = words ? text.indexOf(words) : -1;
  if (!words || start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <span className={className}>{words}</span>
      {text.slice(start + words.length)}
    </>
  );
}
