/** What adults read of English in a minute. @see https://doi.org/10.1016/j.jml.2019.104047, 238 of non-fiction */
const WORDS_PER_MINUTE = 238;

/** Whole minutes that a text of so many words takes, one at least. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
