import { ADDRESS_SEPARATOR, joinSigns } from "../../plugins/gatsby-plugin-site-search/index-format";
import type { SearchKind } from "./constants";
import { fold } from "./query";

export type SearchResult = {
  /** Root-relative address, with an anchor for a part of a page. */
  url: string;
  kind: SearchKind;
  title: string;
  /** Category, industry, or title of the page that a section is on; "" for none. */
  topic: string;
  /** `YYYY-MM-DD`, or "". */
  date: string;
  /** Address of a picture, or "". */
  picture: string;
  excerpt: readonly ExcerptPart[];
};

/** Numbers of results of the kinds that have any. */
export type Counts = Readonly<Partial<Record<SearchKind, number>>>;

export const sumOf = (counts: Counts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

type ExcerptPart = { text: string; isMarked: boolean };

/** A result of Pagefind. */
export type PagefindResult = {
  url: string;
  excerpt: string;
  /** The whole text, without marked matches. */
  content: string;
  meta: Record<string, string>;
  filters: { kind: readonly SearchKind[] };
};

/** Splits Pagefind's excerpt at `<mark>` and `</mark>`. Everything else is text. */
const parseExcerpt = (excerpt: string): ExcerptPart[] =>
  excerpt.split(/<\/?mark>/).map((part, index) => ({
    text: part.replaceAll("&lt;", "<").replaceAll("&gt;", ">"),
    isMarked: index % 2 === 1,
  }));

const BEGINS_WITHIN = /^(?:<mark>)?\p{Ll}/u;
const ENDS_SENTENCE = /[.!?…”’](?:<\/mark>)?$/;

/** Adds an ellipsis where the excerpt begins or ends within a sentence. */
function addEllipses(excerpt: string): string {
  if (!excerpt) return "";
  const start = BEGINS_WITHIN.test(excerpt) ? "… " : "";
  const end = ENDS_SENTENCE.test(excerpt) ? "" : " …";
  return start + excerpt + end;
}

/**
 * Whether a result has the term, or the term with another ending. Pagefind also returns results
 * that share only the first letters with it.
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
    excerpt: parseExcerpt(joinSigns(addEllipses(excerpt))),
  };
}
