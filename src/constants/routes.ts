/** Pages that exist once, whatever the content; every other route is an entry of a collection. */
export const FIXED_ROUTES = [
  "/",
  "/about-us",
  "/services",
  "/career-page",
  "/works",
  "/blog",
  "/contact",
  "/contact-form",
  "/cutting-edge-digital-products",
] as const;

export type FixedRoute = (typeof FIXED_ROUTES)[number];

/** First path segments that belong to the machinery; no entry may take them. */
export const RESERVED_SEGMENTS = [
  "404",
  "500",
  "admin",
  "api",
  "blog-api",
  "catalogue",
  "dev-404-page",
  "index",
  "offline-plugin-app-shell-fallback",
  "page-data",
  "rss",
  "search",
  "static",
  "thank-you",
] as const;
