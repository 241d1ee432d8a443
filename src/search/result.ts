import { ADDRESS_SEPARATOR, joinSigns } from "../../plugins/gatsby-plugin-site-search/index-format";
import type { SearchKind } from "./constants";
import { fold } from "./query";

export type SearchResult = {
  /** A path; for a part of a page with an anchor. */
  url: string;
  kind: SearchKind;
  title: string;
  /** Category, industry, or the page of a section; empty if there is none. */
  topic: string;
  /** YYYY-MM-DD; empty if there is none. */
  date: string;
  picture: string;
  excerpt: readonly ExcerptPart[];
};

/** How many results there are of each kind that has any. */
export type Counts = Readonly<Partial<Record<SearchKind, number>>>;

export const sumOf = (counts: Counts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

type ExcerptPart = { text: string; isMarked: boolean };

/** A result as Pagefind returns it. */
export type PagefindResult = {
  url: string;
  excerpt: string;
  /** The whole text, without marks. */
  content: string;
  meta: Record<string, string>;
  filters: { kind: readonly SearchKind[] };
};

/**
 * Splits Pagefind's excerpt at `<mark>` and `</mark>`. All else is text, whatever it looks like.
 */
const parseExcerpt = (excerpt: string): ExcerptPart[] =>
  excerpt.split(/<\/?mark>/).map((part, index) => ({
    text: part.replaceAll("&lt;", "<").replaceAll("&gt;", ">"),
    isMarked: index % 2 === 1,
  }));

const BEGINS_WITHIN = /^(?:<mark>)?\p{Ll}/u;
const ENDS_SENTENCE = /[.!?…”’](?:<\/mark>)?$/;

/** Adds an ellipsis where the excerpt begins or ends within a sentence. */
const withEllipses = (excerpt: string): string =>
  excerpt &&
  `${BEGINS_WITHIN.test(excerpt) ? "… " : ""}${excerpt}${ENDS_SENTENCE.test(excerpt) ? "" : " …"}`;

/**
 * Whether a result has the word but for its end: Pagefind also returns results for another ending,
 * or of its first letters alone.
 */
export function comesClose({ content, meta }: PagefindResult, term: string): boolean {
  const [letters = ""] = /[\p{L}\p{N}+#]+/u.exec(fold(term)) ?? [];
  const beginning = letters.slice(0, Math.min(7, Math.max(3, letters.length - 3)));
  return fold([content, ...Object.values(meta)].join(" ")).includes(beginning);
}

/** Date and picture are appended to the address, see `recordOf` of gatsby-plugin-site-search. */
export function toSearchResult({ url, meta, excerpt, filters }: PagefindResult): SearchResult {
  const [address = "", date = "", picture = ""] = url.split(ADDRESS_SEPARATOR);
  const { title = "", topic = "" } = meta;
  return {
    url: address,
    kind: filters.kind[0] ?? "page",
    title: joinSigns(title),
    topic: joinSigns(topic),
    date,
    picture,
    excerpt: parseExcerpt(joinSigns(withEllipses(excerpt))),
  };
}
