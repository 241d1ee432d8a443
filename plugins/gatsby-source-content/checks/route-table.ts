import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { idOnPage } from "../../gatsby-remark-content/syntax";
import { routeOf } from "../model/address";
import { VISIBILITIES, type Visibility } from "../model/visibility";
import type { CheckedContent, ContentRules, RouteTable } from "../reading/checked-content";
import type { CheckedEntry } from "../reading/entry";

/**
 * The anchors a text may link to within itself. Several entries without a page of their own share
 * one: gatsby-remark-content puts the name before their anchors.
 */
export function ownAnchors(
  { collection, route, slug, texts, data }: CheckedEntry,
  { pageAnchors = [] }: ContentRules,
): ReadonlySet<string> {
  const headings = texts.flatMap(({ metadata }) => metadata.headingIds);
  return new Set([
    ...pageAnchors,
    ...(collection.anchors?.(data) ?? []),
    ...headings.map((id) => idOnPage(id, { slug, route })),
  ]);
}

/** Addresses of the files in Gatsby's `static` folder. */
function staticFiles(): string[] {
  if (!existsSync("static")) return [];
  return readdirSync("static", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name).replaceAll(path.sep, "/"))
    .map((file) => file.replace(/^static|\/index\.html$/g, ""));
}

/**
 * Every address of the site with its known anchors. The pages of entries with problems of their own
 * exist and may have any anchor; so may those of files that cannot be read.
 * @param visibilities of the entries whose pages count
 */
export function routeTable(
  { model, rules, entries, unread }: CheckedContent,
  visibilities: readonly Visibility[] = VISIBILITIES,
): RouteTable {
  const visibleEntries = entries.filter(
    ({ isSound, visibility }) => !isSound || visibilities.includes(visibility),
  );
  const anchorsOf = (entry: CheckedEntry) => ownAnchors(entry, rules);
  const routes: RouteTable = new Map(staticFiles().map((address) => [address, null]));
  for (const [route, anchors] of rules.routes?.(
    { model, entries: visibleEntries, unread },
    anchorsOf,
  ) ?? [])
    routes.set(route, anchors);
  for (const { collection, slug, hasName } of unread) {
    const route = routeOf(collection, slug);
    if (route && hasName) routes.set(route, null);
  }
  for (const entry of visibleEntries)
    if (entry.route && entry.hasName)
      routes.set(entry.route, entry.isSound ? anchorsOf(entry) : null);
  return routes;
}

/** An address to which links may lead, and the name of its entry; empty for other pages. */
export type LinkTarget = { address: string; title: string };

const IS_FILE = /\.\w+$/;

/** Lists every page of the site, and each with the anchors of its own. */
export function linkTargets(content: CheckedContent): LinkTarget[] {
  const { pageAnchors: shared = [] } = content.rules;
  const titles = new Map(
    content.entries.map(({ route, data }) => [route, String(data.title ?? data.name ?? "")]),
  );
  return [...routeTable(content)]
    .filter(([route]) => !IS_FILE.test(route))
    .flatMap(([route, anchors]) => {
      const title = titles.get(route) ?? "";
      const own = [...(anchors ?? [])].filter((anchor) => !shared.includes(anchor));
      return ["", ...own.map((anchor) => `#${anchor}`)].map((anchor) => ({
        address: route + anchor,
        title,
      }));
    });
}
