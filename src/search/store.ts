import { create } from "zustand";
import { withMinimumDisplay, withProgress } from "../browser/stores/progress";
import {
  RESULTS_PER_STEP,
  SEARCH_DEBOUNCE_MS,
  SEARCH_ROUTE,
  SEARCH_TIMEOUT_MS,
  type SearchKind,
} from "./constants";
import { closeIndex, findResults, NOTHING_FOUND, openIndex, type SearchResponse } from "./pagefind";
import { type SearchRequest, tidyQuery, toAddress } from "./query";

type SearchState = SearchRequest &
  SearchResponse & {
    /** `idle`: the query is empty. `searching`: the previous response stays until the next one. */
    phase: "idle" | "searching" | "found" | "failed";
    /** Address of the latest request; typing changes it after the debounce. */
    address: string;
    /** The query that the response answers. */
    answered: string;
    /** Highest number of results to load. */
    limit: number;
    /** Number of results that "Show more" has just added. */
    added: number;
  };

const NO_RESPONSE: SearchResponse & { answered: string } = { ...NOTHING_FOUND, answered: "" };

const INITIAL: SearchState = {
  query: "",
  kind: null,
  phase: "idle",
  address: SEARCH_ROUTE,
  limit: RESULTS_PER_STEP,
  added: 0,
  ...NO_RESPONSE,
};

/** Request and response of the search. Navigating back within the document finds them again. */
export const useSearch = create<SearchState>(() => INITIAL);

const { getState, setState } = useSearch;

/** Sequence number of the latest request; stale responses are ignored. */
let latest = 0;
let debounce: ReturnType<typeof setTimeout> | undefined;

const timeout = () =>
  new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error("The search timed out")), SEARCH_TIMEOUT_MS),
  );

/**
 * Searches for the current request.
 * @param shownCount number of shown results, which the response extends; undefined for a new search
 */
async function run(shownCount?: number): Promise<void> {
  const sequence = ++latest;
  clearTimeout(debounce);
  const { query, kind, limit, answered } = getState();
  const words = tidyQuery(query);
  setState({ address: toAddress({ query, kind }), added: 0 });
  if (words === "") {
    setState({ ...NO_RESPONSE, phase: "idle" });
    return;
  }
  setState({ phase: "searching" });
  try {
    const work = withProgress(Promise.race([findResults(words, kind, limit), timeout()]));
    // The loading state shows only where there are no earlier results.
    const response = await (answered ? work : withMinimumDisplay(work));
    const added = shownCount === undefined ? 0 : Math.max(0, response.results.length - shownCount);
    if (sequence === latest) setState({ ...response, answered: words, phase: "found", added });
  } catch {
    closeIndex();
    // Results that were to be extended stay. Those of another query or kind do not belong here.
    const isNewSearch = shownCount === undefined;
    if (sequence === latest) setState({ ...(isNewSearch && NO_RESPONSE), phase: "failed" });
  }
}

/** Searches at once. */
export function search(request: SearchRequest, limit = RESULTS_PER_STEP): void {
  setState({ ...request, limit });
  void run();
}

/** Searches once the visitor pauses typing. */
export function typeQuery(query: string): void {
  setState({ query, limit: RESULTS_PER_STEP });
  latest += 1;
  clearTimeout(debounce);
  if (tidyQuery(query)) {
    warmUp();
    debounce = setTimeout(() => void run(), SEARCH_DEBOUNCE_MS);
  } else search({ query, kind: null });
}

/** Loads the files that every search needs. A failure shows with the search itself. */
export function warmUp(): void {
  openIndex().catch(() => {});
}

export const searchNow = (): void => void run();

export const chooseKind = (kind: SearchKind | null): void =>
  search({ query: getState().query, kind });

export const clearSearch = (): void => search({ query: "", kind: null });

export function showMore(): void {
  const { limit, results, query, answered } = getState();
  setState({ limit: limit + RESULTS_PER_STEP });
  // If the query has changed meanwhile, this is a new search.
  void run(tidyQuery(query) === answered ? results.length : undefined);
}
