/** The parsed target of a request, or address of a rule. */
export type RequestPath = {
  /** Decoded, with a slash before each name; `/` is the home page. */
  path: string;
  /** The query with its question mark, fit for a Location header; empty without a query. */
  search: string;
  hasTrailingSlash: boolean;
  hasDuplicateSlashes: boolean;
};

/**
 * Matches hidden names, and those that could leave the site's folder or, in a redirect, its origin.
 */
const UNSAFE_NAME = /^\.|[/\\\p{Cc}]/u;

/** The only public dot folder: RFC 8615. */
const WELL_KNOWN = "/.well-known";

/** Parses an address; `null` when it cannot be decoded or has a name that no file of a site has. */
export function parseRequestPath(target: string): RequestPath | null {
  const [, encodedPath = "", query = ""] = /^(\/[^?]*)(.*)$/s.exec(target) ?? [];
  const names = decodeNames(encodedPath);
  if (encodedPath === "" || names === null) return null;
  const path = `/${names.join("/")}`;
  const isWellKnown = path === WELL_KNOWN || path.startsWith(`${WELL_KNOWN}/`);
  const otherNames = isWellKnown ? names.slice(1) : names;
  if (otherNames.some((name) => UNSAFE_NAME.test(name))) return null;
  return {
    path,
    // Encodes characters that Node accepts and that a URL must not have.
    search: new URL(query, "http://site").search,
    hasTrailingSlash: path !== "/" && encodedPath.endsWith("/"),
    hasDuplicateSlashes: encodedPath.includes("//"),
  };
}

/** The names between the slashes, or `null`. */
function decodeNames(encodedPath: string): string[] | null {
  try {
    return encodedPath
      .split("/")
      .filter((name) => name !== "")
      .map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** The address of a decoded path on this site, with its query, for a Location header. */
export function toLocation(path: string, search: string): string {
  return path.split("/").map(encodeURIComponent).join("/") + search;
}
