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
  /** A path below the site's root, with a slash in front; for a page its `index.html`. */
  | { kind: "file"; file: string }
  | { kind: "redirect"; location: string; status: 301 | 302 }
  | { kind: "missing" }
  | { kind: "gone" };

const INDEX = "/index.html";
const HTML = ".html";
const MISSING: Located = { kind: "missing" };

/** Files without an address: those for hosts, and pages sent in place of others. */
const HIDDEN = new Set(
  [REDIRECTS_FILE, HEADERS_FILE, NOT_FOUND_FILE, BAD_REQUEST_FILE].map((file) => `/${file}`),
);

/** Whether a file has an address. Pages and compressed copies are sent in place of other names. */
const hasAddress = (file: string): boolean =>
  !HIDDEN.has(file) && !isPrecompressed(file) && !file.endsWith(INDEX);

/** Synchronous, because that takes less time than a round trip through Node's thread pool. */
const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

/** An address as it is and in lower case, without an ending. */
function spellingsOf(address: string, ending: string): string[] {
  const name = address.endsWith(ending) ? address.slice(0, -ending.length) || "/" : address;
  return [name, name.toLowerCase()];
}

/**
 * Resolves a path in a built site. Every page has one canonical address, without a trailing slash,
 * `index.html` or `.html`, in lower case where the page is; other spellings redirect to it in one
 * step and keep the query.
 */
export function locate({ root, redirects }: BuiltSite, request: RequestPath): Located {
  const { path: requested, search, hasTrailingSlash, hasDuplicateSlashes } = request;
  const spellings = spellingsOf(requested, INDEX);
  const redirect = spellings.map((spelling) => redirects.get(spelling)).find(Boolean);
  if (redirect) {
    const { to, status = 301 } = redirect;
    if (status === 410) return { kind: "gone" };
    return { kind: "redirect", location: addSearch(to, search), status };
  }

  const isPage = (name: string) => name !== "/404" && isFile(path.join(root, name, INDEX));
  const page = [...spellings, ...spellingsOf(requested, HTML)].find(isPage);
  const isCanonical = page === requested && !hasTrailingSlash && !hasDuplicateSlashes;
  if (page !== undefined && isCanonical)
    return { kind: "file", file: path.posix.join(page, INDEX) };
  if (page !== undefined || hasDuplicateSlashes)
    return { kind: "redirect", location: toLocation(page ?? requested, search), status: 301 };
  const isFound = !hasTrailingSlash && hasAddress(requested) && isFile(path.join(root, requested));
  return isFound ? { kind: "file", file: requested } : MISSING;
}

/** Adds the request's query to the target of a rule. */
function addSearch(target: string, search: string): string {
  if (search === "") return target;
  const [, address = target, fragment = ""] = /^([^#]*)(.*)$/s.exec(target) ?? [];
  const addition = address.includes("?") ? `&${search.slice(1)}` : search;
  return address + addition + fragment;
}
