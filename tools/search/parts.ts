import { createHash } from "node:crypto";
import type { SearchedPage } from "./pages";

/** Articles in one part of the index: few enough to be indexed anew in seconds, as many as most sites ever have. */
export const ARTICLES_PER_PART = 1000;

export type Part = {
  /** Where it lies below the index; of older parts by what is in it. */
  folder: string;
  pages: readonly SearchedPage[];
};

/** What decides how a page is indexed, besides the page. */
const VERSION = "1";
const DIGEST_CHARACTERS = 16;

function folderOf(pages: readonly SearchedPage[], pagefind: string): string {
  const hash = createHash("sha256").update(`${VERSION} ${pagefind}`);
  for (const { address, digest } of pages) hash.update(`\n${address} ${digest}`);
  return hash.digest("hex").slice(0, DIGEST_CHARACTERS);
}

/** The oldest first; of one day, by address. */
const byDate = (a: SearchedPage, b: SearchedPage) =>
  a.date === b.date ? (a.address < b.address ? -1 : 1) : a.date < b.date ? -1 : 1;

/**
 * Divides what is searched: the oldest articles fill parts that a new article leaves as they are, the newest and everything that is
 * no article are the part in use.
 * @param pagefind its version
 * @param most articles in a part
 */
export function partsOf(
  pages: readonly SearchedPage[],
  pagefind: string,
  most: number = ARTICLES_PER_PART,
): { current: readonly SearchedPage[]; older: readonly Part[] } {
  const articles = pages.filter(({ date }) => date !== "").sort(byDate);
  const count = Math.floor(Math.max(0, articles.length - 1) / most);
  const older = Array.from({ length: count }, (_, index) => {
    const own = articles.slice(index * most, (index + 1) * most);
    return { folder: folderOf(own, pagefind), pages: own };
  });
  const isOlder = new Set(older.flatMap((part) => part.pages));
  return { current: pages.filter((page) => !isOlder.has(page)), older };
}
