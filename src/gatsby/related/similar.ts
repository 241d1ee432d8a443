import { subjectWords } from "./words";

export type Text = {
  readonly title: string;
  readonly perex: string;
  readonly body: string;
  readonly categoryId: string | null;
};

/** A word of the title counts as often as this many of the body; one of the perex as half. */
const TITLE_WEIGHT = 4;
const PEREX_WEIGHT = 2;

/** Repeating a word more often than this says nothing new. */
const MOST_REPEATS = 6;

/** An article is known by the words that say most of it. */
const MOST_KEYWORDS = 24;

/** Of the articles that share a word, an article is compared with this many, half of them older and half newer. */
const MOST_COMPARED = 64;

/** In the same category, likeness counts half as much again. */
const SAME_CATEGORY = 1.5;

/** How often each word stands in a text, with weights. */
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
const rarity = (total: number, having: number) =>
  having > 1 ? Math.floor(Math.log2(total)) - Math.floor(Math.log2(having)) : 0;

/** The words by which each text can be compared with others: none that only one text has, or that nearly all have. */
function keywordsOf(texts: readonly Text[]): Map<string, number>[] {
  const counted = texts.map(strengths);
  const having = new Map<string, number>();
  for (const words of counted) for (const word of words.keys()) having.set(word, (having.get(word) ?? 0) + 1);
  return counted.map((words) => {
    const weighed = Array.from(words, ([word, strength]): [string, number] => [
      word,
      strength * rarity(texts.length, having.get(word) ?? 0),
    ]);
    const known = weighed.filter(([, weight]) => weight > 0);
    return new Map(known.sort(([a, one], [b, two]) => two - one || (a < b ? -1 : 1)).slice(0, MOST_KEYWORDS));
  });
}

/**
 * What is most like each text, by the words they share. Near linear: a text has a fixed number of keywords, and meets a
 * fixed number of texts by each. They are those nearest in date, so that a new article moves its neighbours' windows only.
 * @param texts in the order of their dates
 * @param most how many to find for each
 * @returns for each text the places of others, the most alike first; of two equally alike the one nearer in date
 */
export function mostSimilar(texts: readonly Text[], most: number): number[][] {
  const keywords = keywordsOf(texts);
  const having = new Map<string, { place: number; weight: number }[]>();
  keywords.forEach((words, place) => {
    for (const [word, weight] of words) {
      const others = having.get(word) ?? [];
      having.set(word, others);
      others.push({ place, weight });
    }
  });
  // How many of a word's texts have been passed: where in its list the present text stands.
  const passed = new Map<string, number>();
  return texts.map(({ categoryId }, own) => {
    const scores = new Map<number, number>();
    for (const [word, weight] of keywords[own] ?? []) {
      const others = having.get(word) ?? [];
      const at = passed.get(word) ?? 0;
      passed.set(word, at + 1);
      const from = Math.max(0, Math.min(at - MOST_COMPARED / 2, others.length - MOST_COMPARED - 1));
      for (const other of others.slice(from, from + MOST_COMPARED + 1))
        scores.set(other.place, (scores.get(other.place) ?? 0) + weight * other.weight);
    }
    scores.delete(own);
    const ranked = Array.from(scores, ([place, score]) => {
      const isSame = categoryId !== null && texts[place]?.categoryId === categoryId;
      return { place, score: isSame ? score * SAME_CATEGORY : score, distance: Math.abs(place - own) };
    });
    return ranked
      .sort((one, two) => two.score - one.score || one.distance - two.distance || one.place - two.place)
      .slice(0, most)
      .map(({ place }) => place);
  });
}
