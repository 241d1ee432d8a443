import type { FoundPage } from "./hit";

/** Letters and figures alone, without accents: as words are compared. */
const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

/** How many letters and figures there are to look for: signs are no part of any word of the index. */
export const lettersIn = (words: string): number => [...folded(words)].length;

/** Stand between words, also without a space. */
const BETWEEN_WORDS = /[\s/|\\,;]+/;

/** The words that are looked for, each once; signs that stand alone are none. */
export const termsOf = (words: string): string[] =>
  [...new Set(words.split(BETWEEN_WORDS))].filter((word) => folded(word) !== "");

/**
 * Whether a result has a word that begins with the one that was looked for, among those marked and in its title. Where no word
 * does, Pagefind finds what its longest known beginning finds: "designqqq" what "design" does.
 */
export function beginsIn({ excerpt, meta }: FoundPage, term: string): boolean {
  const marked = [...excerpt.matchAll(/<mark>(.*?)<\/mark>/gs)].map(([, word = ""]) => word);
  const others = Object.values(meta).flatMap((text) => text.split(/\s/));
  return [...marked, ...others].some((word) => folded(word).startsWith(folded(term)));
}

/** Words that share fewer first letters have nothing to do with each other. */
const SHARED_LETTERS = 3;

/** Whether a result has a word that begins as the one does that was looked for: a slip of the finger, or an ending too many. */
export const comesClose = (page: FoundPage, term: string): boolean =>
  lettersIn(term) >= SHARED_LETTERS && beginsIn(page, [...folded(term)].slice(0, SHARED_LETTERS).join(""));
