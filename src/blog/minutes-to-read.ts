/**
 * Words of English that adults read in a minute. @see https://doi.org/10.1016/j.jml.2019.104047,
 * 238 of non-fiction
 */
const WORDS_PER_MINUTE = 238;

/** Reading time of a number of words in whole minutes, at least one. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
