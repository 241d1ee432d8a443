import { RESERVED_SEGMENTS } from "../../../constants/routes";
import type { Problem } from "../../../content-model/problem";
import type { CheckedEntry } from "../entry";
import type { EntryFile } from "../files/discover";
import { placeOf } from "./check-entries";
import { decoded } from "./links";
import { routeTable } from "./route-table";

type Redirect = { from?: string; to?: string };

/**
 * Old addresses of feeds and start pages; the site has nothing there, but no page may take them.
 */
const OFTEN_OLD = ["index", "rss"];

/** Whether the site itself serves an address. */
function isReserved(path: string): boolean {
  const first = path.split("/")[1] ?? "";
  const isOwn = RESERVED_SEGMENTS.includes(first) && !OFTEN_OLD.includes(first);
  return isOwn || /^\/blog\/page(\/|$)/.test(path);
}

/**
 * A redirect must start at an unused address and lead, in one step, to a page. `checkLinks` checks
 * that the page exists.
 */
export function checkRedirects(
  entries: readonly CheckedEntry[],
  unread: readonly EntryFile[],
): Problem[] {
  const entry = entries.find(({ collection }) => collection.name === "redirects");
  if (!entry) return [];
  const listed = (entry.data.items ?? []) as (Redirect | undefined)[];
  const items = listed.map(({ from, to }: Redirect = {}) => ({
    from: from && decoded(from),
    to: to && decoded(to),
  }));
  const routes = routeTable(entries, unread, true);
  const sources = items.map(({ from }) => from);
  return items.flatMap(({ from, to }, index) => {
    const found: Problem[] = [];
    const report = (name: keyof Redirect, rule: string, fix: string) =>
      found.push({ ...placeOf(entry, ["items", index, name]), rule, fix });
    if (from !== undefined) {
      if (routes.has(from))
        report(
          "from",
          `redirects "${from}", which is a page or a file`,
          "remove the redirect or what is there",
        );
      else if (isReserved(from))
        report("from", `redirects "${from}", which the site itself uses`, "remove the redirect");
      if (sources.indexOf(from) !== index)
        report("from", `redirects "${from}" a second time`, "remove one of them");
    }
    if (to !== undefined) {
      if (/^(mailto|tel):/i.test(to))
        report(
          "to",
          `redirects to "${to}", which is not a page`,
          "name a page (/...) or a full https: address",
        );
      if (sources.includes(to.split(/[?#]/)[0]))
        report("to", `redirect error: "${to}" is redirected itself`, "name the last page");
    }
    return found;
  });
}
