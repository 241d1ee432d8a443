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
  /** How many results there are of the requested kind. */
  total: number;
  /** How many there are of each kind that has any, whatever was requested. */
  counts: Counts;
  /** The first of them. */
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
 * What is named by the words comes first, then what its keywords name; see
 * `e2e/search/search-finds.spec.ts`.
 */
const META_WEIGHTS = { title: 8, names: 12, keywords: 5, topic: 1 };

/** Browsers remember a module that failed to load, so each attempt has another address. */
let attempts = 0;
let opened: Promise<Index> | null = null;

/** In the page, not in a worker, which would have a policy of its own. */
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
  // Loads what every search needs, and throws if any of it is missing.
  await index.filters();
  return index;
}

/** Loads what every search needs, once; after a failure the next call tries again. */
export function openIndex(): Promise<unknown> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** Forgets the index after part of it failed to load: Pagefind does not request a file twice. */
export function closeIndex(): void {
  opened = null;
}

export const NOTHING_FOUND: SearchResponse = { total: 0, counts: {}, results: [] };

/**
 * Searches the index: for all words, and if nothing has them together, for the one that fewest
 * texts have. For a word that no text has, Pagefind returns the matches of its longest known
 * beginning; what is far from the word counts as nothing.
 * @param limit how many results are loaded at most
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
    const first = await Promise.all(results.slice(0, limit).map(({ data }) => data()));
    const isFar = (term: string) =>
      first.length > 0 && !first.some((result) => comesClose(result, term));
    if (terms.some(isFar)) return NOTHING_FOUND;
    return {
      total: results.length,
      counts: totalFilters.kind ?? {},
      results: first.map(toSearchResult),
    };
  };
  const terms = termsOf(words);
  const all = await find(terms);
  if (sumOf(all.counts) > 0) return all;
  const each = await Promise.all(terms.map((term) => find([term])));
  return (
    each.filter(({ total }) => total > 0).sort((one, other) => one.total - other.total)[0] ?? all
  );
}
