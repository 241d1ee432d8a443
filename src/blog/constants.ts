/** Articles on one page of the blog list and of the blog API. */
export const ARTICLES_PER_PAGE = 9;

/** Where the build writes the blog API. */
export const BLOG_API_PATH = "/blog-api";

/**
 * Where the browser requests more articles: the site's own files, unless the build names another
 * API.
 */
export const BLOG_API_URL = process.env.GATSBY_BLOG_API_URL || BLOG_API_PATH;

/** Time limit of a request to the blog API, in ms. */
export const BLOG_API_TIMEOUT_MS = 10_000;

/** Name of the category in the address of the list: `/blog?category=research`. */
export const CATEGORY_PARAMETER = "category";
