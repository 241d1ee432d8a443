import type { PluginRef } from "gatsby";
import { BLOCK_CATALOGUE_ROUTE, UNLISTED_ROUTES } from "../constants/routes";

type Dated = { nodes: { route: string; date: string; updated?: string | null }[] };
type Data = {
  allSitePage: { nodes: { path: string }[] };
  siteSettings: { url: string };
  works: Dated;
  articles: Dated;
  pages: { nodes: { route: string; updated: string }[] };
};
type SitemapPage = { path: string; lastmod: string | undefined };

const QUERY = `
  query Sitemap {
    allSitePage { nodes { path } }
    siteSettings { url }
    works: allWork { nodes { route date } }
    articles: allArticle { nodes { route date updated } }
    pages: allTextPage { nodes { route updated } }
  }
`;

/** Gatsby's own pages, some of them client-only route patterns. */
const MACHINERY = /^\/(?:404\.html|dev-404-page|offline-plugin-app-shell-fallback)|\[/;

const isListed = (route: string): boolean =>
  route !== BLOCK_CATALOGUE_ROUTE && !UNLISTED_ROUTES.includes(route) && !MACHINERY.test(route);

const changed = ({ date, updated }: { date: string; updated?: string | null }): string =>
  updated && updated > date ? updated : date;

/**
 * The pages of the sitemap, entries with the day of their last change. Other pages have none: their
 * texts are not dated, and search engines ignore the dates of sites that invent them.
 */
export function sitemapPages({ allSitePage, works, articles, pages }: Data): SitemapPage[] {
  const dates = new Map<string, string>([
    ...[...works.nodes, ...articles.nodes].map((entry): [string, string] => [
      entry.route,
      changed(entry),
    ]),
    ...pages.nodes.map(({ route, updated }): [string, string] => [route, updated]),
  ]);
  return allSitePage.nodes
    .map((page) => page.path.replace(/(.)\/$/, "$1"))
    .filter(isListed)
    .map((route) => ({ path: route, lastmod: dates.get(route) }));
}

/** gatsby-plugin-sitemap with the site's address and dates from the content. */
export const SITEMAP: PluginRef = {
  resolve: "gatsby-plugin-sitemap",
  options: {
    // robots.txt names the sitemap, so pages need no link to it.
    createLinkInHead: false,
    query: QUERY,
    resolveSiteUrl: (data: Data) => data.siteSettings.url,
    resolvePages: sitemapPages,
    serialize: ({ path: url, lastmod }: SitemapPage) => ({
      url,
      ...(lastmod === undefined ? {} : { lastmod }),
    }),
  },
};
