import { ARTICLES_PER_PAGE, CATEGORY_PARAMETER } from "./constants";

export type CategoryTotal = { slug: string; total: number };

/** Page context of a page of the blog list. */
export type BlogListContext = {
  /** Ids of the page's articles. */
  ids: readonly string[];
  currentPage: number;
  totalPages: number;
  /** The pages to link to; null for a gap. */
  pageLinks: readonly (number | null)[];
  /** Number of all articles. */
  total: number;
  totals: readonly CategoryTotal[];
};

/** Number of linked pages on each side of the current one, besides the first and the last page. */
const NEIGHBOURS = 2;

/** Address of a page of the blog list: `/blog`, `/blog/page/2` ... */
export function blogPagePath(page: number): string {
  return page === 1 ? "/blog" : `/blog/page/${page}`;
}

/** Address of the list with a category's articles, which a script filters. */
export function categoryPath(slug: string): string {
  return `${blogPagePath(1)}?${CATEGORY_PARAMETER}=${slug}`;
}

/**
 * Divides the blog list into pages; the first exists even without articles.
 * @param articles ids of all articles, the newest first
 */
export function blogPages(
  articles: readonly string[],
  totals: readonly CategoryTotal[],
): { path: string; context: BlogListContext }[] {
  const totalPages = Math.max(1, Math.ceil(articles.length / ARTICLES_PER_PAGE));
  return Array.from({ length: totalPages }, (_, index) => {
    const skip = index * ARTICLES_PER_PAGE;
    return {
      path: blogPagePath(index + 1),
      context: {
        ids: articles.slice(skip, skip + ARTICLES_PER_PAGE),
        currentPage: index + 1,
        totalPages,
        pageLinks: pagesToLink(index + 1, totalPages),
        total: articles.length,
        totals,
      },
    };
  });
}

/** The pages that a page of the list links to, in order; null for a gap. */
export function pagesToLink(current: number, total: number): (number | null)[] {
  const neighbours = Array.from(
    { length: 2 * NEIGHBOURS + 1 },
    (_, index) => current - NEIGHBOURS + index,
  );
  const pages = [
    1,
    ...neighbours.filter((page) => page > 1 && page < total),
    ...(total > 1 ? [total] : []),
  ];
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? page - 1);
    // A single page takes no more room than the ellipsis.
    if (gap === 2) return [page - 1, page];
    return gap > 1 ? [null, page] : [page];
  });
}

/** Counts the articles of each category. */
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
