/**
 * Words of English non-fiction that adults read in a minute.
 * @see https://doi.org/10.1016/j.jml.2019.104047
 */
const WORDS_PER_MINUTE = 238;

/** Reading time of a number of words, in whole minutes, at least 1. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
