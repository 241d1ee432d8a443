import { SEARCH_URL_SEPARATOR, type SearchKind } from "./constants";
import { fold } from "./query";

export type SearchResult = {
  /** A path; for a service with an anchor. */
  url: string;
  kind: SearchKind;
  title: string;
  /** Category or industry; empty if there is none. */
  topic: string;
  /** YYYY-MM-DD; empty if there is none. */
  date: string;
  picture: string;
  excerpt: readonly ExcerptPart[];
};

export type ExcerptPart = { text: string; isMarked: boolean };

/** A result as Pagefind returns it. */
export type PagefindResult = {
  url: string;
  excerpt: string;
  /** The whole text, without marks. */
  content: string;
  meta: Record<string, string>;
};

const decode = (html: string): string => html.replaceAll("&lt;", "<").replaceAll("&gt;", ">");

/** Splits Pagefind's excerpt at `<mark>` and `</mark>`. All else is text, whatever it looks like. */
const parseExcerpt = (excerpt: string): ExcerptPart[] =>
  excerpt.split(/<\/?mark>/).map((part, index) => ({ text: decode(part), isMarked: index % 2 === 1 }));

const BEGINS_WITHIN = /^(?:<mark>)?\p{Ll}/u;
const ENDS_SENTENCE = /[.!?…”’](?:<\/mark>)?$/;

/** Adds an ellipsis where the excerpt begins or ends within a sentence. */
const withEllipses = (excerpt: string): string =>
  excerpt && `${BEGINS_WITHIN.test(excerpt) ? "… " : ""}${excerpt}${ENDS_SENTENCE.test(excerpt) ? "" : " …"}`;

/** Words that share fewer first letters are unrelated. */
const SHARED_LETTERS = 3;

/** Whether a result has the beginning of a word: Pagefind also returns results for another ending, or with a typo. */
export function comesClose({ content, meta }: PagefindResult, term: string): boolean {
  const [letters = ""] = /[\p{L}\p{N}]+/u.exec(fold(term)) ?? [];
  return fold([content, ...Object.values(meta)].join(" ")).includes([...letters].slice(0, SHARED_LETTERS).join(""));
}

const kindOf = (url: string): SearchKind =>
  url.startsWith("/services#") ? "service" : url.startsWith("/works/") ? "work" : "article";

/** Date and picture travel behind the address, see `src/build/gatsby/search-index/write-index.ts`. */
export function toSearchResult({ url, meta, excerpt }: PagefindResult): SearchResult {
  const [address = "", date = "", picture = ""] = url.split(SEARCH_URL_SEPARATOR);
  const { title = "", topic = "" } = meta;
  return {
    url: address,
    kind: kindOf(address),
    title,
    topic,
    date,
    picture,
    excerpt: parseExcerpt(withEllipses(excerpt)),
  };
}
