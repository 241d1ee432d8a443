import { followMove, movedPages } from "../model/address";
import type { Finding, Problem } from "../model/problem";
import type { CheckedContent, ContentRules, RouteTable } from "../reading/checked-content";
import { decodeAddress } from "./links";
import { placeOf } from "./places";
import { routeTable } from "./route-table";

type Item = { from?: string; to?: string };

function sourceFindings(
  from: string,
  { isRepeated, leadsToItself }: { isRepeated: boolean; leadsToItself: boolean },
  routes: RouteTable,
  { serves }: ContentRules,
): Finding[] {
  const findings: Finding[] = [];
  if (leadsToItself) return findings;
  if (routes.has(from))
    findings.push({
      rule: `redirects "${from}", which is a page or a file`,
      fix: "remove the redirect or what is there",
    });
  else if (serves?.(from))
    findings.push({
      rule: `redirects "${from}", which the site itself uses`,
      fix: "remove the redirect",
    });
  if (isRepeated)
    findings.push({ rule: `redirects "${from}" a second time`, fix: "remove one of them" });
  return findings;
}

function targetFindings(to: string, sources: readonly (string | undefined)[]): Finding[] {
  const findings: Finding[] = [];
  if (/^(mailto|tel):/i.test(to))
    findings.push({
      rule: `redirects to "${to}", which is not a page`,
      fix: "name a page (/...) or a full https: address",
    });
  if (sources.includes(to.split(/[?#]/)[0]))
    findings.push({
      rule: `redirects to "${to}", which is redirected itself`,
      fix: "name the page where that redirect leads",
    });
  return findings;
}

/**
 * A redirect must start at an unused address and lead, in one step, to a page. `checkLinks` checks
 * that the page exists.
 */
export function checkRedirects(content: CheckedContent): { problems: Problem[] } {
  const { model, rules, entries } = content;
  const entry = entries.find(({ collection }) => collection.name === model.redirects);
  if (!entry) return { problems: [] };
  const items = ((entry.data.items ?? []) as (Item | undefined)[]).map(
    ({ from, to }: Item = {}) => ({
      from: from && decodeAddress(from),
      to: to && decodeAddress(to),
    }),
  );
  const routes = routeTable(content);
  const sources = items.map(({ from }) => from);
  const moved = movedPages(entries);
  const problems = items.flatMap(({ from, to }, index) => {
    const locate = (name: keyof Item, findings: readonly Finding[]): Problem[] =>
      findings.map((finding) => ({ ...placeOf(entry, ["items", index, name]), ...finding }));
    const isRepeated = sources.indexOf(from) !== index;
    // A page that has come back to the address: its redirect is left out of the site.
    const leadsToItself = to !== undefined && followMove(to, moved) === from;
    return [
      ...(from
        ? locate("from", sourceFindings(from, { isRepeated, leadsToItself }, routes, rules))
        : []),
      ...(to ? locate("to", targetFindings(to, sources)) : []),
    ];
  });
  return { problems };
}
