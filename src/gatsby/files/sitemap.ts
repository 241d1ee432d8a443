import type { PluginRef } from "gatsby";
import { UNLISTED_ROUTES } from "../../constants/routes";

type Dated = { nodes: { route: string; date: string; updated?: string | null }[] };
type Data = {
  allSitePage: { nodes: { path: string }[] };
  siteSettings: { url: string };
  works: Dated;
  articles: Dated;
  pages: { nodes: { route: string; updated: string }[] };
  positions: { nodes: { date: string }[] };
};
type SitemapPage = { path: string; lastmod: string | undefined };

const QUERY = `
  query Sitemap {
    allSitePage { nodes { path } }
    siteSettings { url }
    works: allWork { nodes { route date } }
    articles: allArticle { nodes { route date updated } }
    pages: allTextPage { nodes { route updated } }
    positions: allPosition { nodes { date } }
  }
`;

/** Gatsby's own pages, some of them client-only route patterns. */
const MACHINERY = /^\/(?:404\.html|dev-404-page|offline-plugin-app-shell-fallback)|\[/;

const isListed = (route: string): boolean => !UNLISTED_ROUTES.includes(route) && !MACHINERY.test(route);

const newest = (dates: readonly string[]): string | undefined => [...dates].sort().at(-1);
const changed = ({ date, updated }: { date: string; updated?: string | null }): string =>
  updated && updated > date ? updated : date;

/**
 * The pages of the sitemap, each with the date of its last change. Of the fixed pages only those that list dated
 * entries have one: their own texts are not dated, and search engines ignore the dates of sites that invent them.
 */
export function sitemapPages({ allSitePage, works, articles, pages, positions }: Data): SitemapPage[] {
  const dates = new Map<string, string | undefined>([
    ...works.nodes.map((work): [string, string] => [work.route, changed(work)]),
    ...articles.nodes.map((article): [string, string] => [article.route, changed(article)]),
    ...pages.nodes.map(({ route, updated }): [string, string] => [route, updated]),
  ]);
  const ofWorks = newest(works.nodes.map(changed));
  const ofArticles = newest(articles.nodes.map(changed));
  dates.set("/works", ofWorks);
  dates.set("/", newest([ofWorks, ofArticles].filter((date) => date !== undefined)));
  dates.set("/career-page", newest(positions.nodes.map(({ date }) => date)));
  return allSitePage.nodes
    .map((page) => page.path.replace(/(.)\/$/, "$1"))
    .filter(isListed)
    .map((route) => ({ path: route, lastmod: /^\/blog(\/page\/\d+)?$/.test(route) ? ofArticles : dates.get(route) }));
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
    serialize: ({ path: url, lastmod }: SitemapPage) => ({ url, ...(lastmod === undefined ? {} : { lastmod }) }),
  },
};
