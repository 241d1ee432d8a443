import { SERVER_SEGMENTS } from "../../site-contract/layout";

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
] as const;

export type FixedRoute = (typeof FIXED_ROUTES)[number];

/** The anchor every page has: its main part. */
export const MAIN_ANCHOR = "content";

/**
 * Collections whose entries are drawn on a fixed page, each with an anchor: its slug after the
 * prefix.
 */
export const ENTRY_ANCHORS: readonly { page: FixedRoute; collection: string; prefix?: string }[] = [
  { page: "/", collection: "industries" },
  { page: "/", collection: "offices", prefix: "office-" },
  { page: "/contact", collection: "offices", prefix: "office-" },
  { page: "/about-us", collection: "team", prefix: "team-" },
  { page: "/services", collection: "services" },
  { page: "/career-page", collection: "positions" },
  { page: "/blog", collection: "categories" },
];

/**
 * The choice of category that leaves every article in the blog list; no category may have this
 * slug.
 */
export const ALL_CATEGORIES = "all";

/** Pages kept out of search engines and the sitemap: results, errors and confirmations. */
export const UNLISTED_ROUTES: readonly string[] = [
  "/404",
  "/500",
  "/thank-you",
  "/message-not-sent",
  "/search",
];

/** Reserved first path segments; no entry may use them. */
export const RESERVED_SEGMENTS: readonly string[] = [
  ...SERVER_SEGMENTS,
  ..."404 500 admin blog-api catalogue dev-404-page index intro message-not-sent offices-map".split(
    " ",
  ),
  ..."offline-plugin-app-shell-fallback page-data pagefind rss search share static thank-you".split(
    " ",
  ),
];

/** Each kind of block, where there is an editor, and in the build of the tests. */
export const BLOCK_CATALOGUE_ROUTE = "/catalogue/blocks";

/** The page that the contact overlay replaces; used without JavaScript. */
export const CONTACT_FORM_ROUTE: FixedRoute = "/contact-form";

/** Id of the burger menu, referenced by its button (`popovertarget`). */
export const MENU_ID = "menu";

/**
 * Whether this build is a preview for those who were given its address, and not for search engines:
 * `GATSBY_PREVIEW=1`. `src/build/gatsby/environment.ts` refuses every other value but `0`.
 */
export const IS_PREVIEW = process.env.GATSBY_PREVIEW === "1";

/**
 * The page of an entry, such as `/works/hid`, or null where its collection has none.
 * @param name its address, or its slug
 */
export const routeOf = (
  { routePrefix }: { routePrefix: string | null },
  name: string,
): string | null => (routePrefix === null ? null : `${routePrefix}/${name}`);
