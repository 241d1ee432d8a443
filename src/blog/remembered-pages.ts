import { readSession, writeSession } from "../dom/session";

const SESSION_KEY = "blog-pages";
const MOST_REMEMBERED = 50;

type Remembered = Record<string, number>;

function remembered(): Remembered {
  try {
    // Whatever stands there becomes an object, and what is none of ours has no such entry.
    return Object(JSON.parse(readSession(SESSION_KEY) ?? "{}"));
  } catch {
    return {};
  }
}

/**
 * Up to which page an earlier document had loaded the list at an entry of the history.
 * @returns 0 where it had not
 */
export function rememberedPage(entry: string): number {
  return Number(remembered()[entry]) || 0;
}

export type LoadedList = { entry: string; startPage: number; currentPage: number };

/**
 * Notes down, for the next document, up to which pages lists are loaded: those that have more than their first one.
 * Where pages of before have not all come back, the others are still to come.
 */
export function rememberPages(lists: Iterable<LoadedList>): void {
  const known = remembered();
  for (const { entry, startPage, currentPage } of lists)
    if (currentPage > startPage) known[entry] = Math.max(currentPage, known[entry] ?? 0);
  writeSession(SESSION_KEY, JSON.stringify(Object.fromEntries(Object.entries(known).slice(-MOST_REMEMBERED))));
}
