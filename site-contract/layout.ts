/** Names of files and folders in the built site, relative to it. */

/** Files for servers and CDNs, not for visitors. */
export const REDIRECTS_FILE = "_redirects";
export const HEADERS_FILE = "_headers";

/** What pages choose for their forms: for the server, which may run on another host than the site. */
export const FORMS_FILE = "forms.json";

/** Sent, with status 404, for missing paths. */
export const NOT_FOUND_FILE = "404.html";

/** Sent, with status 400, for addresses that cannot be decoded. */
export const BAD_REQUEST_FILE = "400.html";

/** The editor: a separate application, excluded from search engines. */
export const EDITOR_FOLDER = "admin/";

/** The interactive map: a document of its own, shown within pages. */
export const INTERACTIVE_MAP_FOLDER = "offices-map/";

/** The search: Pagefind's script and index. */
export const SEARCH_FOLDER = "pagefind";

/** Files that browsers request for pages, not people. */
export const PAGE_DATA_FOLDER = "page-data";
export const STATIC_FOLDER = "static";

/** Pictures of pages, shown with shared links. */
export const SHARE_FOLDER = "share";

/** First path segments that the server answers itself: no page may have them. */
export const SERVER_SEGMENTS = ["api"] as const;
