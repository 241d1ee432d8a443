export type CategoryTotal = { slug: string; total: number };

/**
 * How many articles each category has.
 * @param slugs of the categories, in their order
 * @param articles each with its category, or none
 */
export function countByCategory(
  slugs: readonly string[],
  articles: readonly { readonly category: { readonly slug: string } | null }[],
): CategoryTotal[] {
  const totals = new Map(slugs.map((slug) => [slug, 0]));
  for (const { category } of articles) {
    const total = category && totals.get(category.slug);
    if (category && total != null) totals.set(category.slug, total + 1);
  }
  return [...totals].map(([slug, total]) => ({ slug, total }));
}
