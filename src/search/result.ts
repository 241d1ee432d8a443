import { SEARCH_URL_SEPARATOR, type SearchKind } from "./constants";

export type SearchResult = {
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

/**
 * Splits Pagefind's excerpt at `<mark>` and `</mark>`. All else is text, whatever it looks like. Punctuation after a marked
 * word is not marked.
 */
export function parseExcerpt(excerpt: string): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  const add = (text: string, isMarked: boolean) => {
    const last = parts.at(-1);
    if (last && last.isMarked === isMarked) last.text += text;
    else if (text) parts.push({ text, isMarked });
  };
  for (const [index, part] of excerpt.split(/<\/?mark>/).entries()) {
    const text = decode(part);
    const [, word = "", end = ""] = /^(.*?)([\s.,;:!?’”»)\]]*)$/s.exec(text) ?? [];
    if (index % 2 === 0) add(text, false);
    else {
      add(word, true);
      add(end, false);
    }
  }
  return parts;
}

const BEGINS_WITHIN = /^(?:<mark>)?\p{Ll}/u;
const ENDS_SENTENCE = /[.!?…”’](?:<\/mark>)?$/;

const sentencesOf = (text: string): string[] => text.replace(/([.!?…][”’)]?)\s+/g, "$1\n").split("\n");

/** Longest rest of a sentence that an excerpt is completed with, in characters: a table is one sentence. */
const REST_MAX_LENGTH = 160;

const short = (rest = ""): string => (rest.length > REST_MAX_LENGTH ? "" : rest);

/** Pagefind cuts after a number of words: completes the first and the last sentence, and begins with one that has a match. */
function wholeSentences({ excerpt, content }: Pick<PagefindResult, "excerpt" | "content">): string {
  const words = excerpt.replace(/<\/?mark>/g, "");
  // Of the two, Pagefind escapes the excerpt only.
  const text = content.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const at = text.indexOf(words);
  if (at < 0) return excerpt;
  const first = short(sentencesOf(text.slice(0, at)).at(-1));
  const last = ENDS_SENTENCE.test(words) ? "" : short(sentencesOf(text.slice(at + words.length))[0]);
  const sentences = sentencesOf(first + excerpt + last);
  const from = sentences.findIndex((sentence) => sentence.includes("<mark>"));
  return sentences.slice(Math.max(0, from)).join(" ");
}

/** Adds an ellipsis where the excerpt begins or ends within a sentence. */
const withEllipses = (excerpt: string): string =>
  excerpt && `${BEGINS_WITHIN.test(excerpt) ? "… " : ""}${excerpt}${ENDS_SENTENCE.test(excerpt) ? "" : " …"}`;

const kindOf = (url: string): SearchKind =>
  url.startsWith("/services#") ? "service" : url.startsWith("/works/") ? "work" : "article";

/** Date and picture travel behind the address, see `src/gatsby/search-index/write-index.ts`. */
export function toSearchResult({ url, meta, ...text }: PagefindResult): SearchResult {
  const [address = "", date = "", picture = ""] = url.split(SEARCH_URL_SEPARATOR);
  const { title = "", topic = "" } = meta;
  return {
    url: address,
    kind: kindOf(address),
    title,
    topic,
    date,
    picture,
    excerpt: parseExcerpt(withEllipses(wholeSentences(text))),
  };
}
