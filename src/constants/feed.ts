/** Address of the feed of articles (RSS 2.0). */
export const FEED_PATH = "/rss.xml";
