import { writeFile } from "node:fs/promises";
import path from "node:path";
import { Feed } from "feed";
import type { CreatePagesArgs } from "gatsby";
import { getSrc, type IGatsbyImageData } from "gatsby-plugin-image";
import { escapeHtml } from "../../../../../lib/escape-html";
import { FEED_PATH, JSON_FEED_PATH, MAX_FEED_ARTICLES } from "../../../../constants/site-files";
import { runQuery } from "../../run-query";
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

/** An article as both formats have it. As on the page, picture and teaser precede the text. */
function itemOf({ title, perex, route, author, category, body, pictureAlt, picture }: FeedArticle, url: string) {
  const address = `${url}${route}`;
  const src = getSrc(picture.image);
  const cover = src ? `<p><img src="${escapeHtml(src)}" alt="${escapeHtml(pictureAlt)}"></p>` : "";
  return {
    title: xmlSafe(title),
    address,
    teaser: xmlSafe(perex),
    author: author && xmlSafe(author.name),
    tags: category ? [xmlSafe(category.title)] : [],
    html: feedHtml(`${cover}<p><em>${escapeHtml(perex)}</em></p>${body.html}`, address),
  };
}

/**
 * The articles as RSS 2.0 (https://www.rssboard.org/rss-specification). The feed's date is that of its newest article.
 * @param articles the newest first
 */
export function rssFeed(articles: readonly FeedArticle[], { name, url, description }: FeedSite): string {
  const feed = new Feed({
    id: url,
    title: xmlSafe(name),
    description: xmlSafe(description),
    link: `${url}/blog`,
    feedLinks: { rss: `${url}${FEED_PATH}` },
    language: "en",
    generator: "Gatsby",
    ...(articles[0] && { updated: new Date(articles[0].date) }),
  });
  for (const article of articles) {
    const { title, address, teaser, author, tags, html } = itemOf(article, url);
    feed.addItem({
      title,
      link: address,
      // Readers take it for HTML, unlike the title.
      description: escapeHtml(teaser),
      content: html,
      date: new Date(article.date),
      category: tags.map((tag) => ({ name: tag })),
      // RSS has addresses of mail as authors.
      extensions: author ? [{ name: "dc:creator", objects: { _text: author } }] : [],
    });
  }
  return feed.rss2();
}

/** The articles as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/); the package `feed` writes version 1.0. */
export function jsonFeed(articles: readonly FeedArticle[], { name, url, description }: FeedSite) {
  /** A date of the content as the timestamp that RFC 3339 requires. */
  const moment = (day: string) => `${day}T00:00:00Z`;
  return {
    version: "https://jsonfeed.org/version/1.1",
    title: name,
    description,
    home_page_url: `${url}/blog`,
    feed_url: `${url}${JSON_FEED_PATH}`,
    language: "en",
    items: articles.map((article) => {
      const { title, address, teaser, author, tags, html } = itemOf(article, url);
      return {
        id: address,
        url: address,
        title,
        summary: teaser,
        content_html: html,
        date_published: moment(article.date),
        ...(article.updated ? { date_modified: moment(article.updated) } : {}),
        ...(author ? { authors: [{ name: author }] } : {}),
        tags,
      };
    }),
  };
}

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
  const { siteSettings, articles } = await runQuery<Data>(graphql, QUERY, "The feeds cannot be written");
  await writeFile(path.join(folder, FEED_PATH), rssFeed(articles.nodes, siteSettings));
  await writeFile(path.join(folder, JSON_FEED_PATH), JSON.stringify(jsonFeed(articles.nodes, siteSettings)));
}
