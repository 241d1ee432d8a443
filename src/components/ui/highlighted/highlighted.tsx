export type HighlightedProps = {
  text: string;
  /** A part of the text; the first occurrence is marked. */
  words?: string | null;
  /** Of the mark. */
  className?: string;
};

/** A text with some of its words marked, on the editor's choice. */
export function Highlighted({ text, words, className }: HighlightedProps) {
  const start = words ? text.indexOf(words) : -1;
  if (!words || start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <mark className={className}>{words}</mark>
      {text.slice(start + words.length)}
    </>
  );
}
