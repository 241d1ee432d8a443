import path from "node:path";
import { hasHashedName } from "../../site-contract/hashed-files";
import { EDITOR_FOLDER, SEARCH_FOLDER } from "../../site-contract/layout";

/** For what a later build may say differently under the same address. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** For files whose name changes with their content. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/** For the rest: icons, pictures for shared links, video. */
const ONE_DAY = "public, max-age=86400";

/** For answers about what is not there: it may be there after the next build. */
export const NO_STORE = "no-store";

/** Pages, Gatsby's page data and the site's own JSON, feeds, sitemap, robots, manifest. */
const MADE_FROM_CONTENT = new Set([".html", ".json", ".xml", ".txt", ".webmanifest"]);

/** The Cache-Control of the file at an address (decoded, a slash in front). */
export function cacheControlFor(address: string): string {
  if (hasHashedName(address.slice(1))) return IMMUTABLE;
  // The editor is a program of fixed names that changes with an update or with the content model; so is the search.
  if (MADE_FROM_CONTENT.has(path.extname(address)) || isEditor(address) || isSearch(address)) return REVALIDATE;
  return ONE_DAY;
}

const isSearch = (address: string): boolean => address.startsWith(`/${SEARCH_FOLDER}/`);

/** Whether an address belongs to the editors' part of the site, which search engines are told to leave out. */
export function isEditor(address: string): boolean {
  return address.startsWith(`/${EDITOR_FOLDER}`);
}
