import { readSession, writeSession } from "./session";

const SESSION_KEY = "blog-pages";
const MOST_REMEMBERED = 50;

type Remembered = Readonly<Record<string, number>>;

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

/**
 * Notes down up to which pages lists are loaded, for the next document.
 * @param pages by entry of the history. One that has not all come back yet is still to come.
 */
export function rememberPages(pages: readonly (readonly [entry: string, page: number])[]): void {
  if (pages.length === 0) return;
  const longest = pages.map(([entry, page]) => [entry, Math.max(page, rememberedPage(entry))] as const);
  const known = [...Object.entries(remembered()), ...longest].slice(-MOST_REMEMBERED);
  writeSession(SESSION_KEY, JSON.stringify(Object.fromEntries(known)));
}
