import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { idOnPage } from "../../../../plugins/gatsby-remark-content/syntax";
import { blogPages } from "../../../blog/blog-pages";
import { ENTRY_ANCHORS, MAIN_ANCHOR, routeOf } from "../../../constants/routes";
import { FEED_PATH, JSON_FEED_PATH, SITEMAP_PATH } from "../../../constants/site-files";
import { blockPlaces } from "../../../content-model/collections/block-rules";
import { PAGE_SECTIONS } from "../../../content-model/page-sections";
import type { CheckedEntry } from "../entry";
import type { EntryFile } from "../files/discover";
import type { RouteTable } from "./links";

/**
 * The anchors a text may link to within itself. Several entries without a page of their own share
 * one: gatsby-remark-content puts the name before their anchors.
 */
export function ownAnchors({ route, slug, metadata, data }: CheckedEntry): ReadonlySet<string> {
  const headings = metadata?.headingIds ?? [];
  return new Set([
    MAIN_ANCHOR,
    ...blockPlaces(data).map(({ id }) => id),
    ...headings.map((id) => idOnPage(id, { slug, route })),
  ]);
}

/**
 * The anchors of a fixed page; null, any, where one of the files they follow from cannot be read.
 */
function anchorsOf(
  page: string,
  sections: readonly string[],
  entries: readonly CheckedEntry[],
  unread: readonly EntryFile[],
): ReadonlySet<string> | null {
  const anchors = new Set([MAIN_ANCHOR, ...sections]);
  for (const { collection, prefix = "" } of ENTRY_ANCHORS.filter(
    (candidate) => candidate.page === page,
  )) {
    if (unread.some((file) => file.collection.name === collection)) return null;
    for (const entry of entries.filter((candidate) => candidate.collection.name === collection)) {
      anchors.add(`${prefix}${entry.slug}`);
      for (const anchor of ownAnchors(entry)) anchors.add(anchor);
    }
  }
  return anchors;
}

/** Files of the site that a link may lead to. */
function fileAddresses(): string[] {
  const own = existsSync("static")
    ? readdirSync("static", { recursive: true, withFileTypes: true })
    : [];
  const paths = own
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const addresses = paths.map((file) =>
    file.replaceAll(path.sep, "/").replace(/^static|\/index\.html$/g, ""),
  );
  return [...addresses, FEED_PATH, JSON_FEED_PATH, SITEMAP_PATH, "/robots.txt"];
}

/**
 * Every address of the site with its known anchors.
 * @param entries all entries; the pages of those with problems of their own exist and may have any
 * anchor
 * @param unread files that cannot be read: links to their pages are not reported as well
 * @param includeUnpublished false for links from published pages, which would be dead on the live
 * site
 */
export function routeTable(
  entries: readonly CheckedEntry[],
  unread: readonly EntryFile[],
  includeUnpublished: boolean,
): RouteTable {
  const shown = entries.filter(
    ({ sound, visibility }) => !sound || includeUnpublished || visibility === "published",
  );
  const routes: RouteTable = new Map(fileAddresses().map((address) => [address, null]));
  for (const [page, sections] of PAGE_SECTIONS)
    routes.set(page, anchorsOf(page, sections, shown, unread));

  const articles = [...shown, ...unread]
    .filter(({ collection }) => collection.name === "blog")
    .map(({ slug }) => slug);
  for (const page of blogPages(articles, [])) routes.set(page.path, routes.get("/blog") ?? null);

  for (const { collection, slug, named } of unread) {
    const route = routeOf(collection, slug);
    if (route && named) routes.set(route, null);
  }
  for (const entry of shown)
    if (entry.route && entry.named) routes.set(entry.route, entry.sound ? ownAnchors(entry) : null);
  return routes;
}
