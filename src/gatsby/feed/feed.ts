import type { PluginRef } from "gatsby";
import { categoryFeedPath, FEED_PATH } from "../../constants/feed";
import { STRINGS } from "../../constants/strings";
import { feedCategories } from "./feed-categories";
import { xmlSafe } from "./feed-html";
import { type FeedArticle, feedItem } from "./feed-item";
import { feedQuery } from "./feed-query";

type Site = { siteSettings: { name: string; url: string; description: string } };
type Data = Site & { articles: { nodes: FeedArticle[] } };
/** `output` and `title` are those of the feed. */
type Setup = { query: Site; output: string; title: string };

/** Matches no page: the plugin would name a feed without this in the head of each. */
const NOWHERE = "^$";

const serialize = ({ query: { siteSettings, articles } }: { query: Data }) =>
  articles.nodes.map((article) => feedItem(article, siteSettings.url));

/** gatsby-plugin-feed: the newest articles with their whole text, linked on the pages of the blog; and each category's. */
export const FEED: PluginRef = {
  resolve: "gatsby-plugin-feed",
  options: {
    query: "query FeedSite { siteSettings { name url description } }",
    setup: ({ query: { siteSettings }, output, title }: Setup) => ({
      title: xmlSafe(output === FEED_PATH ? siteSettings.name : `${title} | ${siteSettings.name}`),
      description: xmlSafe(siteSettings.description),
      site_url: `${siteSettings.url}/blog`,
      feed_url: `${siteSettings.url}${output}`,
      language: "en",
      generator: "Gatsby",
    }),
    feeds: [
      { output: FEED_PATH, title: STRINGS.feed, match: "^/blog(/|$)", query: feedQuery(), serialize },
      ...feedCategories().map(({ id, title }) => ({
        output: categoryFeedPath(id, "xml"),
        title,
        match: NOWHERE,
        query: feedQuery(id),
        serialize,
      })),
    ],
  },
};
