/** Kinds of results, in the order in which the page offers them. */
export const SEARCH_KINDS = [
  "article",
  "work",
  "service",
  "page",
  "position",
  "person",
  "office",
  "industry",
] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

/** The search page. It is only opened as a document of its own, see docs/decisions/0017. */
export const SEARCH_ROUTE = "/search";

/** Query parameters of the page. */
export const QUERY_KEY = "q";
export const KIND_KEY = "kind";

/** Most characters that are searched. */
export const QUERY_MAX_LENGTH = 100;

/** How many results are shown at first, and added by "Show more". */
export const RESULTS_PER_STEP = 10;

/** Debounce of typing, in milliseconds. */
export const SEARCH_REST_MS = 200;

/** A search without a response fails after this time, in milliseconds. */
export const SEARCH_TIMEOUT_MS = 15_000;
