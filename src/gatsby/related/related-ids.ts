import { mostSimilar, type Text } from "./similar";

export type RelatableArticle = Text & {
  readonly id: string;
  /** ISO 8601. */
  readonly date: string;
  /** Chosen by the editor: ids in order. */
  readonly chosen: readonly string[];
  readonly isPublished: boolean;
};

/** How many related stories an article has: two views of the carousel on a desktop. */
export const RELATED_STORIES = 6;

/** More than are shown: some may be among the editor's choice already, or duplicates. */
const SPARE = 4;

/** The newest first; of one day, by id. */
const byDate = (a: RelatableArticle, b: RelatableArticle) =>
  a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? 1 : -1;
const titleOf = ({ title }: RelatableArticle) => title.trim().toLowerCase();

/**
 * The related stories of each article: the editor's choice, then the most similar, then the newest of its category,
 * then the newest of all. Never itself, never duplicates (nor another one with the same title), and drafts only if an
 * editor chose them, for the preview; the built site has none.
 * @param articles in any order; duplicates count once
 * @returns ids by the article's id, at most `RELATED_STORIES` unless the editor chose more
 */
export function relatedIds(articles: readonly RelatableArticle[]): Map<string, string[]> {
  const known = new Map(articles.map((article) => [article.id, article]));
  const all = [...known.values()].sort(byDate);
  const candidates = all.filter(({ isPublished }) => isPublished);
  const similar = mostSimilar(all, RELATED_STORIES + SPARE);
  /** The newest of a category, or of all: `null`. */
  const newest = new Map<string | null, RelatableArticle[]>([[null, candidates.slice(0, RELATED_STORIES + SPARE)]]);
  const newestOf = (categoryId: string | null): RelatableArticle[] => {
    const known = newest.get(categoryId);
    if (known) return known;
    const found = candidates.filter((other) => other.categoryId === categoryId).slice(0, RELATED_STORIES + SPARE);
    newest.set(categoryId, found);
    return found;
  };
  return new Map(
    all.map((article, place) => {
      const found = new Map<string, RelatableArticle>();
      for (const id of article.chosen) {
        const chosen = known.get(id);
        if (chosen && id !== article.id) found.set(id, chosen);
      }
      const titles = new Set([article, ...found.values()].map(titleOf));
      const others = [
        ...(similar[place] ?? []).flatMap((other) => all[other] ?? []),
        ...newestOf(article.categoryId),
        ...newestOf(null),
      ];
      for (const other of others) {
        if (found.size >= RELATED_STORIES) break;
        if (!other.isPublished || other.id === article.id || titles.has(titleOf(other))) continue;
        titles.add(titleOf(other));
        found.set(other.id, other);
      }
      return [article.id, [...found.keys()]];
    }),
  );
}
