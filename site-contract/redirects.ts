import { parseRequestPath } from "./request-path";

export type Redirect = {
  /** Path on this site, as written. */
  from: string;
  /** Path on this site, or a whole address. */
  to: string;
  statusCode: number;
};

export type Redirects = {
  /** In the order of the file; the first of several for an address wins. */
  redirects: Redirect[];
  /** Messages about unsupported lines. */
  problems: string[];
};

const STATUS_CODES = new Set([301, 302, 307, 308]);

/**
 * Writes Netlify's `_redirects` format, which most static hosts read: `/from /to status` a line, addresses as browsers send them.
 * @throws Error when an address is empty or has white space or control characters, which would make another redirect
 */
export function redirectLines(redirects: readonly { from: string; to: string }[]): string {
  return redirects
    .map(({ from, to }) => {
      for (const address of [from, to])
        if (!/^[^\s\p{Cc}]+$/u.test(address)) throw new Error(`No address of a redirect: ${JSON.stringify(address)}`);
      // What is encoded already stays.
      return `${[from, to].map(encodeURI).join(" ").replaceAll("%25", "%")} 301\n`;
    })
    .join("");
}

/**
 * Reads the same format: `/from /to [status]` a line, `#` begins a comment. Patterns (`*`, `:name`), conditions and
 * rewrites (200) are not supported and come back as problems.
 * Source: https://docs.netlify.com/manage/routing/redirects/overview/
 */
export function parseRedirects(text: string): Redirects {
  const redirects: Redirect[] = [];
  const problems: string[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const words = line.replace(/(^|\s)#.*$/, "").trim();
    if (words === "") continue;
    const redirect = parseRule(words.split(/\s+/));
    if (redirect === null) problems.push(`line ${index + 1} is not supported: ${words}`);
    else redirects.push(redirect);
  }
  return { redirects, problems };
}

function parseRule(words: readonly string[]): Redirect | null {
  const [from = "", to = "", status = "301", ...rest] = words;
  const statusCode = Number(status.replace(/!$/, ""));
  if (rest.length > 0 || /[*:?]/.test(from) || parseRequestPath(from) === null) return null;
  return isTarget(to) && STATUS_CODES.has(statusCode) ? { from, to, statusCode } : null;
}

/** An address of this site, or a whole one; never `//host`, which browsers take for another site. */
function isTarget(target: string): boolean {
  if (!/^[\x21-\x7e]+$/.test(target) || target.includes("\\")) return false;
  return /^\/(?!\/)/.test(target) ? !target.includes(":splat") : /^https?:\/\/[^/]/.test(target);
}
