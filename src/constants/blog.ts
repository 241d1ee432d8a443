/** Articles on one page of the blog list and of the blog API. */
export const ARTICLES_PER_PAGE = 9;
