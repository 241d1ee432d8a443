/** The parsed target of a request, or the address of a rule. */
export type RequestPath = {
  /** Decoded, a slash before each name; `/` is the home page. */
  path: string;
  /** The query with its question mark, fit for a Location header; empty without a query. */
  search: string;
  hasTrailingSlash: boolean;
  hasDuplicateSlashes: boolean;
};

/** Hidden names, and those that could leave the site's folder or, in a redirect, its origin. */
const UNSAFE_NAME = /^\.|[/\\\p{Cc}]/u;

/** The only public dot folder: RFC 8615. */
const WELL_KNOWN = "/.well-known";

/** `null` for an address that cannot be decoded, or with a name that no file of the site has. */
export function parseRequestPath(target: string): RequestPath | null {
  const [, written = "", query = ""] = /^(\/[^?]*)(.*)$/s.exec(target) ?? [];
  const names = decodeNames(written);
  if (written === "" || names === null) return null;
  const path = `/${names.join("/")}`;
  const hidden = path === WELL_KNOWN || path.startsWith(`${WELL_KNOWN}/`) ? names.slice(1) : names;
  if (hidden.some((name) => UNSAFE_NAME.test(name))) return null;
  return {
    path,
    // Encodes what Node's parser accepts and a URL must not have.
    search: new URL(query, "http://site").search,
    hasTrailingSlash: path !== "/" && written.endsWith("/"),
    hasDuplicateSlashes: written.includes("//"),
  };
}

/** The names between the slashes. */
function decodeNames(written: string): string[] | null {
  try {
    return written
      .split("/")
      .filter((name) => name !== "")
      .map(decodeURIComponent);
  } catch {
    return null;
  }
}

/**
 * The address of a path on this site: one slash in front, every name encoded, the query after it.
 */
export function toLocation(path: string, search: string): string {
  return path.split("/").map(encodeURIComponent).join("/") + search;
}
