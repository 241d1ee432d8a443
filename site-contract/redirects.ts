import { parseRequestPath } from "./request-path";

export type Redirect = {
  /** Path on this site, as written. */
  from: string;
  /** Path on this site, or a whole address. */
  to: string;
};

/**
 * Writes Netlify's `_redirects` format, which most static hosts read: `/from /to status` a line,
 * addresses as browsers send them.
 * @throws Error when an address is empty or has white space or control characters, which would make
 * another redirect
 */
export function redirectLines(redirects: readonly Redirect[]): string {
  return redirects
    .map(({ from, to }) => {
      for (const address of [from, to])
        if (!/^[^\s\p{Cc}]+$/u.test(address))
          throw new Error(`No address of a redirect: ${JSON.stringify(address)}`);
      // What is encoded already stays.
      return `${[from, to].map(encodeURI).join(" ").replaceAll("%25", "%")} 301\n`;
    })
    .join("");
}

/**
 * Reads the same format, in the order of the file; the first of several for an address wins. What
 * the build does not write is passed over: patterns (`*`, `:name`), conditions, other statuses.
 */
export function parseRedirects(text: string): Redirect[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [from = "", to = "", status = "301", ...rest] = line
      .replace(/(^|\s)#.*$/, "")
      .trim()
      .split(/\s+/);
    const isPlain =
      status === "301" &&
      rest.length === 0 &&
      !/[*:?]/.test(from) &&
      parseRequestPath(from) !== null;
    return isPlain && isTarget(to) ? [{ from, to }] : [];
  });
}

/**
 * An address of this site, or a whole one; never `//host`, which browsers take for another site.
 */
function isTarget(target: string): boolean {
  if (!/^[\x21-\x7e]+$/.test(target) || target.includes("\\")) return false;
  return /^\/(?!\/)/.test(target) ? !target.includes(":splat") : /^https?:\/\/[^/]/.test(target);
}
