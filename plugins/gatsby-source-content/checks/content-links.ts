import { Addresses, followMove, movedPages, type Redirect } from "../model/address";
import { AFTER_END_FIELD, periodOf } from "../model/period";
import type { Finding, Path, Place } from "../model/problem";
import { visibilityOf } from "../model/visibility";
import { walkValues } from "../model/walk";
import type { CheckedContent, Findings, RouteTable } from "../reading/checked-content";
import type { CheckedEntry } from "../reading/entry";
import { checkLink, linkWarning } from "./links";
import { placeInText, placeOf } from "./places";
import { ownAnchors, routeTable } from "./route-table";

/**
 * A link of an entry: the address as written, and where. `isOfMenu`: it is left out while its page
 * is unpublished.
 */
type Link = { url: string; place: Place; isAfterEnd?: boolean; isOfMenu?: boolean };
/** `resolves`: the address leads to a page, though somewhere unwise. */
type LinkFinding = { finding: Finding; isWarning: boolean; resolves: boolean };

/** The values of the model's `single` collection of that name. */
const valuesOf = (
  { entries }: Pick<CheckedContent, "entries">,
  name: string | undefined,
): Record<string, unknown> =>
  entries.find(({ collection }) => collection.name === name)?.data ?? {};

/** The redirects that an editor has written. */
export function writtenRedirects(content: CheckedContent): Redirect[] {
  const { items = [] } = valuesOf(content, content.model.redirects);
  // Invalid items and addresses are undefined.
  return (items as (Partial<Redirect> | undefined)[]).flatMap(({ from, to } = {}) =>
    from && to ? { from, to } : [],
  );
}

/** The content with the states that entries have on a day. */
export const contentOn = (content: CheckedContent, day: string): CheckedContent => ({
  ...content,
  entries: content.entries.map((entry) => ({
    ...entry,
    visibility: visibilityOf(entry.data, day),
  })),
});

/** Pages of the live site on a day: those that are there, and these with those that have closed. */
type LivePages = { live: RouteTable; past: RouteTable };

/**
 * Gives the pages to which the links of an entry must lead: those of today, or of its first day, on
 * which a build is not to fail by itself. For drafts and closed entries null.
 */
function pagesByEntry(content: CheckedContent, today: string) {
  const days = new Map<string, LivePages>();
  return ({ visibility, data }: CheckedEntry): LivePages | null => {
    const begin = visibility === "scheduled" ? periodOf(data).from?.day : undefined;
    const day = visibility === "published" ? today : begin;
    if (day === undefined) return null;
    const onDay = days.get(day) ?? {
      live: routeTable(contentOn(content, day), ["published"]),
      past: routeTable(contentOn(content, day), ["published", "closed"]),
    };
    days.set(day, onDay);
    return onDay;
  };
}

type Unpublished = {
  isClosed: boolean;
  isOfMenu: boolean;
  isRedirect: boolean;
  /** Where the address leads, if it is closed and leads on. */
  target: string | null | undefined;
};

/** The finding for a link to an entry that is not on the live site. */
function unpublishedFinding(
  url: string,
  { isClosed, isOfMenu, isRedirect, target }: Unpublished,
): LinkFinding {
  const consequence = isOfMenu ? ": the menu leaves it out" : "";
  const finding = isClosed
    ? {
        rule: `links to "${url}", which is closed${consequence}`,
        fix: target && !isOfMenu ? `write "${target}"` : "remove the link",
      }
    : {
        rule: `links to "${url}", which is not published yet${consequence}`,
        fix: "publish that, or remove the link",
      };
  // An entry closes by itself, which must not make a build fail.
  const isWarning = isClosed || isOfMenu || isRedirect;
  return { finding, isWarning, resolves: isWarning };
}

/** Checks links of entries against the pages of the site, those not yet published included. */
function linkChecker(content: CheckedContent, today: string) {
  const pagesFor = pagesByEntry(content, today);
  const all = routeTable(content);
  const { url: site } = valuesOf(content, content.model.site);
  const origin = typeof site === "string" ? site : null;
  const addresses = new Addresses(writtenRedirects(content), content.entries);
  const targets = new Map(addresses.redirects.map(({ from, to }) => [from, to]));
  const ended = new Map(addresses.ended.map(({ from, to }) => [from, to]));
  const moved = movedPages(content.entries);

  const findFault = (
    entry: CheckedEntry,
    anchors: ReadonlySet<string>,
    { url: written, isAfterEnd = false, isOfMenu = false }: Link,
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
    // `checkEnds` looks where an address leads after an end, on the day when it does.
    const pages = isAfterEnd ? null : pagesFor(entry);
    if (pages && !resolvesIn(pages.live))
      return unpublishedFinding(url, {
        isClosed: resolvesIn(pages.past),
        isOfMenu,
        isRedirect,
        target: ended.get(page),
      });
    const warning = linkWarning(url, origin);
    return warning && { finding: warning, isWarning: true, resolves: true };
  };
  return findFault;
}

const isInMenu = ({ collection }: CheckedEntry, [list]: Path): boolean =>
  collection.fields.some(
    (field) => field.name === list && field.kind === "list" && field.isMenu === true,
  );

/** The links of an entry: fields, each with its anchor from the field beside it, and Markdown. */
function linksOf(entry: CheckedEntry): (Link & { anchor?: Link })[] {
  const links: (Link & { anchor?: Link })[] = [];
  walkValues(entry.collection.fields, entry.data, (field, value, path, group) => {
    if (field.kind !== "link") return;
    const url = String(value);
    const anchor = field.anchor && group[field.anchor];
    const anchorPath = [...path.slice(0, -1), field.anchor ?? ""];
    const isOfMenu = isInMenu(entry, path);
    links.push({
      url,
      place: placeOf(entry, path),
      isAfterEnd: path.join() === AFTER_END_FIELD,
      isOfMenu,
      ...(field.anchor &&
        anchor !== undefined && {
          anchor: { url: `${url}#${String(anchor)}`, place: placeOf(entry, anchorPath), isOfMenu },
        }),
    });
  });
  for (const text of entry.texts)
    for (const { url, line } of text.metadata.links)
      links.push({ url, place: placeInText(entry, text, line) });
  return links;
}

/** Links in fields and in Markdown must resolve; those that resolve but are unwise are warnings. */
export function checkLinks(content: CheckedContent, today: string): Findings {
  const findings: Findings = { problems: [], warnings: [] };
  const findFault = linkChecker(content, today);
  for (const entry of content.entries) {
    const anchors = ownAnchors(entry, content.rules);
    /** @returns whether the link resolves */
    const report = (link: Link): boolean => {
      const fault = findFault(entry, anchors, link);
      if (fault)
        findings[fault.isWarning ? "warnings" : "problems"].push({
          ...link.place,
          ...fault.finding,
        });
      return fault?.resolves ?? true;
    };
    for (const { anchor, ...link } of linksOf(entry)) if (report(link) && anchor) report(anchor);
  }
  return findings;
}
