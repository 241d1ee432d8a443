/** Address of the feed of articles (RSS 2.0). */
export const FEED_PATH = "/rss.xml";

/** The same as JSON Feed. */
export const JSON_FEED_PATH = "/feed.json";

/** Named in `robots.txt`; gatsby-plugin-sitemap writes it. */
export const SITEMAP_PATH = "/sitemap-index.xml";

/** Feed readers poll and keep what they have read: the newest articles, in full, are enough. */
export const MAX_FEED_ARTICLES = 50;

/**
 * Addresses of the pictures that gatsby-plugin-manifest makes of the agency's icon; sizes in
 * pixels.
 */
export const SITE_ICONS = {
  /** The plugin's own name for it. */
  favicon: { path: "/favicon-32x32.png", size: 32 },
  small: { path: "/icon-192.png", size: 192 },
  large: { path: "/icon-512.png", size: 512 },
} as const;
