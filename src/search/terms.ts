import type { PagefindResult } from "./result";

/** Letters and digits alone, lower case, without accents: as words are compared. */
const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

/** Number of letters and digits. Punctuation is not indexed. */
export const countLetters = (words: string): number => [...fold(words)].length;

const SEPARATORS = /[\s/|\\,;]+/;

/** The words of a query, each once. "UX/UI" is two words; punctuation alone is none. */
export const termsOf = (words: string): string[] =>
  [...new Set(words.split(SEPARATORS))].filter((word) => fold(word) !== "");

/**
 * Whether a word that is marked in a result, or is part of its metadata, begins with the term. Pagefind also returns results
 * for the longest known beginning of a term: for "designqqq" those of "design".
 */
export function beginsIn({ excerpt, meta }: PagefindResult, term: string): boolean {
  const marked = [...excerpt.matchAll(/<mark>(.*?)<\/mark>/gs)].map(([, word = ""]) => word);
  const others = Object.values(meta).flatMap((text) => text.split(/\s/));
  return [...marked, ...others].some((word) => fold(word).startsWith(fold(term)));
}

/** Words that share fewer first letters are unrelated. */
const SHARED_LETTERS = 3;

/** Whether a result has a word with the same beginning: the term has a typo, or another ending. */
export const comesClose = (result: PagefindResult, term: string): boolean =>
  countLetters(term) >= SHARED_LETTERS && beginsIn(result, [...fold(term)].slice(0, SHARED_LETTERS).join(""));
