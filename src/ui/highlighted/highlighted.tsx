import * as styles from "./highlighted.module.scss";

export type HighlightedProps = {
  text: string;
  /** The part of the text to highlight, where it first occurs. */
  highlight?: string | null;
  /** Class of the highlighted part; by default it is on a cut plane. */
  className?: string;
};

/**
 * A text with a highlighted part. It is not a `mark`, to which forced colours give a background.
 */
export function Highlighted({ text, highlight, className = styles.plane }: HighlightedProps) {
  const start = highlight ? text.indexOf(highlight) : -1;
  if (!highlight || start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <span className={className}>{highlight}</span>
      {text.slice(start + highlight.length)}
    </>
  );
}
