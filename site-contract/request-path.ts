/** A parsed request target; `null` in its place means that it cannot match a file of the site. */
export type RequestPath = {
  /** Decoded names between the slashes; none for the home page. */
  segments: string[];
  /** The query with its question mark, fit for a Location header; empty without a query. */
  search: string;
  hasTrailingSlash: boolean;
  hasDuplicateSlashes: boolean;
};

/** The only public dot folder: RFC 8615. */
const WELL_KNOWN = ".well-known";

/**
 * Parses a request target (origin form, or the absolute form of RFC 9112, 3.2.2).
 * `null` for invalid encodings and for names with a leading dot, slashes, backslashes or control characters: without
 * these, no path of the segments can leave the site's folder, and no redirect can leave the origin.
 */
export function parseRequestPath(target: string): RequestPath | null {
  const [, path = "", search = ""] = /^([^?]*)(.*)$/s.exec(withoutOrigin(target)) ?? [];
  if (!path.startsWith("/")) return null;
  const names = path.split("/").filter((name) => name !== "");
  const segments: string[] = [];
  for (const [index, name] of names.entries()) {
    const segment = decodeSegment(name);
    if (segment === null || !isUsable(segment, index)) return null;
    segments.push(segment);
  }
  return {
    segments,
    search: encodeSearch(search),
    hasTrailingSlash: segments.length > 0 && path.endsWith("/"),
    hasDuplicateSlashes: path.includes("//"),
  };
}

/** The address of a path on this origin: one slash in front, every name encoded, the query after it. */
export function toLocation(segments: readonly string[], search: string): string {
  return `/${segments.map(encodeURIComponent).join("/")}${search}`;
}

function withoutOrigin(target: string): string {
  return target.replace(/^https?:\/\/[^/?]*/i, "");
}

function decodeSegment(name: string): string | null {
  try {
    return decodeURIComponent(name);
  } catch {
    return null;
  }
}

function isUsable(segment: string, index: number): boolean {
  if (/[/\\\p{Cc}]/u.test(segment)) return false;
  return !segment.startsWith(".") || (segment === WELL_KNOWN && index === 0);
}

/** Encodes characters that are invalid in a URL, but accepted by Node's parser. */
function encodeSearch(search: string): string {
  return search.replace(/[^\x21-\x7e]|["<>\\^`{|}]/g, (char) => `%${char.charCodeAt(0).toString(16).padStart(2, "0")}`);
}
