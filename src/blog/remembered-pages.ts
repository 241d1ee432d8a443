import { readSessionJson, writeSession } from "../dom/session";

const SESSION_KEY = "blog-pages";
const MAX_REMEMBERED = 50;

type Remembered = Record<string, number>;

/** Any stored value becomes an object; a foreign one has no such entry. */
const remembered = (): Remembered => Object(readSessionJson(SESSION_KEY));

/** The last page an earlier document had loaded at a history entry. @returns 0 for none */
export function rememberedPage(entry: string): number {
  return Number(remembered()[entry]) || 0;
}

type LoadedList = { entry: string; startPage: number; currentPage: number };

/**
 * Stores, for the next document, the last page of each list that has more than its first one. A larger stored number
 * is kept: its pages have not all been restored yet.
 */
export function rememberPages(lists: Iterable<LoadedList>): void {
  const known = remembered();
  for (const { entry, startPage, currentPage } of lists)
    if (currentPage > startPage) known[entry] = Math.max(currentPage, known[entry] ?? 0);
  writeSession(SESSION_KEY, JSON.stringify(Object.fromEntries(Object.entries(known).slice(-MAX_REMEMBERED))));
}
