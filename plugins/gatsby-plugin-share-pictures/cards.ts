import { readFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { DomUtils, parseDocument } from "htmlparser2";
import { runQuery } from "../../lib/run-query";
import type { SharePicturesOptions, SiteContent, SourcePicture } from "./options";

/** The contents of the share picture at an address. */
export type PageCard = { address: string; title: string; picture: SourcePicture | null };

export type SiteCards = Omit<SiteContent, "entries"> & { cards: readonly PageCard[] };

type Pages = { allSitePage: { nodes: { path: string }[] } };

const PAGES = "query SharedPages { allSitePage { nodes { path } } }";

const FAILURE = "The titles of the share pictures cannot be queried";

/** Gatsby makes these copies of the page at `/404/` itself. */
const isCopy = (page: string): boolean => page === "/404.html" || page.startsWith("/dev-404-page");

/** The text of a built page's first `h1`; empty without one. */
async function readHeading(publicFolder: string, route: string): Promise<string> {
  const html = await readFile(path.join(publicFolder, route, "index.html"), "utf8");
  return DomUtils.textContent(DomUtils.getElementsByTagName("h1", parseDocument(html), true, 1));
}

/** The route that each picture is drawn for: the shortest of those with the same address. */
function routesByAddress(
  routes: readonly string[],
  picturePath: (route: string) => string,
): Map<string, string> {
  const shortestLast = [...routes].sort((one, other) => other.length - one.length);
  return new Map(shortestLast.map((route) => [picturePath(route), route]));
}

/**
 * Reads the contents of each share picture: title and picture of an entry, or a page's heading.
 * @param publicFolder the built site
 * @throws Error when a query fails or a page cannot be read
 */
export async function readCards(
  graphql: CreatePagesArgs["graphql"],
  publicFolder: string,
  { query, resolve, picturePath }: Pick<SharePicturesOptions, "query" | "resolve" | "picturePath">,
): Promise<SiteCards> {
  const { allSitePage } = await runQuery<Pages>(graphql, PAGES, FAILURE);
  const { entries, ...site } = resolve(await runQuery<unknown>(graphql, query, FAILURE));
  const entryByRoute = new Map(entries.map((entry) => [entry.route, entry]));
  const routes = allSitePage.nodes
    .map((page) => page.path)
    .filter((page) => !isCopy(page))
    .map((page) => page.replace(/(.)\/$/, "$1"));

  const cardOf = async ([address, route]: [string, string]): Promise<PageCard> => {
    const entry = entryByRoute.get(route);
    if (entry) return { address, title: entry.title, picture: entry.picture };
    return { address, title: await readHeading(publicFolder, route), picture: null };
  };
  const cards = await Promise.all([...routesByAddress(routes, picturePath)].map(cardOf));
  return { ...site, cards };
}
