import type { Keyword } from "./keywords";

export type Ranked = { readonly categoryId: string | null; readonly keywords: readonly Keyword[] };

/** Of the articles that share a word, an article is compared with this many, half of them older and half newer. */
const MOST_COMPARED = 64;

/** In the same category, likeness counts half as much again. */
const SAME_CATEGORY = 3;
const OTHER_CATEGORY = 2;

/** Which articles have each word, in the order of the articles, and at which place of that list each of them stands. */
function index(articles: readonly Ranked[]) {
  const having = new Map<number, { articles: number[]; weights: number[] }>();
  const places = articles.map(({ keywords }, article) =>
    keywords.map(({ word, weight }) => {
      const list = having.get(word) ?? { articles: [], weights: [] };
      having.set(word, list);
      list.weights.push(weight);
      return list.articles.push(article) - 1;
    }),
  );
  return { having, places };
}

type Found = { other: number; score: number; distance: number };

/** The most alike first. */
const byLikeness = (one: Found, two: Found): number =>
  two.score - one.score || one.distance - two.distance || one.other - two.other;

/**
 * What is most like each article, by the words they share. Near linear: an article has a fixed number of keywords, and
 * meets a fixed number of articles by each. They are those nearest in date, so that a new article moves its neighbours' windows
 * only, and not everybody's.
 * @param articles in the order of their dates
 * @param most how many to find for each
 * @returns for each article the places of others, the most alike first; of two equally alike the one nearer in date
 */
export function mostSimilar(articles: readonly Ranked[], most: number): number[][] {
  const { having, places } = index(articles);
  const scores = new Float64Array(articles.length);
  return articles.map(({ keywords, categoryId }, article) => {
    const met: number[] = [];
    keywords.forEach(({ word, weight }, position) => {
      const list = having.get(word);
      const place = places[article]?.[position];
      if (!list || place === undefined) return;
      const from = Math.max(0, Math.min(place - MOST_COMPARED / 2, list.articles.length - MOST_COMPARED - 1));
      const to = Math.min(list.articles.length, from + MOST_COMPARED + 1);
      for (let at = from; at < to; at += 1) {
        const other = list.articles[at] as number;
        if (other === article) continue;
        if (scores[other] === 0) met.push(other);
        scores[other] = (scores[other] as number) + weight * (list.weights[at] as number);
      }
    });
    const found = met.map((other): Found => {
      const isSame = categoryId !== null && articles[other]?.categoryId === categoryId;
      const score = (scores[other] as number) * (isSame ? SAME_CATEGORY : OTHER_CATEGORY);
      scores[other] = 0;
      return { other, score, distance: Math.abs(other - article) };
    });
    return found
      .sort(byLikeness)
      .slice(0, most)
      .map(({ other }) => other);
  });
}
