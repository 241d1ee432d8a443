import { writeFile } from "node:fs/promises";
import path from "node:path";
import { Feed } from "feed";
import type { CreatePagesArgs } from "gatsby";
import { getSrc, type IGatsbyImageData } from "gatsby-plugin-image";
import { escapeHtml } from "../../../../../lib/escape-html";
import { runQuery } from "../../../../../lib/run-query";
import { FEED_PATH, JSON_FEED_PATH, MAX_FEED_ARTICLES } from "../../../../constants/site-files";
import { feedHtml, xmlSafe } from "./feed-html";

export type FeedArticle = {
  title: string;
  perex: string;
  route: string;
  date: string;
  updated?: string | null;
  author: { name: string } | null;
  category: { title: string } | null;
  body: { html: string };
  pictureAlt: string;
  picture: { image: IGatsbyImageData };
};
export type FeedSite = { name: string; url: string; description: string };

const QUERY = `
  query Feeds {
    siteSettings { name url description }
    articles: allArticle(sort: [{ date: DESC }, { slug: ASC }], limit: ${MAX_FEED_ARTICLES}) {
      nodes {
        title perex route date updated pictureAlt
        author { name }
        category { title }
        body { html }
        picture { image }
      }
    }
  }
`;

/**
 * The articles as a feed, in full, whose date is that of the newest one. As on the page, picture
 * and teaser precede the text.
 * @param articles the newest first
 */
function feedOf(
  articles: readonly FeedArticle[],
  { name, url, description }: FeedSite,
  format: "rss" | "json",
): Feed {
  const feed = new Feed({
    id: url,
    title: xmlSafe(name),
    description: xmlSafe(description),
    link: `${url}/blog`,
    feedLinks: { rss: `${url}${FEED_PATH}`, json: `${url}${JSON_FEED_PATH}` },
    language: "en",
    generator: "Gatsby",
    ...(articles[0] && { updated: new Date(articles[0].date) }),
  });
  for (const {
    title,
    perex,
    route,
    date,
    updated,
    author,
    category,
    body,
    pictureAlt,
    picture,
  } of articles) {
    const address = `${url}${route}`;
    const src = getSrc(picture.image);
    const cover = src
      ? `<p><img src="${escapeHtml(src)}" alt="${escapeHtml(pictureAlt)}"></p>`
      : "";
    const by = author ? xmlSafe(author.name) : "";
    feed.addItem({
      title: xmlSafe(title),
      link: address,
      content: feedHtml(`${cover}<p><em>${escapeHtml(perex)}</em></p>${body.html}`, address),
      published: new Date(date),
      date: new Date(updated ?? date),
      category: category ? [{ name: xmlSafe(category.title) }] : [],
      ...(format === "rss"
        ? // Readers take the teaser for HTML, unlike the title, and an author for an address of mail.
          {
            description: escapeHtml(xmlSafe(perex)),
            extensions: by ? [{ name: "dc:creator", objects: { _text: by } }] : [],
          }
        : { id: address, description: perex, ...(by && { author: [{ name: by }] }) }),
    });
  }
  return feed;
}

/** RSS 2.0: https://www.rssboard.org/rss-specification */
export const rssFeed = (articles: readonly FeedArticle[], site: FeedSite): string =>
  feedOf(articles, site, "rss").rss2();

/** JSON Feed 1: https://www.jsonfeed.org/version/1/ */
export const jsonFeed = (articles: readonly FeedArticle[], site: FeedSite): string =>
  feedOf(articles, site, "json").json1();

/**
 * Writes the newest articles as RSS and as JSON Feed.
 * @param folder of the site
 * @throws Error when the articles cannot be queried
 */
export async function writeFeeds(
  { graphql }: Pick<CreatePagesArgs, "graphql">,
  folder: string = path.resolve("public"),
): Promise<void> {
  type Data = { siteSettings: FeedSite; articles: { nodes: FeedArticle[] } };
  const { siteSettings, articles } = await runQuery<Data>(
    graphql,
    QUERY,
    "The feeds cannot be written",
  );
  await writeFile(path.join(folder, FEED_PATH), rssFeed(articles.nodes, siteSettings));
  await writeFile(path.join(folder, JSON_FEED_PATH), jsonFeed(articles.nodes, siteSettings));
}
