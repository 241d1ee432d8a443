import RSS from "rss";
import { type Feed, type FeedSite, feedChannel } from "./feed-channel";
import { xmlSafe } from "./feed-html";
import { feedItem } from "./feed-item";

/** A day of the content, in the form of RFC 822 that RSS prescribes. */
const moment = (day: string): string => new Date(day).toUTCString();

/**
 * A feed as RSS 2.0 (https://www.rssboard.org/rss-specification). Its date is that of its newest article: the package
 * always writes the time of the build, and the same content must give the same bytes.
 * @param feed its articles, the newest first
 * @returns XML
 */
export function rssFeed({ path, category, articles }: Feed, site: FeedSite): string {
  const { title, description, home } = feedChannel(site, category);
  const rss = new RSS({
    title: xmlSafe(title),
    description: xmlSafe(description),
    site_url: home,
    feed_url: `${site.url}${path}`,
    language: "en",
    generator: "Gatsby",
  });
  for (const article of articles) rss.item(feedItem(article, site.url));
  const [newest] = articles;
  const date = newest ? `<lastBuildDate>${moment(newest.date)}</lastBuildDate>` : "";
  return rss.xml().replace(/<lastBuildDate>[^<]*<\/lastBuildDate>/, date);
}
