import { writeFileSync } from "node:fs";
import path from "node:path";
import { REDIRECTS_FILE } from "../../../site-contract/layout";
import { goneAt, type Redirect, redirectLines } from "../../../site-contract/redirects";
import { isOnCloudflare, isOnNetlify } from "../host";
import type { EndedPage } from "../options";

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
 * The rule for a page that has ended. Cloudflare has none for 410, and answers 404 by itself.
 * Source: https://developers.cloudflare.com/pages/configuration/redirects/
 */
function ruleFor({ from, to }: EndedPage): Redirect[] {
  if (to !== null) return [{ from, to, status: 302 }];
  return isOnCloudflare() ? [] : [goneAt(from)];
}

/**
 * Writes `_redirects` into a built site. Those that the host would cut are left to the page for
 * unknown addresses, whose script follows them and keeps both queries.
 * @param site folder of the built site
 * @param ended pages that have ended
 */
export function writeRedirects(
  site: string,
  redirects: readonly Redirect[],
  ended: readonly EndedPage[],
): void {
  const followed = [...redirects, ...ended.flatMap(ruleFor)].filter((rule) => !losesQuery(rule));
  writeFileSync(path.join(site, REDIRECTS_FILE), redirectLines(followed.flatMap(withSlash)));
}
