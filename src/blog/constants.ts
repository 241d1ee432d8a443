/** Articles on one page of the blog list and of the blog API. */
export const ARTICLES_PER_PAGE = 9;

/**
 * So many of the newest articles have all that makes a visit quick and a shared link beautiful; those before them, which may be
 * thousands, what a build can afford for each (ADR 18).
 */
export const NEWEST_ARTICLES = 90;

/** Where the build writes the blog API. */
export const BLOG_API_PATH = "/blog-api";

/** Where the browser asks for more articles: the site's own files, unless the build was told of another place. */
export const BLOG_API_URL = process.env.GATSBY_BLOG_API_URL || BLOG_API_PATH;

/** An answer of the blog API that takes longer has failed, in ms. */
export const BLOG_API_TIMEOUT_MS = 10_000;

/** So many pages of the blog API are asked for at once when a list comes back after a reload. */
export const PARALLEL_BLOG_API_REQUESTS = 3;

/** Name of the category in the address of the list: `/blog?category=research`. */
export const CATEGORY_PARAMETER = "category";
