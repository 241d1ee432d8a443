import { getSrc, type IGatsbyImageData } from "gatsby-plugin-image";
import RSS from "rss";
import { escapeHtml } from "../../../../lib/escape-html";
import { categoryPath } from "../../../blog/blog-pages";
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
export type FeedCategory = { slug: string; title: string; perex?: string | null };

export type Feed = {
  /** Path of its file in the site. */
  path: string;
  /** The category of its articles; omitted for all articles. */
  category?: FeedCategory;
  /** The newest first. */
  articles: readonly FeedArticle[];
};

/** Metadata of a feed. */
function channel({ path, category }: Feed, { name, url, description }: FeedSite) {
  const address = `${url}${path}`;
  if (!category) return { title: name, description, home: `${url}/blog`, address };
  const { slug, title, perex } = category;
  return {
    title: `${title} | ${name}`,
    description: perex || description,
    home: `${url}${categoryPath(slug)}`,
    address,
  };
}

/** The data of an article that both formats share. As on the page, picture and teaser precede the text. */
function item({ title, perex, route, author, category, body, pictureAlt, picture }: FeedArticle, url: string) {
  const address = `${url}${route}`;
  const src = getSrc(picture.image);
  const cover = src ? `<p><img src="${escapeHtml(src)}" alt="${escapeHtml(pictureAlt)}"></p>` : "";
  return {
    title: xmlSafe(title),
    address,
    author: author && xmlSafe(author.name),
    tags: category ? [xmlSafe(category.title)] : [],
    html: feedHtml(`${cover}<p><em>${escapeHtml(perex)}</em></p>${body.html}`, address),
  };
}

/** A feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function jsonFeed(feed: Feed, site: FeedSite) {
  const { title, description, home, address } = channel(feed, site);
  /** Converts a date of the content to the timestamp that RFC 3339 requires. */
  const moment = (day: string) => `${day}T00:00:00Z`;
  return {
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: home,
    feed_url: address,
    language: "en",
    items: feed.articles.map((article) => {
      const { title, address, author, tags, html } = item(article, site.url);
      return {
        id: address,
        url: address,
        title,
        summary: xmlSafe(article.perex),
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
 * A feed as RSS 2.0 (https://www.rssboard.org/rss-specification). Its date is that of its newest article: the package
 * writes the time of the build, but the output must be deterministic.
 */
export function rssFeed(feed: Feed, site: FeedSite): string {
  const { title, description, home, address } = channel(feed, site);
  const rss = new RSS({
    title: xmlSafe(title),
    description: xmlSafe(description),
    site_url: home,
    feed_url: address,
    language: "en",
    generator: "Gatsby",
  });
  for (const article of feed.articles) {
    const { title, address, author, tags, html } = item(article, site.url);
    rss.item({
      title,
      // Readers interpret it as HTML, unlike the title.
      description: xmlSafe(escapeHtml(article.perex)),
      url: address,
      date: article.date,
      ...(author && { author }),
      categories: tags,
      custom_elements: [{ "content:encoded": { _cdata: html } }],
    });
  }
  const [newest] = feed.articles;
  // RSS prescribes the date format of RFC 822.
  const date = newest ? `<lastBuildDate>${new Date(newest.date).toUTCString()}</lastBuildDate>` : "";
  return rss.xml().replace(/<lastBuildDate>[^<]*<\/lastBuildDate>/, date);
}
