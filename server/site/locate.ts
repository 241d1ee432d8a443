import { existsSync, statSync } from "node:fs";
import path from "node:path";
import {
  BAD_REQUEST_FILE,
  HEADERS_FILE,
  NOT_FOUND_FILE,
  REDIRECTS_FILE,
} from "../../site-contract/layout";
import { isPrecompressed } from "../../site-contract/precompressed";
import { type RequestPath, toLocation } from "../../site-contract/request-path";
import type { BuiltSite } from "./site-folder";

export type Located =
  /** Below the site's root, with a slash in front; for a page its `index.html`. */
  { kind: "file"; file: string } | { kind: "redirect"; location: string } | { kind: "missing" };

const INDEX = "/index.html";
const MISSING: Located = { kind: "missing" };

/** Files for servers and CDNs, and pages that are sent in place of others. */
const HIDDEN = new Set(
  [REDIRECTS_FILE, HEADERS_FILE, NOT_FOUND_FILE, BAD_REQUEST_FILE].map((file) => `/${file}`),
);

/**
 * Whether a file may be requested by its own name: compressed copies are only sent in place of
 * their originals.
 */
const isServed = (file: string): boolean =>
  !HIDDEN.has(file) && !isPrecompressed(file) && !file.endsWith(INDEX);

/** Synchronous: a look at the disk takes less time than a round trip through Node's thread pool. */
const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

/**
 * Resolves a path in a built site. Every page has one canonical address, without a trailing slash
 * or `index.html`, in lower case where the page is; other spellings redirect to it in one step and
 * keep the query.
 */
export function locate({ root, redirects }: BuiltSite, request: RequestPath): Located {
  const { path: requested, search, hasTrailingSlash, hasDuplicateSlashes } = request;
  const named = requested.endsWith(INDEX) ? requested.slice(0, -INDEX.length) || "/" : requested;
  const target = redirects.get(named) ?? redirects.get(named.toLowerCase());
  if (target) return { kind: "redirect", location: withSearch(target, search) };

  const isPage = (address: string) => address !== "/404" && isFile(path.join(root, address, INDEX));
  const page = [named, named.toLowerCase()].find(isPage);
  const isCanonical = page === requested && !hasTrailingSlash && !hasDuplicateSlashes;
  if (page !== undefined && isCanonical)
    return { kind: "file", file: path.posix.join(page, INDEX) };
  if (page !== undefined || hasDuplicateSlashes)
    return { kind: "redirect", location: toLocation(page ?? requested, search) };
  const isFound = !hasTrailingSlash && isServed(requested) && isFile(path.join(root, requested));
  return isFound ? { kind: "file", file: requested } : MISSING;
}

/** The target of a rule, with the request's query added to its own. */
function withSearch(target: string, search: string): string {
  if (search === "") return target;
  const [, address = target, fragment = ""] = /^([^#]*)(.*)$/s.exec(target) ?? [];
  return `${address}${address.includes("?") ? `&${search.slice(1)}` : search}${fragment}`;
}
