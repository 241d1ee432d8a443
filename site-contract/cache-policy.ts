import path from "node:path";
import { hasHashedName } from "./hashed-files";
import { EDITOR_FOLDER, SEARCH_FOLDER } from "./layout";

/** Cache-Control of content that a later build may change at the same address. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** Cache-Control of files whose name changes with their content. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/** Cache-Control of all other files: icons, pictures for shared links, video. */
const ONE_DAY = "public, max-age=86400";

/** Cache-Control of errors, such as 404: the page may exist after the next build. */
export const NO_STORE = "no-store";

/** Extensions of files made of content: pages, their data, feeds, sitemap, robots, manifest. */
const CONTENT_EXTENSIONS = new Set([".html", ".json", ".xml", ".txt", ".webmanifest"]);

/** The Cache-Control of the file at an address, which is decoded and begins with a slash. */
export function cacheControlFor(address: string): string {
  if (hasHashedName(address.slice(1))) return IMMUTABLE;
  // The files of the editor and the search keep their names, but change with updates or the content
  // model.
  if (CONTENT_EXTENSIONS.has(path.extname(address)) || isEditor(address) || isSearch(address))
    return REVALIDATE;
  return ONE_DAY;
}

const isSearch = (address: string): boolean => address.startsWith(`/${SEARCH_FOLDER}/`);

/** Whether an address belongs to the editor. */
function isEditor(address: string): boolean {
  return address.startsWith(`/${EDITOR_FOLDER}`);
}
