/** A row of fewer looks forgotten. */
const LEAST_RELATED = 3;

/**
 * What an article leads on to: the editor's choice, filled up with others of its category.
 * @param chosen by the editor, in their order
 * @param siblings of the same category, the newest first
 */
export function relatedArticles<Article extends { readonly slug: string }>(
  chosen: readonly Article[],
  siblings: readonly Article[],
): Article[] {
  const known = new Set(chosen.map(({ slug }) => slug));
  const others = siblings.filter(({ slug }) => !known.has(slug));
  return [...chosen, ...others.slice(0, Math.max(0, LEAST_RELATED - chosen.length))];
}
