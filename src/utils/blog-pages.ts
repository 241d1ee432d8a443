import { ARTICLES_PER_PAGE } from "../constants/blog";

/** What the template of the blog list gets for one of its pages. */
export type BlogListContext = { limit: number; skip: number; currentPage: number; totalPages: number };

/** Address of a page of the blog list: `/blog`, `/blog/page/2` ... */
export function blogPagePath(page: number): string {
  return page === 1 ? "/blog" : `/blog/page/${page}`;
}

/**
 * The pages of the blog list; the first exists even when there are no articles.
 * @param totalArticles how many articles there are
 */
export function blogPages(totalArticles: number): { path: string; context: BlogListContext }[] {
  const totalPages = Math.max(1, Math.ceil(totalArticles / ARTICLES_PER_PAGE));
  return Array.from({ length: totalPages }, (_, index) => ({
    path: blogPagePath(index + 1),
    context: {
      limit: ARTICLES_PER_PAGE,
      skip: index * ARTICLES_PER_PAGE,
      currentPage: index + 1,
      totalPages,
    },
  }));
}
