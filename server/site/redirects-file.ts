import { parseRequestPath } from "./request-path";

export type Redirect = { statusCode: number; target: string };

export type Redirects = {
  /** By `redirectKey` of the old address. */
  byKey: ReadonlyMap<string, Redirect>;
  /** Lines that are not understood, for the log. */
  problems: string[];
};

const STATUS_CODES = new Set([301, 302, 307, 308]);

/**
 * Reads Netlify's `_redirects` format: `/from /to [status]` a line, `#` begins a comment, the first rule for an
 * address wins. Patterns (`*`, `:name`), conditions and rewrites (200) are not supported and come back as problems.
 * Source: https://docs.netlify.com/manage/routing/redirects/overview/
 */
export function parseRedirects(text: string): Redirects {
  const byKey = new Map<string, Redirect>();
  const problems: string[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const words = line.replace(/(^|\s)#.*$/, "").trim();
    if (words === "") continue;
    const rule = parseRule(words.split(/\s+/));
    if (rule === null) problems.push(`line ${index + 1} is not supported: ${words}`);
    else if (!byKey.has(rule.key) && rule.key !== targetKey(rule.redirect.target)) byKey.set(rule.key, rule.redirect);
  }
  return { byKey, problems };
}

/** The name an address has in the list: slashes in front, between and behind do not count. */
export function redirectKey(segments: readonly string[]): string {
  return segments.join("/");
}

/** Where a redirect leads, with the visitor's query (empty, or with its question mark) added to the target's own. */
export function redirectLocation(target: string, search: string): string {
  if (search.length < 2) return target;
  const [, address = target, fragment = ""] = /^([^#]*)(.*)$/s.exec(target) ?? [];
  return `${address}${address.includes("?") ? `&${search.slice(1)}` : search}${fragment}`;
}

function parseRule(words: readonly string[]): { key: string; redirect: Redirect } | null {
  const [from = "", target = "", status = "301", ...rest] = words;
  const statusCode = Number(status.replace(/!$/, ""));
  const path = from.includes("?") ? null : parseRequestPath(from);
  if (rest.length > 0 || path === null || /[*:]/.test(from)) return null;
  if (!isTarget(target) || !STATUS_CODES.has(statusCode)) return null;
  return { key: redirectKey(path.segments), redirect: { statusCode, target } };
}

/** An address of this site, or a whole one; never `//host`, which browsers take for another site. */
function isTarget(target: string): boolean {
  if (!/^[\x21-\x7e]+$/.test(target) || target.includes("\\")) return false;
  return /^\/(?!\/)/.test(target) ? !target.includes(":splat") : /^https?:\/\/[^/]/.test(target);
}

/** Guards against a rule that leads to itself; a target with a query or fragment of its own counts as well. */
function targetKey(target: string): string | null {
  const path = target.startsWith("/") ? parseRequestPath(target.replace(/#.*$/s, "")) : null;
  return path === null ? null : redirectKey(path.segments);
}
