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
async function readBuiltHeading(publicFolder: string, route: string): Promise<string> {
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

type Query = Pick<SharePicturesOptions, "query" | "resolve">;

/** Reads what all cards show, and makes a function that gives the contents of a page's card. */
async function readSite(
  graphql: CreatePagesArgs["graphql"],
  { query, resolve }: Query,
  readHeading: (route: string) => string | Promise<string>,
) {
  const { entries, ...site } = resolve(await runQuery<unknown>(graphql, query, FAILURE));
  const entryByRoute = new Map(entries.map((entry) => [entry.route, entry]));
  const cardOf = async (address: string, route: string): Promise<PageCard> => {
    const entry = entryByRoute.get(route);
    if (entry) return { address, title: entry.title, picture: entry.picture };
    return { address, title: await readHeading(route), picture: null };
  };
  return { site, cardOf };
}

/**
 * Reads the contents of each share picture: title and picture of an entry, or a page's heading.
 * @param publicFolder the built site
 * @throws Error when a query fails or a page cannot be read
 */
export async function readCards(
  graphql: CreatePagesArgs["graphql"],
  publicFolder: string,
  options: Query & Pick<SharePicturesOptions, "picturePath">,
): Promise<SiteCards> {
  const { allSitePage } = await runQuery<Pages>(graphql, PAGES, FAILURE);
  const readHeading = (route: string) => readBuiltHeading(publicFolder, route);
  const { site, cardOf } = await readSite(graphql, options, readHeading);
  const routes = allSitePage.nodes
    .map((page) => page.path)
    .filter((page) => !isCopy(page))
    .map((page) => page.replace(/(.)\/$/, "$1"));
  const routeOf = routesByAddress(routes, options.picturePath);
  const cards = [...routeOf].map(([address, route]) => cardOf(address, route));
  return { ...site, cards: await Promise.all(cards) };
}

/**
 * Reads the contents of one page's picture in the preview, where no page has HTML.
 * @param heading the text of the page's first `h1`
 * @throws Error when a query fails
 */
export async function readCard(
  graphql: CreatePagesArgs["graphql"],
  options: Query,
  { route, heading }: { route: string; heading: string },
): Promise<SiteCards> {
  const { site, cardOf } = await readSite(graphql, options, () => heading);
  return { ...site, cards: [await cardOf("", route)] };
}
