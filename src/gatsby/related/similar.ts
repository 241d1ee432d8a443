import { subjectWords } from "./words";

export type Text = {
  readonly title: string;
  readonly perex: string;
  readonly body: string;
  readonly categoryId: string | null;
};

/** Weight of a word in the title, relative to the body; a word in the perex has half of it. */
const TITLE_WEIGHT = 4;
const PEREX_WEIGHT = 2;

/** Term frequency is capped at this weight. */
const MAX_REPEATS = 6;

/** Number of keywords per article: those with the highest weight. */
const MAX_KEYWORDS = 24;

/** Of the articles that share a keyword, an article is compared with this many, half of them older and half newer. */
const MAX_COMPARED = 64;

/** Factor for articles of the same category. */
const SAME_CATEGORY = 1.5;

/** Weighted term frequencies of a text. */
function termFrequencies({ title, perex, body }: Text): Map<string, number> {
  const found = new Map<string, number>();
  const add = (words: readonly string[], by: number) => {
    for (const word of words) found.set(word, Math.min(MAX_REPEATS, (found.get(word) ?? 0) + by));
  };
  add(subjectWords(title), TITLE_WEIGHT);
  add(subjectWords(perex), PEREX_WEIGHT);
  add(subjectWords(body), 1);
  return found;
}

/**
 * Inverse document frequency, as a whole base-2 logarithm. Rounded, so that a new article changes few weights, and few
 * pages are rebuilt; an exact logarithm would change with every article.
 * @param total how many articles there are
 * @param having how many of them have the word
 */
const inverseFrequency = (total: number, having: number) =>
  having > 1 ? Math.floor(Math.log2(total)) - Math.floor(Math.log2(having)) : 0;

/** The keywords of each text, without words that only one text has or nearly all have. */
function keywordsOf(texts: readonly Text[]): Map<string, number>[] {
  const counted = texts.map(termFrequencies);
  const having = new Map<string, number>();
  for (const words of counted) for (const word of words.keys()) having.set(word, (having.get(word) ?? 0) + 1);
  return counted.map((words) => {
    const weighed = Array.from(words, ([word, frequency]): [string, number] => [
      word,
      frequency * inverseFrequency(texts.length, having.get(word) ?? 0),
    ]);
    const known = weighed.filter(([, weight]) => weight > 0);
    return new Map(known.sort(([a, one], [b, two]) => two - one || (a < b ? -1 : 1)).slice(0, MAX_KEYWORDS));
  });
}

/**
 * The most similar texts by shared keywords. Near-linear time: a text has a fixed number of keywords, and is compared
 * with a fixed number of texts for each: those nearest in date, so that a new article only affects its neighbours.
 * @param texts in the order of their dates
 * @param most how many to find for each
 * @returns for each text the indices of others, the most similar first, ties by distance in date
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
  // For each keyword, the current text's index in the keyword's list of texts.
  const passed = new Map<string, number>();
  return texts.map(({ categoryId }, own) => {
    const scores = new Map<number, number>();
    for (const [word, weight] of keywords[own] ?? []) {
      const others = having.get(word) ?? [];
      const at = passed.get(word) ?? 0;
      passed.set(word, at + 1);
      const from = Math.max(0, Math.min(at - MAX_COMPARED / 2, others.length - MAX_COMPARED - 1));
      for (const other of others.slice(from, from + MAX_COMPARED + 1))
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
