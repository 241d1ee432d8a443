import { text, textWidth } from "./drawing/text";

/** Words that end in a lowered figure, as a chemical formula does: the face has no subscript figures. */
export function subscript(
  x: number,
  y: number,
  words: string,
  low: string,
  fill: string,
  size: number,
  weight = 650,
): string {
  return (
    text(x, y, words, { size, fill, weight }) +
    text(x + textWidth(words, size, weight) + size * 0.02, y + size * 0.16, low, { size: size * 0.66, fill, weight })
  );
}
