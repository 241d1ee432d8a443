import { SEARCH_URL_SEPARATOR, type SearchKind } from "./constants";

/** What is shown of one result. */
export type Hit = {
  url: string;
  kind: SearchKind;
  title: string;
  /** Category, industry, or nothing. */
  topic: string;
  /** YYYY-MM-DD, or nothing. */
  date: string;
  picture: string;
  /** Some of its words, those that were looked for marked. */
  excerpt: readonly Words[];
};

export type Words = { text: string; isMarked: boolean };

/** What Pagefind says of a result. */
export type FoundPage = {
  url: string;
  excerpt: string;
  meta: Record<string, string>;
  filters?: Record<string, string[]>;
};

const ENTITIES: Record<string, string> = { "&lt;": "<", "&gt;": ">" };

const textOf = (html: string): string => html.replace(/&[lg]t;/g, (entity) => ENTITIES[entity] ?? entity);

/**
 * An excerpt as Pagefind hands it over, taken apart: plain words and those between `<mark>` and `</mark>`. Everything else
 * is text, whatever it looks like. What ends a sentence is not marked with its last word.
 */
export function excerptWords(excerpt: string): Words[] {
  const words: Words[] = [];
  const add = (text: string, isMarked: boolean) => {
    const last = words.at(-1);
    if (last && last.isMarked === isMarked) last.text += text;
    else if (text) words.push({ text, isMarked });
  };
  for (const [index, part] of excerpt.split(/<\/?mark>/).entries()) {
    const text = textOf(part);
    const [, word = "", end = ""] = /^(.*?)([\s.,;:!?’”»)\]]*)$/s.exec(text) ?? [];
    if (index % 2 === 0) add(text, false);
    else {
      add(word, true);
      add(end, false);
    }
  }
  return words;
}

const BEGINS_WITHIN = /^(?:<mark>)?\p{Ll}/u;
const ENDS_SENTENCE = /[.!?…”’](?:<\/mark>)?$/;

/** An excerpt is cut out of a text: where it begins or ends within a sentence it says so. */
const withEllipses = (excerpt: string): string =>
  excerpt && `${BEGINS_WITHIN.test(excerpt) ? "… " : ""}${excerpt}${ENDS_SENTENCE.test(excerpt) ? "" : " …"}`;

const kindOf = (url: string): SearchKind =>
  url.startsWith("/services#") ? "service" : url.startsWith("/works/") ? "work" : "article";

export function hitOf({ url, excerpt, meta }: FoundPage): Hit {
  const [address = "", date = "", picture = ""] = url.split(SEARCH_URL_SEPARATOR);
  const { title = "", topic = "" } = meta;
  return {
    url: address,
    kind: kindOf(address),
    title,
    topic,
    date,
    picture,
    excerpt: excerptWords(withEllipses(excerpt)),
  };
}
