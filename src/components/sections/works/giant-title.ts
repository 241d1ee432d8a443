/** Letters of the giant size that fit on one line of the narrowest phone. */
const LETTERS = 6;

/** Lines of the giant size that leave room for the introduction in the first window. */
const LINES = 2;

/** Whether a title is short enough to be set in the giant size, a word a line. */
export function isGiantTitle(title: string): boolean {
  const words = title.split(/\s+/);
  return words.length <= LINES && words.every((word) => word.length <= LETTERS);
}
