import { writeFileSync } from "node:fs";
import path from "node:path";
import { REDIRECTS_FILE } from "../../../site-contract/layout";
import { type Redirect, redirectLines } from "../../../site-contract/redirects";
import { isOnCloudflare, isOnNetlify } from "../host";

/**
 * Whether a host that reads `_redirects` itself would lose the visitor's query: both send the
 * target's own query in its place. Sources: https://github.com/netlify/cli/pull/2017,
 * https://github.com/cloudflare/workers-sdk/pull/12627
 */
const losesQuery = ({ to }: Redirect): boolean =>
  (isOnCloudflare() || isOnNetlify()) && /^[^#]*\?/.test(to);

/** A redirect in Cloudflare's dialect, which takes `/old/` for another address than `/old`. */
const withSlash = (redirect: Redirect): Redirect[] =>
  isOnCloudflare() ? [redirect, { ...redirect, from: `${redirect.from}/` }] : [redirect];

/**
 * Writes `_redirects` into a built site. Those that the host would cut are left to the page for
 * unknown addresses, whose script follows them and keeps both queries.
 * @param site folder of the built site
 */
export function writeRedirects(site: string, redirects: readonly Redirect[]): void {
  const followed = redirects.filter((redirect) => !losesQuery(redirect));
  writeFileSync(path.join(site, REDIRECTS_FILE), redirectLines(followed.flatMap(withSlash)));
}
