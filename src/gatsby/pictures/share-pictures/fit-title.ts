import { drawable, textWidth } from "../../../drawing/text";

/** Demibold with tight tracking, like the headings of the site. */
export const TITLE = { weight: 600, tracking: -0.03, leading: 1.02 };

/** Font sizes in pixels, largest first, each with its maximum number of lines. */
const SIZES = [
  ...[148, 136, 124, 114].map((size) => ({ size, lines: 2 })),
  ...[104, 98, 92, 86].map((size) => ({ size, lines: 3 })),
  ...[80, 74, 68, 62, 56].map((size) => ({ size, lines: 4 })),
];

/** Punctuation to remove before an ellipsis. */
const LOOSE_END = /[\s,;:.–—-]+$/;

const BALANCING_STEPS = 7;

export type FittedTitle = { size: number; lines: string[] };

const widthOf = (words: string, size: number): number => textWidth(words, size, TITLE.weight, TITLE.tracking);
const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** The drawable characters of a title, or the agency's name if they are less than half of it. */
export function titleOrName(title: string, name: string): string {
  const known = drawable(title);
  return lettersIn(known) > 0 && lettersIn(known) * 2 >= lettersIn(title) ? known : drawable(name);
}

function wrap(words: readonly string[], size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Balances the lines without changing their number. */
function balanced(words: readonly string[], size: number, width: number): string[] {
  const count = wrap(words, size, width).length;
  let [low, high] = [width / 2, width];
  for (let step = 0; step < BALANCING_STEPS; step++) {
    const middle = (low + high) / 2;
    if (wrap(words, size, middle).length > count) low = middle;
    else high = middle;
  }
  return wrap(words, size, high);
}

function cutTo(line: string, size: number, width: number): string {
  let kept = line;
  while (kept !== "" && widthOf(`${kept}…`, size) > width) kept = kept.slice(0, -1);
  return `${kept.replace(LOOSE_END, "")}…`;
}

/**
 * Sets a title as large as it fits.
 * @param title only characters that the font has, see `titleOrName`
 * @param width of the column in pixels
 * @returns at most four lines, the last one cut where the title is too long for the smallest size
 */
export function fitTitle(title: string, width: number): FittedTitle {
  const words = title.split(" ").filter(Boolean);
  for (const { size, lines: most } of SIZES) {
    const lines = wrap(words, size, width);
    const fits = lines.length <= most && lines.every((line) => widthOf(line, size) <= width);
    if (fits) return { size, lines: balanced(words, size, width) };
  }
  const { size, lines: most } = SIZES.at(-1) ?? { size: 56, lines: 4 };
  const lines = wrap(words, size, width);
  const kept = lines.slice(0, most).map((line) => (widthOf(line, size) > width ? cutTo(line, size, width) : line));
  const last = kept.at(-1) ?? "";
  return { size, lines: lines.length > most ? [...kept.slice(0, -1), cutTo(last, size, width)] : kept };
}
