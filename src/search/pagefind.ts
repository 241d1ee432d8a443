import { PARTS_FOLDER, SEARCH_FOLDER, type SearchKind } from "./constants";
import { type FoundPage, type Hit, hitOf } from "./hit";
import { beginsIn, comesClose, termsOf } from "./terms";

export type Counts = Record<SearchKind, number>;

/** What a search has found. */
export type Answer = {
  /** How many, of the kind that was asked for. */
  total: number;
  /** How many of each kind, whatever was asked for. */
  counts: Counts;
  hits: readonly Hit[];
  /** The words among those looked for that nothing has in it; what was found comes close to them, or has the others. */
  missed: readonly string[];
};

type Results = {
  results: readonly { data: () => Promise<FoundPage> }[];
  totalFilters: { kind?: Partial<Counts> };
};

type Index = {
  init: () => Promise<void>;
  mergeIndex: (address: string, options: { baseUrl: string }) => Promise<void>;
  filters: () => Promise<unknown>;
  search: (words: string, options: { filters: { kind?: SearchKind } }) => Promise<Results>;
};

type Pagefind = {
  createInstance: (options: { noWorker: boolean; baseUrl: string }) => Index;
  /** Names of the parts with the articles, where there are thousands (`tools/search/parts.ts`). */
  parts: readonly string[];
};

const BASE = { baseUrl: "/" };

/** How often the script has been asked for. Browsers remember a module that failed, so it is asked for by another name. */
let attempts = 0;
let script: Promise<Pagefind> | null = null;
let opened: Promise<Index> | null = null;

function loadScript(): Promise<Pagefind> {
  const again = attempts > 0 ? `?again=${attempts}` : "";
  attempts += 1;
  const address = `/${SEARCH_FOLDER}/pagefind.js${again}`;
  return import(/* webpackIgnore: true */ address) as Promise<Pagefind>;
}

/** In the page itself: a worker would have a policy of its own, and the index is small. */
async function open(): Promise<Index> {
  script ??= loadScript().catch((error: unknown) => {
    script = null;
    throw error;
  });
  const { createInstance, parts } = await script;
  const index = createInstance({ noWorker: true, ...BASE });
  await index.init();
  // Says what is missing; opening the parts would wait for it for ever.
  await index.filters();
  await Promise.all(parts.map((part) => index.mergeIndex(`/${SEARCH_FOLDER}/${PARTS_FOLDER}/${part}/`, BASE)));
  if (parts.length > 0) await index.filters();
  return index;
}

/** Loads what every search needs, once; what fails is loaded anew the next time. */
export function openIndex(): Promise<unknown> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** Forgets the index, parts of which did not arrive. */
export function closeIndex(): void {
  opened = null;
}

/** Whether a word is there: in one of its forms, or as the beginning of another. */
async function isThere(index: Index, term: string): Promise<boolean> {
  const asIs = await index.search(`"${term}"`, { filters: {} });
  if (asIs.results.length > 0) return true;
  const [best] = (await index.search(term, { filters: {} })).results;
  return best !== undefined && beginsIn(await best.data(), term);
}

/** The words that nothing has; those that the first results have are not looked for again. */
async function missedOf(index: Index, words: string, first: readonly FoundPage[]): Promise<string[]> {
  const terms = termsOf(words).filter((term) => !first.some((page) => beginsIn(page, term)));
  const found = await Promise.all(terms.map((term) => isThere(index, term)));
  return terms.filter((_, at) => !found[at]);
}

export const NOTHING_FOUND: Answer = { total: 0, counts: { article: 0, work: 0, service: 0 }, hits: [], missed: [] };

/**
 * Looks for words. What Pagefind finds by the first letter or two of a word that nothing has is nothing.
 * @param kind null for all
 * @param most how many results are loaded at most
 * @throws whatever the script or a part of the index that does not arrive throws
 */
export async function findPages(words: string, kind: SearchKind | null, most: number): Promise<Answer> {
  const index = (await openIndex()) as Index;
  const { results, totalFilters } = await index.search(termsOf(words).join(" "), { filters: kind ? { kind } : {} });
  const { article = 0, work = 0, service = 0 } = totalFilters.kind ?? {};
  const pages = await Promise.all(results.slice(0, most).map(({ data }) => data()));
  const missed = results.length > 0 ? await missedOf(index, words, pages) : [];
  const isClose = missed.some((term) => pages.some((page) => comesClose(page, term)));
  if (missed.length > 0 && missed.length === termsOf(words).length && !isClose) return NOTHING_FOUND;
  return { total: results.length, counts: { article, work, service }, hits: pages.map(hitOf), missed };
}
