import type { FoundPage } from "./hit";

/** Letters and figures alone, without accents: as words are compared. */
const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

/** The words that are looked for, each once; signs that stand alone are none. */
export const termsOf = (words: string): string[] =>
  [...new Set(words.split(" "))].filter((word) => folded(word) !== "");

/**
 * Whether a result has a word that begins with the one that was looked for, among those marked and in its title. Where no word
 * does, Pagefind finds what its longest known beginning finds: "designqqq" what "design" does.
 */
export function beginsIn({ excerpt, meta }: FoundPage, term: string): boolean {
  const marked = [...excerpt.matchAll(/<mark>(.*?)<\/mark>/gs)].map(([, word = ""]) => word);
  const others = Object.values(meta).flatMap((text) => text.split(/\s/));
  return [...marked, ...others].some((word) => folded(word).startsWith(folded(term)));
}
