import type { ContentRules } from "../../plugins/gatsby-source-content/check";
import { blogPagePath, blogPages } from "../blog/blog-pages";
import { ENTRY_ANCHORS } from "../constants/entry-places";
import { MAIN_ANCHOR } from "../constants/routes";
import { FEED_PATH, JSON_FEED_PATH, SITEMAP_PATH } from "../constants/site-files";
import { PAGE_SECTIONS } from "../content-model/page-sections";

type Routes = NonNullable<ContentRules["routes"]>;
type SiteEntries = Parameters<Routes>[0];
type AnchorsOf = Parameters<Routes>[1];

/** Files that the build writes. */
const WRITTEN_FILES = [FEED_PATH, JSON_FEED_PATH, SITEMAP_PATH, "/robots.txt"];

/**
 * The anchors of a fixed page; null (any) where a file of the entries that it shows cannot be read.
 */
function pageAnchors(
  page: string,
  sections: readonly string[],
  { entries, unread }: SiteEntries,
  anchorsOf: AnchorsOf,
): ReadonlySet<string> | null {
  const places = ENTRY_ANCHORS.filter((candidate) => candidate.page === page);
  const isUnread = (name: string) => unread.some(({ collection }) => collection.name === name);
  if (places.some(({ collection }) => isUnread(collection))) return null;
  const entryAnchors = places.flatMap(({ collection, prefix = "" }) =>
    entries
      .filter((entry) => entry.collection.name === collection)
      .flatMap((entry) => [
        `${prefix}${entry.slug}`,
        // The text of an entry with a page of its own is there.
        ...(entry.route === null ? anchorsOf(entry) : []),
      ]),
  );
  return new Set([MAIN_ANCHOR, ...sections, ...entryAnchors]);
}

/** The pages that exist once, the pages of the blog list, and the files that the build writes. */
export const siteRoutes: Routes = (content, anchorsOf) => {
  const routes = new Map<string, ReadonlySet<string> | null>(
    WRITTEN_FILES.map((file) => [file, null]),
  );
  for (const [page, sections] of PAGE_SECTIONS)
    routes.set(page, pageAnchors(page, sections, content, anchorsOf));
  const articles = [...content.entries, ...content.unread]
    .filter(({ collection }) => collection.name === "blog")
    .map(({ slug }) => slug);
  const blogAnchors = routes.get(blogPagePath(1)) ?? null;
  for (const { path } of blogPages(articles, [])) routes.set(path, blogAnchors);
  return routes;
};
