import { create } from "zustand";
import { beginProgress, finishProgress } from "../stores/progress";
import {
  QUERY_MIN_LENGTH,
  RESULTS_PER_STEP,
  SEARCH_REST_MS,
  SEARCH_ROUTE,
  SEARCH_TIMEOUT_MS,
  type SearchKind,
} from "./constants";
import { type Answer, closeIndex, findPages, NOTHING_FOUND, openIndex } from "./pagefind";
import { addressOf, type SearchWish, tidyQuery } from "./query";
import { lettersIn } from "./terms";

type SearchState = SearchWish &
  Answer & {
    /**
     * `idle`: nothing is looked for. `short`: too little to look for. `searching`: the answer is on its way, and that of before
     * is still there.
     */
    phase: "idle" | "short" | "searching" | "found" | "failed";
    /** Address of what was last looked for; while words are being typed, that of before. */
    address: string;
    /** The words that the answer is for. */
    found: string;
    /** How many results are wanted at most. */
    most: number;
    /** How many of the results were just asked for besides those that were there. */
    added: number;
  };

const NOTHING: Answer & { found: string } = { ...NOTHING_FOUND, found: "" };

const START: SearchState = {
  query: "",
  kind: null,
  phase: "idle",
  address: SEARCH_ROUTE,
  most: RESULTS_PER_STEP,
  added: 0,
  ...NOTHING,
};

/** What is looked for, and what has been found. Lives as long as the document, so the way back finds it as it was. */
export const useSearch = create<SearchState>(() => START);

const { getState, setState } = useSearch;

/** The latest search; the answer to an earlier one is nobody's wish any more. */
let latest = 0;
let rest: ReturnType<typeof setTimeout> | undefined;

function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The search took too long")), SEARCH_TIMEOUT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** @param shown how many results there are that the answer adds to; all of them are new where it is left out */
async function run(shown?: number): Promise<void> {
  const mine = ++latest;
  clearTimeout(rest);
  const { query, kind, most } = getState();
  const words = tidyQuery(query);
  setState({ address: addressOf({ query, kind }), added: 0 });
  if (lettersIn(words) < QUERY_MIN_LENGTH) {
    setState({ ...NOTHING, phase: words ? "short" : "idle" });
    return;
  }
  setState({ phase: "searching" });
  beginProgress();
  try {
    const answer = await inTime(findPages(words, kind, most));
    finishProgress();
    const added = shown === undefined ? 0 : Math.max(0, answer.hits.length - shown);
    if (mine === latest) setState({ ...answer, found: words, phase: "found", added });
  } catch {
    closeIndex();
    finishProgress(true);
    // What was to be added to stays; what was found for other words or another kind says nothing of these.
    if (mine === latest) setState({ ...(shown === undefined && NOTHING), phase: "failed" });
  }
}

/** Looks for something at once, as for what an address or a note of before asks for. */
export function search(wish: SearchWish, most = RESULTS_PER_STEP): void {
  setState({ ...wish, most });
  void run();
}

/** Searches what is being typed, once typing rests; the first sign of it brings what every search needs. */
export function typeQuery(query: string): void {
  setState({ query, most: RESULTS_PER_STEP });
  latest += 1;
  clearTimeout(rest);
  if (tidyQuery(query) === "") {
    setState({ kind: null });
    void run();
    return;
  }
  warmUp();
  rest = setTimeout(() => void run(), SEARCH_REST_MS);
}

/** Loads what every search needs; a search itself says when that fails. */
export function warmUp(): void {
  openIndex().catch(() => {});
}

export const searchNow = (): void => void run();

export const chooseKind = (kind: SearchKind | null): void => search({ query: getState().query, kind });

export const clearSearch = (): void => search({ query: "", kind: null });

export function showMore(): void {
  const { most, hits, query, found } = getState();
  setState({ most: most + RESULTS_PER_STEP });
  // Words that were typed since are looked for as well, and nothing is added to their results.
  void run(tidyQuery(query) === found ? hits.length : undefined);
}
