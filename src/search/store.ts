import { create } from "zustand";
import { withMinimumDisplay, withProgress } from "../browser/stores/progress";
import {
  RESULTS_PER_STEP,
  SEARCH_REST_MS,
  SEARCH_ROUTE,
  SEARCH_TIMEOUT_MS,
  type SearchKind,
} from "./constants";
import { closeIndex, findResults, NOTHING_FOUND, openIndex, type SearchResponse } from "./pagefind";
import { type SearchRequest, tidyQuery, toAddress } from "./query";

type SearchState = SearchRequest &
  SearchResponse & {
    /** `idle`: empty query. `searching`: the previous response is kept until the next one. */
    phase: "idle" | "searching" | "found" | "failed";
    /** Address of the latest request; it does not change while typing. */
    address: string;
    /** The words that the response is for. */
    answered: string;
    /** How many results are loaded at most. */
    limit: number;
    /** How many results "Show more" has just added. */
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

/**
 * Request and response of the search. Lives as long as the document, so navigating back restores
 * it.
 */
export const useSearch = create<SearchState>(() => INITIAL);

const { getState, setState } = useSearch;

/** Sequence number of the latest request; stale responses are ignored. */
let latest = 0;
let restTimer: ReturnType<typeof setTimeout> | undefined;

const timeout = () =>
  new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error("The search timed out")), SEARCH_TIMEOUT_MS),
  );

/** @param shown number of results that the response extends; undefined for a new search */
async function run(shown?: number): Promise<void> {
  const sequence = ++latest;
  clearTimeout(restTimer);
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
    // While earlier results remain, nothing says that it is searching.
    const response = await (answered ? work : withMinimumDisplay(work));
    const added = shown === undefined ? 0 : Math.max(0, response.results.length - shown);
    if (sequence === latest) setState({ ...response, answered: words, phase: "found", added });
  } catch {
    closeIndex();
    // Results to be extended remain. Those of another query or kind do not belong to this one.
    if (sequence === latest) setState({ ...(shown === undefined && NO_RESPONSE), phase: "failed" });
  }
}

/** Searches immediately, as for a request from the address. */
export function search(request: SearchRequest, limit = RESULTS_PER_STEP): void {
  setState({ ...request, limit });
  void run();
}

/** Searches once typing rests. The first letter loads what every search needs. */
export function typeQuery(query: string): void {
  setState({ query, limit: RESULTS_PER_STEP });
  latest += 1;
  clearTimeout(restTimer);
  if (tidyQuery(query)) {
    warmUp();
    restTimer = setTimeout(() => void run(), SEARCH_REST_MS);
  } else search({ query, kind: null });
}

/** Loads what every search needs. A failure is reported by the search itself. */
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
  // If the query has changed since, this is a new search.
  void run(tidyQuery(query) === answered ? results.length : undefined);
}
