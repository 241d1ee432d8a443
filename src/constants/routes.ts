import { SERVER_SEGMENTS } from "../../site-contract/layout";

/** Pages that exist in any case. Every other route is the page of an entry. */
export const FIXED_ROUTES = [
  "/",
  "/about-us",
  "/services",
  "/career-page",
  "/works",
  "/blog",
  "/contact",
  "/contact-form",
] as const;

export type FixedRoute = (typeof FIXED_ROUTES)[number];

/** Id of the `main` element of every page. */
export const MAIN_ANCHOR = "content";

/** The blog list's choice for articles of any category; no category may have this slug. */
export const ALL_CATEGORIES = "all";

/** Pages left out of search engines and the sitemap: results, errors and confirmations. */
export const UNLISTED_ROUTES: readonly string[] = [
  "/404",
  "/500",
  "/thank-you",
  "/message-not-sent",
  "/search",
];

/** First path segments that the page of an entry may not have. */
export const RESERVED_SEGMENTS: readonly string[] = [
  ...SERVER_SEGMENTS,
  ..."404 500 admin blog-api catalogue dev-404-page index intro message-not-sent offices-map".split(
    " ",
  ),
  ..."offline-plugin-app-shell-fallback page-data pagefind rss search share static thank-you".split(
    " ",
  ),
];

/** Slug of the page with the table of third parties, to which the cookie prompt leads. */
export const PRIVACY_POLICY = "privacy-policy";

/** Page that shows a sample of each type of block: in previews, and in the build of the tests. */
export const BLOCK_CATALOGUE_ROUTE = "/catalogue/blocks";

/** Page with the form of the contact overlay, for visitors without JavaScript. */
export const CONTACT_FORM_ROUTE: FixedRoute = "/contact-form";

/** Id of the burger menu, referenced by its button (`popovertarget`). */
export const MENU_ID = "menu";

/** Whether this build is a preview (`GATSBY_PREVIEW=1`), which search engines must not index. */
export const IS_PREVIEW = process.env.GATSBY_PREVIEW === "1";
