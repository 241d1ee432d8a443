/** Articles on a page of the blog list, and of the blog API. */
export const ARTICLES_PER_PAGE = 9;

/** Path of the blog API that the build writes. */
export const BLOG_API_PATH = "/blog-api";

/** Base address of the API from which the browser loads more articles; by default this site's. */
export const BLOG_API_URL = process.env.GATSBY_BLOG_API_URL || BLOG_API_PATH;

/** Time limit of a request to the blog API, in ms. */
export const BLOG_API_TIMEOUT_MS = 10_000;

/** Query parameter of the list for a category: `/blog?category=research`. */
export const CATEGORY_PARAMETER = "category";
