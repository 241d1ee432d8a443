import { allRedirects, followMove, movedPages, type Redirect } from "../model/address";
import type { Finding, Place } from "../model/problem";
import { walkValues } from "../model/walk";
import type { CheckedContent, Findings, RouteTable } from "../reading/checked-content";
import type { CheckedEntry } from "../reading/entry";
import { checkLink, linkWarning } from "./links";
import { placeInBody, placeOf } from "./places";
import { ownAnchors, routeTable } from "./route-table";

/** A link of an entry: the address as written, and where. */
type Link = { url: string; place: Place };
/** `resolves`: the address leads to a page, though somewhere unwise. */
type LinkFinding = { finding: Finding; isWarning: boolean; resolves: boolean };

/** The values of the model's `single` collection of that name. */
const valuesOf = (
  { entries }: Pick<CheckedContent, "entries">,
  name: string | undefined,
): Record<string, unknown> =>
  entries.find(({ collection }) => collection.name === name)?.data ?? {};

/** Targets of the live site's redirects by the address that is redirected. */
function redirectTargets(content: CheckedContent): Map<string, string> {
  const { items = [] } = valuesOf(content, content.model.redirects);
  // Invalid items and addresses are undefined.
  const written = (items as (Partial<Redirect> | undefined)[]).flatMap(({ from, to } = {}) =>
    from && to ? { from, to } : [],
  );
  const published = content.entries.filter(({ visibility }) => visibility === "published");
  return new Map(allRedirects(written, published).map(({ from, to }) => [from, to]));
}

/** The finding for a link to an entry that is not on the live site. */
function unpublishedFinding(url: string, isRedirect: boolean, isClosed: boolean): LinkFinding {
  // An entry closes by itself, which must not make a build fail.
  const isWarning = isRedirect || isClosed;
  const finding = isClosed
    ? { rule: `links to "${url}", which is closed`, fix: "remove the link" }
    : {
        rule: `links to "${url}", which is not published yet`,
        fix: "publish that, or remove the link",
      };
  return { finding, isWarning, resolves: isWarning };
}

/** Checks links of entries against the pages of the site, those not yet published included. */
function linkChecker(content: CheckedContent) {
  const live = routeTable(content, ["published"]);
  const past = routeTable(content, ["published", "closed"]);
  const all = routeTable(content);
  const { url: site } = valuesOf(content, content.model.site);
  const origin = typeof site === "string" ? site : null;
  const targets = redirectTargets(content);
  const moved = movedPages(content.entries);

  const findFault = (
    entry: CheckedEntry,
    anchors: ReadonlySet<string>,
    written: string,
  ): LinkFinding | null => {
    const isRedirect = entry.collection.name === content.model.redirects;
    const url = isRedirect ? followMove(written, moved) : written;
    const finding = checkLink(url, all, entry.route, anchors, origin);
    const [page = ""] = url.split(/[?#]/);
    const target = all.has(page) || isRedirect ? undefined : targets.get(page);
    if (target)
      return {
        finding: { rule: `links to "${url}", which is redirected`, fix: `write "${target}"` },
        isWarning: true,
        resolves: false,
      };
    if (finding) return { finding, isWarning: false, resolves: false };
    const resolvesIn = (routes: RouteTable) =>
      checkLink(url, routes, entry.route, anchors, origin) === null;
    if (entry.visibility === "published" && !resolvesIn(live))
      return unpublishedFinding(url, isRedirect, resolvesIn(past));
    const warning = linkWarning(url, origin);
    return warning && { finding: warning, isWarning: true, resolves: true };
  };
  return findFault;
}

/** The links of an entry: fields, each with its anchor from the field beside it, and Markdown. */
function linksOf(entry: CheckedEntry): (Link & { anchor?: Link })[] {
  const links: (Link & { anchor?: Link })[] = [];
  walkValues(entry.collection.fields, entry.data, (field, value, path, group) => {
    if (field.kind !== "link") return;
    const url = String(value);
    const anchor = field.anchor && group[field.anchor];
    const anchorPath = [...path.slice(0, -1), field.anchor ?? ""];
    links.push({
      url,
      place: placeOf(entry, path),
      ...(field.anchor &&
        anchor !== undefined && {
          anchor: { url: `${url}#${String(anchor)}`, place: placeOf(entry, anchorPath) },
        }),
    });
  });
  for (const { url, line } of entry.metadata?.links ?? [])
    links.push({ url, place: placeInBody(entry, line) });
  return links;
}

/** Links in fields and in Markdown must resolve; those that resolve but are unwise are warnings. */
export function checkLinks(content: CheckedContent): Findings {
  const findings: Findings = { problems: [], warnings: [] };
  const findFault = linkChecker(content);
  for (const entry of content.entries) {
    const anchors = ownAnchors(entry, content.rules);
    /** @returns whether the link resolves */
    const report = ({ url, place }: Link): boolean => {
      const fault = findFault(entry, anchors, url);
      if (fault)
        findings[fault.isWarning ? "warnings" : "problems"].push({ ...place, ...fault.finding });
      return fault?.resolves ?? true;
    };
    for (const { anchor, ...link } of linksOf(entry)) if (report(link) && anchor) report(anchor);
  }
  return findings;
}
