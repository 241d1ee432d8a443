import { writeFile } from "node:fs/promises";
import path from "node:path";
import { Feed, type Item } from "feed";
import type { CreatePagesArgs } from "gatsby";
import { escapeHtml } from "../../lib/escape-html";
import { runQuery } from "../../lib/run-query";
import { startOfDay } from "../gatsby-source-content/model";
import { feedHtml, removeInvalidXml } from "./feed-html";

export type FeedArticle = {
  title: string;
  teaser: string;
  /** Address on the site. */
  path: string;
  /** Names the article for ever, whatever becomes of its address; unique. */
  id: string;
  /** `YYYY-MM-DD`. */
  date: string;
  updated: string | null;
  author: string | null;
  category: string | null;
  picture: { src: string; alt: string } | null;
  /** The text, as gatsby-transformer-remark rendered it. */
  html: string;
};

export type FeedContent = {
  title: string;
  description: string;
  /** Address of the site, without a slash at its end. */
  url: string;
  /** In which the days of articles begin, such as `Europe/Prague`. */
  timeZone: string;
  /** In the order of their dates, the newest first. */
  articles: readonly FeedArticle[];
};

type FeedPlace = {
  /** Addresses of the feeds, and of the page whose articles they have. */
  rssPath: string;
  jsonPath: string;
  pagePath: string;
  language: string;
};

export type FeedOptions<Data = unknown> = FeedPlace & {
  /** GraphQL query for the articles. */
  query: string;
  resolve: (data: Data) => FeedContent;
};

/** The feed without its articles. Its date is that of the newest one, not of the build. */
function emptyFeed(content: FeedContent, place: FeedPlace): Feed {
  const { url, timeZone, title, description, articles } = content;
  const [newest] = articles;
  return new Feed({
    id: url,
    title: removeInvalidXml(title),
    description: removeInvalidXml(description),
    link: url + place.pagePath,
    feedLinks: { rss: url + place.rssPath, json: url + place.jsonPath },
    language: place.language,
    generator: "Gatsby",
    ...(newest && { updated: startOfDay(newest.date, timeZone) }),
  });
}

/**
 * The item of an article, for both formats. Picture and teaser precede the text, as on the page.
 */
function itemOf(article: FeedArticle, { url, timeZone }: FeedContent): Item {
  const { id, title, teaser, date, updated, category, picture, html } = article;
  const address = url + article.path;
  const cover = picture
    ? `<p><img src="${escapeHtml(picture.src)}" alt="${escapeHtml(picture.alt)}"></p>`
    : "";
  return {
    id,
    title: removeInvalidXml(title),
    link: address,
    content: feedHtml(`${cover}<p><em>${escapeHtml(teaser)}</em></p>${html}`, address),
    published: startOfDay(date, timeZone),
    date: startOfDay(updated ?? date, timeZone),
    category: category ? [{ name: removeInvalidXml(category) }] : [],
  };
}

/** RSS 2.0: https://www.rssboard.org/rss-specification */
export function rssFeed(content: FeedContent, place: FeedPlace): string {
  const feed = emptyFeed(content, place);
  for (const article of content.articles) {
    const { teaser, author } = article;
    feed.addItem({
      ...itemOf(article, content),
      // Readers take the teaser for HTML, unlike the title.
      description: escapeHtml(removeInvalidXml(teaser)),
      // An `author` of RSS has to be an address of mail.
      extensions: author
        ? [{ name: "dc:creator", objects: { _text: removeInvalidXml(author) } }]
        : [],
    });
  }
  return feed.rss2();
}

/** JSON Feed 1: https://www.jsonfeed.org/version/1/ */
export function jsonFeed(content: FeedContent, place: FeedPlace): string {
  const feed = emptyFeed(content, place);
  for (const article of content.articles) {
    const { teaser, author } = article;
    feed.addItem({
      ...itemOf(article, content),
      description: teaser,
      ...(author && { author: [{ name: removeInvalidXml(author) }] }),
    });
  }
  return feed.json1();
}

/**
 * Writes the articles as RSS and as JSON Feed.
 * @param site folder of the built site
 * @throws Error when the articles cannot be queried
 */
export async function writeFeeds<Data>(
  graphql: CreatePagesArgs["graphql"],
  options: FeedOptions<Data>,
  site: string = path.resolve("public"),
): Promise<void> {
  const data = await runQuery<Data>(graphql, options.query, "The feeds cannot be written");
  const content = options.resolve(data);
  await writeFile(path.join(site, options.rssPath), rssFeed(content, options));
  await writeFile(path.join(site, options.jsonPath), jsonFeed(content, options));
}
