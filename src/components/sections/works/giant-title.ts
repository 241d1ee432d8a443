/** Letters of the giant size that fit on a line of the narrowest phone. */
const MAX_LETTERS = 6;

/** Lines of the giant size with which the introduction shows without scrolling. */
const MAX_LINES = 2;

/** Whether a title is short enough for the giant size, with a word on each line. */
export function isGiantTitle(title: string): boolean {
  const words = title.split(/\s+/);
  return words.length <= MAX_LINES && words.every((word) => word.length <= MAX_LETTERS);
}
