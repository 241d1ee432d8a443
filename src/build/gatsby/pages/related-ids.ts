export type RelatableArticle = {
  id: string;
  category: { slug: string } | null;
  /** The editor's choice, in the editor's order. */
  related: readonly { id: string }[];
  visibility: string;
};

/** How many related stories an article has: two views of the carousel on a desktop. */
export const RELATED_STORIES = 6;

/**
 * The related stories of an article: the editor's choice, then others of its category, then any others. Both begin with the
 * next older one and go on with the newest after the oldest, so that the articles differ in what they lead on to, and a new
 * one changes few pages. Drafts only show in the preview, where an editor chose them.
 * @param articles all of them, the newest first
 * @returns ids, never its own
 */
export function relatedIds(own: RelatableArticle, articles: readonly RelatableArticle[]): string[] {
  const place = articles.indexOf(own);
  const others = [...articles.slice(place + 1), ...articles.slice(0, place)].filter(
    ({ visibility }) => visibility === "published",
  );
  const ofCategory = others.filter(({ category }) => category?.slug === own.category?.slug);
  const found = new Set(own.related.map(({ id }) => id));
  for (const { id } of [...ofCategory, ...others]) if (found.size < RELATED_STORIES) found.add(id);
  return [...found];
}
