import { type Feed, type FeedSite, feedChannel } from "./feed-channel";
import { xmlSafe } from "./feed-html";
import { feedItem } from "./feed-item";

/** A day of the content as the moment that RFC 3339 wants. */
const moment = (day: string) => `${day}T00:00:00Z`;

/**
 * A feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/).
 * @param feed its articles, the newest first
 */
export function jsonFeed({ path, category, articles }: Feed, site: FeedSite) {
  const { url } = site;
  const { title, description, home } = feedChannel(site, category);
  return {
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: home,
    feed_url: `${url}${path}`,
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
