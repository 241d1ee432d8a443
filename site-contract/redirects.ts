import { NOT_FOUND_FILE } from "./layout";
import { parseRequestPath } from "./request-path";

export type Redirect = {
  /** Path on this site, as written. */
  from: string;
  /** Path on this site, or a whole address. */
  to: string;
  /**
   * 302: for as long as a page is away, so that no browser keeps it; 410: the page is gone, and
   * `to` is what is sent in its place. By default 301.
   */
  status?: 302 | 410;
};

/** The rule for the address of a page that is gone. */
export const goneAt = (from: string): Redirect => ({
  from,
  to: `/${NOT_FOUND_FILE}`,
  status: 410,
});

/**
 * Writes Netlify's `_redirects` format, which most static hosts read: lines of `/from /to status`,
 * with addresses as browsers send them.
 * @throws Error when an address is empty, or has white space or control characters
 */
export function redirectLines(redirects: readonly Redirect[]): string {
  const lines = redirects.map(
    ({ from, to, status = 301 }) => `${encodeAddress(from)} ${encodeAddress(to)} ${status}\n`,
  );
  return lines.join("");
}

function encodeAddress(address: string): string {
  if (!/^[^\s\p{Cc}]+$/u.test(address))
    throw new Error(`No address of a redirect: ${JSON.stringify(address)}`);
  // Characters that are encoded already stay as they are.
  return encodeURI(address).replaceAll("%25", "%");
}

/**
 * Reads Netlify's `_redirects` format, in the order of the file: of several redirects for an address
 * the first one wins. Ignores what the build does not write: patterns (`*`, `:name`), conditions and
 * other statuses.
 */
export function parseRedirects(text: string): Redirect[] {
  return text.split(/\r?\n/).flatMap((line) => parseRedirect(line) ?? []);
}

function parseRedirect(line: string): Redirect | null {
  const words = line
    .replace(/(^|\s)#.*$/, "")
    .trim()
    .split(/\s+/);
  const [from = "", to = "", status = "301", condition] = words;
  if (!/^(?:301|302|410)$/.test(status) || condition !== undefined) return null;
  const isPath = !/[*:?]/.test(from) && parseRequestPath(from) !== null;
  if (!isPath || !isTarget(to)) return null;
  return status === "301" ? { from, to } : { from, to, status: status === "302" ? 302 : 410 };
}

/** Whether an address is a path of this site, or a whole one; never `//host`, another site's. */
function isTarget(target: string): boolean {
  if (!/^[\x21-\x7e]+$/.test(target) || target.includes("\\")) return false;
  return /^\/(?!\/)/.test(target) ? !target.includes(":splat") : /^https?:\/\/[^/]/.test(target);
}
