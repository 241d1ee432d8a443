import { ARTICLES_PER_PAGE, CATEGORY_PARAMETER } from "./constants";

export type CategoryTotal = { slug: string; total: number };

/** What the template of the blog list gets for one of its pages. */
export type BlogListContext = {
  /** Of the page's articles. */
  ids: readonly string[];
  currentPage: number;
  totalPages: number;
  /** The pages that this one links to; computed at build. */
  linked: readonly (number | null)[];
  /** How many articles there are, and how many of each category. */
  total: number;
  totals: readonly CategoryTotal[];
};

/** How many pages on each side of the current one are linked; the first and the last always are. */
const NEIGHBOURS = 2;

/** Address of a page of the blog list: `/blog`, `/blog/page/2` ... */
export function blogPagePath(page: number): string {
  return page === 1 ? "/blog" : `/blog/page/${page}`;
}

/** Address of a category's articles: the list, which a script filters. */
export function categoryPath(slug: string): string {
  return `${blogPagePath(1)}?${CATEGORY_PARAMETER}=${slug}`;
}

/**
 * The pages of the blog list; the first exists even when there are no articles.
 * @param articles the ids of all of them, the newest first
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
        linked: linkedPages(index + 1, totalPages),
        total: articles.length,
        totals,
      },
    };
  });
}

/**
 * The pages that a page of the list links to, in order; null where some are left out. Their number
 * does not grow with the list.
 */
export function linkedPages(current: number, total: number): (number | null)[] {
  const around = Array.from(
    { length: 2 * NEIGHBOURS + 1 },
    (_, index) => current - NEIGHBOURS + index,
  );
  const pages = [
    1,
    ...around.filter((page) => page > 1 && page < total),
    ...(total > 1 ? [total] : []),
  ];
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? page - 1);
    // A single omitted page takes no more room than the ellipsis.
    if (gap === 2) return [page - 1, page];
    return gap > 1 ? [null, page] : [page];
  });
}

/** How many articles each category has. */
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
