import { separateSigns } from "../../plugins/gatsby-plugin-site-search/index-format";
import {
  KIND_KEY,
  QUERY_KEY,
  QUERY_MAX_LENGTH,
  SEARCH_KINDS,
  SEARCH_ROUTE,
  type SearchKind,
} from "./constants";

/** A query as typed, and the kind of results, or null for all kinds. */
export type SearchRequest = { query: string; kind: SearchKind | null };

/** Control and format characters: they are invisible, and some change the direction of text. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]+/gu;

/**
 * Normalises a query to the words that are searched and shown: of limited length, without invisible
 * characters, and without quotes, because each word is searched by itself.
 */
export function tidyQuery(typed: string): string {
  const visible = typed
    .normalize("NFC")
    .replace(/["“”]/g, " ")
    .replace(INVISIBLE, " ")
    .replace(/\s+/g, " ")
    .trim();
  return [...visible].slice(0, QUERY_MAX_LENGTH).join("").trim();
}

/** Reads a request from the query of an address. Invalid values are ignored. */
export function parseRequest(search: string): SearchRequest {
  const params = new URLSearchParams(search);
  const kind = SEARCH_KINDS.find((known) => known === params.get(KIND_KEY)) ?? null;
  return { query: tidyQuery(params.get(QUERY_KEY) ?? ""), kind };
}

/** The address of the search page for a request. */
export function toAddress({ query, kind }: SearchRequest): string {
  const params = new URLSearchParams();
  const words = tidyQuery(query);
  if (words) params.set(QUERY_KEY, words);
  if (words && kind) params.set(KIND_KEY, kind);
  return params.size > 0 ? `${SEARCH_ROUTE}?${params}` : SEARCH_ROUTE;
}

/** Converts a text to lower case without accents, for comparisons. */
export const fold = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const SEPARATORS = /[\s/|\\,;]+/;

/** Words of questions, which no text is about. */
const QUESTION_WORDS =
  /^(?:a|an|are|can|do|does|for|how|i|is|it|many|much|of|the|to|we|what|when|where|who|you|your)$/i;

/**
 * Splits a query into terms, each once, without words of questions if there are others. "UX/UI" is
 * two terms; punctuation alone is none.
 */
export function termsOf(words: string): string[] {
  const parts = new Set(separateSigns(words).split(SEPARATORS));
  const terms = [...parts].filter((part) => /[\p{L}\p{N}]/u.test(part));
  const withoutPunctuation = (term: string) => term.replace(/[^\p{L}\p{N}]+$/u, "");
  const topics = terms.filter((term) => !QUESTION_WORDS.test(withoutPunctuation(term)));
  return topics.length > 0 ? topics : terms;
}
