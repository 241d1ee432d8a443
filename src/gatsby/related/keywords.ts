import { subjectWords } from "./words";

export type Text = { readonly title: string; readonly perex: string; readonly body: string };

/** A word of an article, by its number, and how much it says of the article. */
export type Keyword = { readonly word: number; readonly weight: number };

/** A word of the title counts as often as this many of the body; one of the perex as half. */
const TITLE_WEIGHT = 4;
const PEREX_WEIGHT = 2;

/** Repeating a word more often than this says nothing new. */
const MOST_REPEATS = 6;

/** An article is known by the words that say most of it. */
const MOST_KEYWORDS = 24;

/** The words of a text with how strongly they stand in it. */
function strengths({ title, perex, body }: Text): Map<string, number> {
  const found = new Map<string, number>();
  const add = (words: readonly string[], by: number) => {
    for (const word of words) found.set(word, Math.min(MOST_REPEATS, (found.get(word) ?? 0) + by));
  };
  add(subjectWords(title), TITLE_WEIGHT);
  add(subjectWords(perex), PEREX_WEIGHT);
  add(subjectWords(body), 1);
  return found;
}

/**
 * How rare a word is, in whole steps: each is twice as rare as the one before. An article more shifts next to nothing
 * then, and what it does not shift is not built again; with exact logarithms every article would weigh anew.
 * @param total how many articles there are
 * @param having how many of them have the word
 */
const rarity = (total: number, having: number) => Math.floor(Math.log2(total)) - Math.floor(Math.log2(having));

/**
 * The words by which each article can be compared with others, the strongest first; none that only one article has, or
 * that nearly all have.
 * @returns for each text its keywords
 */
export function keywordsOf(texts: readonly Text[]): Keyword[][] {
  const numbers = new Map<string, number>();
  const having: number[] = [];
  const names: string[] = [];
  const counted = texts.map((text) =>
    Array.from(strengths(text), ([name, strength]) => {
      let word = numbers.get(name);
      if (word === undefined) {
        word = names.push(name) - 1;
        numbers.set(name, word);
      }
      having[word] = (having[word] ?? 0) + 1;
      return { word, strength };
    }),
  );
  const byWeight = (one: Keyword, two: Keyword): number =>
    two.weight - one.weight || ((names[one.word] ?? "") < (names[two.word] ?? "") ? -1 : 1);
  const rarities = having.map((articles) => (articles > 1 ? rarity(texts.length, articles) : 0));
  return counted.map((words) =>
    words
      .map(({ word, strength }): Keyword => ({ word, weight: strength * (rarities[word] ?? 0) }))
      .filter(({ weight }) => weight > 0)
      .sort(byWeight)
      .slice(0, MOST_KEYWORDS),
  );
}
