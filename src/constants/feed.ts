/** Address of the feed of articles (RSS 2.0). */
export const FEED_PATH = "/rss.xml";

/** The same as JSON Feed 1.1. */
export const JSON_FEED_PATH = "/feed.json";

/** Feed readers poll and keep what they have read: the newest articles, in full, are enough. */
export const MAX_FEED_ARTICLES = 50;
