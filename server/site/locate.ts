import path from "node:path";
import { BAD_REQUEST_FILE, HEADERS_FILE, NOT_FOUND_FILE, REDIRECTS_FILE } from "../../site-contract/layout";
import { isPrecompressed } from "../../site-contract/precompressed";
import { type RequestPath, toLocation } from "../../site-contract/request-path";
import { isFile } from "./missing-files";
import { redirectKey, redirectLocation } from "./redirect-index";
import type { BuiltSite } from "./site-folder";

export type SiteFile = {
  /** Absolute path on disk. */
  path: string;
  /** Decoded path below the site's root, with a slash in front; for a page its `index.html`. */
  address: string;
};

export type Located =
  | { kind: "file"; file: SiteFile }
  | { kind: "redirect"; statusCode: number; location: string }
  | { kind: "missing" };

const INDEX = "index.html";
const MISSING: Located = { kind: "missing" };

/** Files for servers and CDNs, and pages that are sent in place of others. */
const HIDDEN = new Set([REDIRECTS_FILE, HEADERS_FILE, NOT_FOUND_FILE, BAD_REQUEST_FILE].map((file) => `/${file}`));

/**
 * Resolves a path in a built site. Every page has one canonical address, without a trailing slash or `index.html`,
 * in lower case where the page is; other spellings redirect to it in one step and keep the query.
 * Throws the file system's error when a file exists but cannot be read.
 */
export function locate(site: BuiltSite, request: RequestPath): Located {
  const { segments, search, hasTrailingSlash, hasDuplicateSlashes } = request;
  const rule = site.redirects.get(redirectKey(segments)) ?? site.redirects.get(redirectKey(segments).toLowerCase());
  if (rule) return { kind: "redirect", statusCode: rule.statusCode, location: redirectLocation(rule.to, search) };

  const page = findPage(site, segments);
  const isCanonical = page !== null && redirectKey(page) === redirectKey(segments);
  if (page !== null && !(isCanonical && !hasTrailingSlash && !hasDuplicateSlashes)) return moved(page, search);
  if (hasDuplicateSlashes) return moved(segments, search);
  if (page !== null) return found(site, [...page, INDEX]);

  if (hasTrailingSlash || !isServed(segments)) return MISSING;
  return isFile(path.join(site.root, ...segments)) ? found(site, segments) : MISSING;
}

/** The canonical segments of the requested page, or `null`. */
function findPage(site: BuiltSite, segments: readonly string[]): readonly string[] | null {
  const named = segments.at(-1) === INDEX ? segments.slice(0, -1) : segments;
  const lowerCase = named.map((segment) => segment.toLowerCase());
  for (const candidate of [named, lowerCase]) {
    if (redirectKey(candidate) === "404") return null;
    if (isFile(path.join(site.root, ...candidate, INDEX))) return candidate;
  }
  return null;
}

/** Whether a file may be requested by its own name: compressed copies are only sent in place of their originals. */
function isServed(segments: readonly string[]): boolean {
  const address = addressOf(segments);
  return !HIDDEN.has(address) && !isPrecompressed(address) && segments.at(-1) !== INDEX;
}

function found(site: BuiltSite, segments: readonly string[]): Located {
  return { kind: "file", file: { path: path.join(site.root, ...segments), address: addressOf(segments) } };
}

function addressOf(segments: readonly string[]): string {
  return `/${segments.join("/")}`;
}

function moved(segments: readonly string[], search: string): Located {
  return { kind: "redirect", statusCode: 301, location: toLocation(segments, search) };
}
