import { SEARCH_FOLDER } from "../../site-contract/layout";
import type { SearchKind } from "./constants";
import { termsOf } from "./query";
import {
  type Counts,
  comesClose,
  type PagefindResult,
  type SearchResult,
  sumOf,
  toSearchResult,
} from "./result";

export type SearchResponse = {
  /** Number of results of the requested kind. */
  total: number;
  /** Numbers of results of all kinds, whatever was requested. */
  counts: Counts;
  /** The first results, best first. */
  results: readonly SearchResult[];
};

type Index = {
  filters: () => Promise<unknown>;
  search: (
    words: string,
    options: { filters: { kind?: SearchKind } },
  ) => Promise<{
    results: readonly { data: () => Promise<PagefindResult> }[];
    totalFilters: { kind?: Counts };
  }>;
};

type Options = {
  noWorker: boolean;
  baseUrl: string;
  ranking: { metaWeights: Record<string, number> };
};
type Pagefind = { createInstance: (options: Options) => Index };

/**
 * Ranks names before texts, and whole pages before their sections: names of pages and entries, then
 * headings of sections, both by their number of words, then words that stand for a page or a section.
 * A word of a text adds about 2. `e2e/search/search-finds.spec.ts`.
 */
const META_WEIGHTS = {
  title: 0,
  name1: 1600,
  name2: 1400,
  name3: 1200,
  name4: 1000,
  heading1: 160,
  heading2: 140,
  heading3: 120,
  heading4: 100,
  keywords: 30,
  anchor: 20,
};

/** Browsers remember a module that failed to load, so each attempt needs another address. */
let attempts = 0;
let opening: Promise<Index> | null = null;

/** Opens the index in the page: a worker would need a security policy of its own. */
async function open(): Promise<Index> {
  const again = attempts > 0 ? `?again=${attempts}` : "";
  attempts += 1;
  const address = `/${SEARCH_FOLDER}/pagefind.js${again}`;
  const { createInstance } = (await import(/* webpackIgnore: true */ address)) as Pagefind;
  const index = createInstance({
    noWorker: true,
    baseUrl: "/",
    ranking: { metaWeights: META_WEIGHTS },
  });
  // Loads the files that every search needs, and throws if one is missing.
  await index.filters();
  return index;
}

/** Loads the script and the files that every search needs, once. After a failure it tries again. */
export function openIndex(): Promise<unknown> {
  opening ??= open().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

/** Drops an index of which a file failed to load: Pagefind does not request a file twice. */
export function closeIndex(): void {
  opening = null;
}

export const NOTHING_FOUND: SearchResponse = { total: 0, counts: {}, results: [] };

/**
 * Searches for texts with all words or, if there are none, for texts with the rarest word. For a
 * word that no text has, Pagefind returns matches of its longest known beginning: these count only
 * if they come close to the word.
 * @param limit highest number of results to load
 * @throws Error when the script or a file of the index fails to load
 */
export async function findResults(
  words: string,
  kind: SearchKind | null,
  limit: number,
): Promise<SearchResponse> {
  const index = (await openIndex()) as Index;
  const find = async (terms: readonly string[]): Promise<SearchResponse> => {
    const { results, totalFilters } = await index.search(terms.join(" "), {
      filters: kind ? { kind } : {},
    });
    const loaded = await Promise.all(results.slice(0, limit).map(({ data }) => data()));
    const isUnknown = (term: string) =>
      loaded.length > 0 && !loaded.some((result) => comesClose(result, term));
    if (terms.some(isUnknown)) return NOTHING_FOUND;
    return {
      total: results.length,
      counts: totalFilters.kind ?? {},
      results: loaded.map(toSearchResult),
    };
  };
  const terms = termsOf(words);
  const response = await find(terms);
  if (sumOf(response.counts) > 0) return response;
  const responses = await Promise.all(terms.map((term) => find([term])));
  const [rarest = response] = responses
    .filter(({ total }) => total > 0)
    .sort((one, other) => one.total - other.total);
  return rarest;
}
