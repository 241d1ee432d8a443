import type { Redirect } from "../../site-contract/redirects";
import { parseRequestPath } from "../../site-contract/request-path";

/** Redirects by `redirectKey` of the old address. */
export type RedirectIndex = ReadonlyMap<string, Redirect>;

/** The first redirect of an address wins; one to itself is ignored. */
export function indexRedirects(redirects: readonly Redirect[]): RedirectIndex {
  const index = new Map<string, Redirect>();
  for (const redirect of redirects) {
    const key = keyOf(redirect.from);
    if (key !== null && !index.has(key) && key !== targetKey(redirect.to)) index.set(key, redirect);
  }
  return index;
}

/** An address's key in the index: leading, trailing and repeated slashes are ignored. */
export function redirectKey(segments: readonly string[]): string {
  return segments.join("/");
}

/** A redirect's target, with the request's query (empty, or with its question mark) added to the target's own. */
export function redirectLocation(target: string, search: string): string {
  if (search.length < 2) return target;
  const [, address = target, fragment = ""] = /^([^#]*)(.*)$/s.exec(target) ?? [];
  return `${address}${address.includes("?") ? `&${search.slice(1)}` : search}${fragment}`;
}

function keyOf(address: string): string | null {
  const path = parseRequestPath(address);
  return path === null ? null : redirectKey(path.segments);
}

/** A target with a query or fragment of its own counts as well. */
function targetKey(target: string): string | null {
  return target.startsWith("/") ? keyOf(target.replace(/#.*$/s, "")) : null;
}
