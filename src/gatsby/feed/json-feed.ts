import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { categoryFeedPath, JSON_FEED_PATH } from "../../constants/feed";
import type { FeedCategory } from "./feed-categories";
import { type FeedSite, feedChannel } from "./feed-channel";
import { xmlSafe } from "./feed-html";
import { type FeedArticle, feedItem } from "./feed-item";
import { feedQuery } from "./feed-query";

type Data = { siteSettings: FeedSite; categories: { nodes: FeedCategory[] } };
export type JsonFeed = {
  path: string;
  /** Left out for the feed of all articles. */
  category?: FeedCategory;
  articles: readonly FeedArticle[];
};

const SITE_QUERY = `
  query JsonFeedSite {
    siteSettings { name url description }
    categories: allCategory { nodes { slug title perex } }
  }
`;

/** A day of the content as the moment that RFC 3339 wants. */
const moment = (day: string) => `${day}T00:00:00Z`;

/**
 * A feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/).
 * @param feed its articles, the newest first
 */
export function jsonFeed({ path: address, category, articles }: JsonFeed, site: FeedSite) {
  const { url } = site;
  const { title, description, home } = feedChannel(site, category);
  return {
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: home,
    feed_url: `${url}${address}`,
    language: "en",
    items: articles.map((article) => {
      const item = feedItem(article, url);
      return {
        id: item.url,
        url: item.url,
        title: item.title,
        summary: xmlSafe(article.perex),
        content_html: item.custom_elements[0]?.["content:encoded"]._cdata,
        date_published: moment(article.date),
        ...(article.updated ? { date_modified: moment(article.updated) } : {}),
        ...(item.author ? { authors: [{ name: item.author }] } : {}),
        tags: item.categories,
      };
    }),
  };
}

/**
 * Writes the feeds as JSON beside those of gatsby-plugin-feed: of all articles, and of each category.
 * @throws Error when the articles cannot be queried
 */
export async function writeJsonFeeds(
  { graphql }: Pick<CreatePagesArgs, "graphql">,
  folder: string = path.resolve("public"),
): Promise<void> {
  async function ask<Answer>(query: string): Promise<Answer> {
    const { data, errors } = await graphql<Answer>(query);
    if (!data || errors) throw new Error(`The feeds cannot be written: ${String(errors)}`);
    return data;
  }
  const { siteSettings: site, categories } = await ask<Data>(SITE_QUERY);
  const feeds = [
    { path: JSON_FEED_PATH, query: feedQuery() },
    ...categories.nodes.map((category) => ({
      path: categoryFeedPath(category.slug, "json"),
      category,
      query: feedQuery(category.slug),
    })),
  ];
  for (const { query, ...feed } of feeds) {
    const { articles } = await ask<{ articles: { nodes: FeedArticle[] } }>(query);
    const file = path.join(folder, feed.path);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(jsonFeed({ ...feed, articles: articles.nodes }, site)));
  }
}
