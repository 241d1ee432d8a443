/** What can be found, in the order of the choices on the page. */
export const SEARCH_KINDS = ["article", "work", "service"] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

/** The page of the search; only opened as a document of its own, see docs/decisions/0017. */
export const SEARCH_ROUTE = "/search";

/** Folder of the index in the built site. */
export { SEARCH_FOLDER } from "../../site-contract/layout";

/** Below it, the parts of the index that hold the articles of a large blog. */
export const PARTS_FOLDER = "parts";

/** Names in the address of the page. */
export const QUERY_KEY = "q";
export const KIND_KEY = "kind";

/** Letters and figures from which on words are looked for. */
export const QUERY_MIN_LENGTH = 2;
/** Characters up to which words are looked for. */
export const QUERY_MAX_LENGTH = 100;

/** How many articles, the latest, the page lists beside all services and case studies while nothing is looked for. */
export const SEARCH_LATEST_ARTICLES = 16;

/** How many results are shown at a time. */
export const RESULTS_PER_STEP = 10;

/** How long typing rests before it is searched, in milliseconds. */
export const SEARCH_REST_MS = 200;

/** After this long without an answer a search has failed, in milliseconds. */
export const SEARCH_TIMEOUT_MS = 15_000;

/** Between what the index holds as the address of an entry: its address, its date, its picture. */
export const SEARCH_URL_SEPARATOR = "|";
