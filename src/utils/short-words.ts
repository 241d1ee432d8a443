/** Letters of the giant size that fit on one line of the narrowest phone. */
const LETTERS = 6;

/** Whether a title's words are all short enough to be set in the giant size. */
export function hasShortWords(title: string): boolean {
  return title.split(/\s+/).every((word) => word.length <= LETTERS);
}
