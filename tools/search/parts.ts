import { createHash } from "node:crypto";
import type { SearchedPage } from "./pages";

/** Articles in one part of the index on average: few enough to be indexed anew in seconds. */
export const ARTICLES_PER_PART = 500;

export type Part = {
  /** Where it lies below the index, by what is in it. */
  folder: string;
  pages: readonly SearchedPage[];
};

/** What decides how a page is indexed, besides the page. */
const VERSION = "1";
const DIGEST_CHARACTERS = 16;

const hashOf = (text: string) => createHash("sha256").update(text);

function folderOf(pages: readonly SearchedPage[], pagefind: string): string {
  const hash = hashOf(`${VERSION} ${pagefind}`);
  for (const { address, digest } of pages) hash.update(`\n${address} ${digest}`);
  return hash.digest("hex").slice(0, DIGEST_CHARACTERS);
}

/** The oldest first; of one day, by address. */
const byDate = (a: SearchedPage, b: SearchedPage) =>
  a.date === b.date ? (a.address < b.address ? -1 : 1) : a.date < b.date ? -1 : 1;

/**
 * Divides articles where their addresses say so, not by counting: one that comes in between, wherever, shifts no part but its
 * own. From half of the average on, each address has a chance of one in as many to end a part; twice the average always does.
 */
function divide(articles: readonly SearchedPage[], average: number): SearchedPage[][] {
  const half = Math.max(1, Math.floor(average / 2));
  const isEnd = ({ address }: SearchedPage, length: number) =>
    length >= 2 * average || (length >= half && hashOf(address).digest().readUInt32BE() % half === 0);
  const parts: SearchedPage[][] = [];
  let part: SearchedPage[] = [];
  for (const article of articles) {
    if (part.push(article) === 1) parts.push(part);
    if (isEnd(article, part.length)) part = [];
  }
  return parts;
}

/**
 * Divides what is searched. Where there are more articles than two parts hold, they lie in parts by their dates; what is no
 * article, and few articles, are the index itself.
 * @param pagefind its version
 * @param average articles in a part
 */
export function partsOf(
  pages: readonly SearchedPage[],
  pagefind: string,
  average: number = ARTICLES_PER_PART,
): { whole: readonly SearchedPage[]; parts: readonly Part[] } {
  const articles = pages.filter(({ date }) => date !== "").sort(byDate);
  if (articles.length <= 2 * average) return { whole: pages, parts: [] };
  const divided = divide(articles, average);
  const others = pages.filter(({ date }) => date === "");
  // Pagefind writes no WebAssembly for an index of nothing.
  const whole = others.length > 0 ? others : (divided.pop() ?? []);
  return { whole, parts: divided.map((own) => ({ folder: folderOf(own, pagefind), pages: own })) };
}
