import { separateSigns } from "../../plugins/gatsby-plugin-site-search/index-format";
import {
  KIND_KEY,
  QUERY_KEY,
  QUERY_MAX_LENGTH,
  SEARCH_KINDS,
  SEARCH_ROUTE,
  type SearchKind,
} from "./constants";

/** The query as typed, and the kind of results; null for all kinds. */
export type SearchRequest = { query: string; kind: SearchKind | null };

/** Control and format characters: invisible, and some change the direction of the line. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]+/gu;

/**
 * The words that are searched and shown: normalised, cut to the maximum length, without invisible
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

/** The request in the address of the page. Invalid values are ignored. */
export function parseRequest(search: string): SearchRequest {
  const params = new URLSearchParams(search);
  const kind = SEARCH_KINDS.find((known) => known === params.get(KIND_KEY)) ?? null;
  return { query: tidyQuery(params.get(QUERY_KEY) ?? ""), kind };
}

/** The address of the page for a request. */
export function toAddress({ query, kind }: SearchRequest): string {
  const params = new URLSearchParams();
  const words = tidyQuery(query);
  if (words) params.set(QUERY_KEY, words);
  if (words && kind) params.set(KIND_KEY, kind);
  return params.size > 0 ? `${SEARCH_ROUTE}?${params}` : SEARCH_ROUTE;
}

/** Lower case, without accents: as words are compared. */
export const fold = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const SEPARATORS = /[\s/|\\,;]+/;

/** What questions are asked with, and no text is about. */
const ASKING =
  /^(?:a|an|are|can|do|does|for|how|i|is|it|many|much|of|the|to|we|what|when|where|who|you|your)$/i;

/**
 * The words of a query, each once, without those of asking if there are others. "UX/UI" is two;
 * punctuation alone is none.
 */
export function termsOf(words: string): string[] {
  const all = [...new Set(separateSigns(words).split(SEPARATORS))].filter((word) =>
    /[\p{L}\p{N}]/u.test(word),
  );
  const telling = all.filter((word) => !ASKING.test(word.replace(/[^\p{L}\p{N}]+$/u, "")));
  return telling.length > 0 ? telling : all;
}
