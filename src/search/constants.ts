/** Kinds of results, in the order of the page's choice. */
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

/** The search page. It always opens as a new document, see docs/decisions/0017. */
export const SEARCH_ROUTE = "/search";

/** Query parameters of the search page. */
export const QUERY_KEY = "q";
export const KIND_KEY = "kind";

/** Longest query, in characters; the rest is not searched. */
export const QUERY_MAX_LENGTH = 100;

/** Number of results that are shown at first, and added by "Show more". */
export const RESULTS_PER_STEP = 10;

/** Debounce of typing. */
export const SEARCH_DEBOUNCE_MS = 200;

/** Longest wait for the results of a search. */
export const SEARCH_TIMEOUT_MS = 15_000;
