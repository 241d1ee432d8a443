import type { PluginRef } from "gatsby";
import { BLOCK_CATALOGUE_ROUTE, UNLISTED_ROUTES } from "../constants/routes";

type Entry = { route: string; date: string; updated?: string | null };
type Data = {
  allSitePage: { nodes: { path: string }[] };
  siteSettings: { url: string };
  works: { nodes: Entry[] };
  positions: { nodes: Entry[] };
  articles: { nodes: Entry[] };
  pages: { nodes: { route: string; updated: string; unlisted: boolean }[] };
};
type SitemapPage = { path: string; lastmod: string | undefined };

const QUERY = `
  query Sitemap {
    allSitePage { nodes { path } }
    siteSettings { url }
    works: allWork { nodes { route date } }
    positions: allPosition { nodes { route date } }
    articles: allArticle { nodes { route date updated } }
    pages: allTextPage { nodes { route updated unlisted } }
  }
`;

/** Gatsby's own pages, some of them client-only route patterns. */
const GATSBY_PAGE = /^\/(?:404\.html|dev-404-page|offline-plugin-app-shell-fallback)|\[/;

const isListed = (route: string): boolean =>
  route !== BLOCK_CATALOGUE_ROUTE && !UNLISTED_ROUTES.includes(route) && !GATSBY_PAGE.test(route);

const lastChange = ({ date, updated }: Entry): string =>
  updated && updated > date ? updated : date;

/**
 * The pages of the sitemap, entries with the day of their last change. Other pages have none: their
 * texts are not dated, and search engines ignore the dates of sites that invent them.
 */
export function sitemapPages({ allSitePage, pages, ...entries }: Data): SitemapPage[] {
  const dates = new Map<string, string>();
  const { works, positions, articles } = entries;
  for (const entry of [works, positions, articles].flatMap(({ nodes }) => nodes))
    dates.set(entry.route, lastChange(entry));
  for (const { route, updated } of pages.nodes) dates.set(route, updated);
  const unlisted = pages.nodes.flatMap((page) => (page.unlisted ? [page.route] : []));
  return allSitePage.nodes
    .map((page) => page.path.replace(/(.)\/$/, "$1"))
    .filter((route) => isListed(route) && !unlisted.includes(route))
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
