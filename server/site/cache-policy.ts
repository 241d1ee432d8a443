import path from "node:path";

/** For what a later build may say differently under the same address. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** For files whose name changes with their content. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** For the rest: icons, pictures for shared links, video. */
export const ONE_DAY = "public, max-age=86400";

/** For answers about what is not there: it may be there after the next build. */
export const NO_STORE = "no-store";

/** webpack's names in a Gatsby build: `[name]-[contenthash].js`, `[name].[contenthash].css`, twenty hex digits. */
const HASHED_BUNDLE = /^\/[^/]+[-.][\da-f]{20}\.(?:js|css)(?:\.map|\.LICENSE\.txt)?$/;

/** Parts of the search's index. What names them, and the script that reads them, keep their names. */
const HASHED_INDEX =
  /^\/pagefind\/(?:older\/[\da-f]+\/)?(?:(?:fragment|index|filter)\/|pagefind\.)[a-z]+_[\da-f]{7,}\.pf_[a-z]+$/;

/** Pages, Gatsby's page data and the site's own JSON, feeds, sitemap, robots, manifest. */
const MADE_FROM_CONTENT = new Set([".html", ".json", ".xml", ".txt", ".webmanifest"]);

/** Whether the file at an address has a name that changes with its content. */
export function isContentHashed(address: string): boolean {
  return address.startsWith("/static/") || HASHED_BUNDLE.test(address) || HASHED_INDEX.test(address);
}

/** The Cache-Control of the file at an address (decoded, a slash in front). */
export function cacheControlFor(address: string): string {
  if (isContentHashed(address)) return IMMUTABLE;
  // The editor is a program of fixed names that changes with an update or with the content model; so is the search.
  if (MADE_FROM_CONTENT.has(path.extname(address)) || isEditor(address) || isSearch(address)) return REVALIDATE;
  return ONE_DAY;
}

const isSearch = (address: string): boolean => address.startsWith("/pagefind/");

/** Whether an address belongs to the editors' part of the site, which search engines are told to leave out. */
export function isEditor(address: string): boolean {
  return address.startsWith("/admin/");
}
