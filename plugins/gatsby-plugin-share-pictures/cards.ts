import { readFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { DomUtils, parseDocument } from "htmlparser2";
import { runQuery } from "../../lib/run-query";

type Picture = { file: { absolutePath: string; internal: { contentDigest: string } } };
type Entry = { route: string; title: string; picture: Picture };
type Data = {
  pages: { nodes: { path: string }[] };
  siteSettings: { name: string; url: string; icon: { file: { absolutePath: string } } };
  works: { nodes: Entry[] };
  articles: { nodes: Entry[] };
};

const QUERY = `
  fragment Source on Picture {
    file { absolutePath internal { contentDigest } }
  }
  query ShareCards {
    pages: allSitePage { nodes { path } }
    siteSettings { name url icon { file { absolutePath } } }
    works: allWork { nodes { route title picture { ...Source } } }
    articles: allArticle { nodes { route title picture { ...Source } } }
  }
`;

/** A picture file of the content and a hash of its bytes. */
export type SourcePicture = { file: string; digest: string };

export type PageCard = { route: string; title: string; picture: SourcePicture | null };

export type ShareCards = { name: string; url: string; icon: string; cards: PageCard[] };

const sourceOf = ({ file }: Picture): SourcePicture => ({
  file: file.absolutePath,
  digest: file.internal.contentDigest,
});

/**
 * Gatsby's own 404 pages need no picture; later pages of the blog list use the picture of the
 * first.
 */
const hasDrawing = ({ path }: { path: string }): boolean =>
  path !== "/404.html" && !path.startsWith("/dev-404-page") && !path.startsWith("/blog/page/");

/** The heading of a built page. */
async function headingOf(route: string, folder: string): Promise<string> {
  const html = await readFile(path.join(folder, route, "index.html"), "utf8");
  return DomUtils.textContent(DomUtils.getElementsByTagName("h1", parseDocument(html), true, 1));
}

/**
 * What the picture of each page shows: an entry's title and picture, or the heading of any other
 * page.
 * @param folder of the built site
 * @throws Error when the content cannot be queried
 */
export async function readCards(
  graphql: CreatePagesArgs["graphql"],
  folder: string,
): Promise<ShareCards> {
  const data = await runQuery<Data>(
    graphql,
    QUERY,
    "The titles of the share pictures cannot be queried",
  );
  const entries = new Map(
    [...data.works.nodes, ...data.articles.nodes].map((entry) => [entry.route, entry]),
  );
  const routes = data.pages.nodes
    .filter(hasDrawing)
    .map(({ path }) => path.replace(/(.)\/$/, "$1"));
  const cards = routes.map(async (route): Promise<PageCard> => {
    const entry = entries.get(route);
    if (entry) return { route, title: entry.title, picture: sourceOf(entry.picture) };
    return { route, title: await headingOf(route, folder), picture: null };
  });
  const { name, url, icon } = data.siteSettings;
  return { name, url, icon: icon.file.absolutePath, cards: await Promise.all(cards) };
}
