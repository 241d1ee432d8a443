/** Address of the feed of articles (RSS 2.0). */
export const FEED_PATH = "/rss.xml";

/** Address of the same feed in the format JSON Feed. */
export const JSON_FEED_PATH = "/feed.json";

/** Address of the sitemap, which gatsby-plugin-sitemap writes. */
export const SITEMAP_PATH = "/sitemap-index.xml";

/** Feeds hold the newest articles only: readers poll them, and keep what they have read. */
export const MAX_FEED_ARTICLES = 50;

/** Icons that gatsby-plugin-manifest makes of the agency's icon; sizes in pixels. */
export const SITE_ICONS = {
  /** The plugin fixes this name. */
  favicon: { path: "/favicon-32x32.png", size: 32 },
  small: { path: "/icon-192.png", size: 192 },
  large: { path: "/icon-512.png", size: 512 },
} as const;
