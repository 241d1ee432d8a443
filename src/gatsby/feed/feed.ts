import type { PluginRef } from "gatsby";
import { categoryFeedPath, FEED_PATH } from "../../constants/feed";
import { STRINGS } from "../../constants/strings";
import { type FeedCategory, feedCategories } from "./feed-categories";
import { type FeedSite, feedChannel } from "./feed-channel";
import { xmlSafe } from "./feed-html";
import { type FeedArticle, feedItem } from "./feed-item";
import { feedQuery } from "./feed-query";

type Site = { siteSettings: FeedSite };
type Data = Site & { articles: { nodes: FeedArticle[] } };
/** `output` and `category` are those of the feed. */
type Setup = { query: Site; output: string; category?: FeedCategory };

/** Matches no page: the plugin would name a feed without this in the head of each. */
const NOWHERE = "^$";

const serialize = ({ query: { siteSettings, articles } }: { query: Data }) =>
  articles.nodes.map((article) => feedItem(article, siteSettings.url));

/** gatsby-plugin-feed: the newest articles with their whole text, linked on the pages of the blog; and each category's. */
export const FEED: PluginRef = {
  resolve: "gatsby-plugin-feed",
  options: {
    query: "query FeedSite { siteSettings { name url description } }",
    setup: ({ query: { siteSettings }, output, category }: Setup) => {
      const { title, description, home } = feedChannel(siteSettings, category);
      return {
        title: xmlSafe(title),
        description: xmlSafe(description),
        site_url: home,
        feed_url: `${siteSettings.url}${output}`,
        language: "en",
        generator: "Gatsby",
      };
    },
    feeds: [
      { output: FEED_PATH, title: STRINGS.feed, match: "^/blog(/|$)", query: feedQuery(), serialize },
      ...feedCategories().map((category) => ({
        output: categoryFeedPath(category.slug, "xml"),
        title: category.title,
        category,
        match: NOWHERE,
        query: feedQuery(category.slug),
        serialize,
      })),
    ],
  },
};
