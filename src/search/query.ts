import { KIND_KEY, QUERY_KEY, QUERY_MAX_LENGTH, SEARCH_KINDS, SEARCH_ROUTE, type SearchKind } from "./constants";

/** What is looked for: as typed, and of which kind; null for all. */
export type SearchWish = { query: string; kind: SearchKind | null };

/** Control characters, and those that nobody sees: they turn the direction of a line or join what is apart. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]+/gu;

/**
 * The words of what was typed, such as they are searched and shown: without signs that nobody sees, without quotes (every
 * word is looked for by itself), of a sane length.
 */
export function tidyQuery(typed: string): string {
  const seen = typed.normalize("NFC").replace(/["“”]/g, " ").replace(UNSEEN, " ").replace(/\s+/g, " ").trim();
  return [...seen].slice(0, QUERY_MAX_LENGTH).join("").trim();
}

const isKind = (text: string | null): text is SearchKind => SEARCH_KINDS.some((kind) => kind === text);

/** What the address of the page asks for; nonsense counts as nothing. */
export function wishOf(search: string): SearchWish {
  const parts = new URLSearchParams(search);
  const kind = parts.get(KIND_KEY);
  return { query: tidyQuery(parts.get(QUERY_KEY) ?? ""), kind: isKind(kind) ? kind : null };
}

/** The address of the page for what is looked for. */
export function addressOf({ query, kind }: SearchWish): string {
  const parts = new URLSearchParams();
  const words = tidyQuery(query);
  if (words) parts.set(QUERY_KEY, words);
  if (words && kind) parts.set(KIND_KEY, kind);
  return parts.size > 0 ? `${SEARCH_ROUTE}?${parts}` : SEARCH_ROUTE;
}
