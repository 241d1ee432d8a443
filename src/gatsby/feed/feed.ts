import type { PluginRef } from "gatsby";
import { FEED_PATH } from "../../constants/feed";
import { STRINGS } from "../../constants/strings";
import { xmlSafe } from "./feed-html";
import { type FeedArticle, feedItem } from "./feed-item";

/** Readers ask again and again, and keep what they have seen: the newest articles do, in full. */
const MOST_ARTICLES = 50;

type Site = { siteSettings: { name: string; url: string; description: string } };
type Data = Site & { articles: { nodes: FeedArticle[] } };

/** The picture as on the article's page, in the same words, so that no other is made for the feed. */
const QUERY = `
  query Feed {
    articles: allArticle(sort: [{ date: DESC }, { slug: ASC }], limit: ${MOST_ARTICLES}) {
      nodes {
        title
        perex
        route
        date
        author { name }
        category { title }
        body { html }
        pictureAlt
        picture {
          childImageSharp {
            gatsbyImageData(width: 960, aspectRatio: 1.7778, outputPixelDensities: [0.5, 1, 2], sizes: "(min-width: 1200px) 1200px, 100vw")
          }
        }
      }
    }
  }
`;

/** gatsby-plugin-feed: the newest articles with their whole text, linked on the pages of the blog. */
export const FEED: PluginRef = {
  resolve: "gatsby-plugin-feed",
  options: {
    query: "query FeedSite { siteSettings { name url description } }",
    setup: ({ query: { siteSettings } }: { query: Site }) => ({
      title: xmlSafe(siteSettings.name),
      description: xmlSafe(siteSettings.description),
      site_url: `${siteSettings.url}/blog`,
      feed_url: `${siteSettings.url}${FEED_PATH}`,
      language: "en",
      generator: "Gatsby",
    }),
    feeds: [
      {
        output: FEED_PATH,
        title: STRINGS.feed,
        // Without this the plugin links the feed on every page.
        match: "^/blog(/|$)",
        query: QUERY,
        serialize: ({ query: { siteSettings, articles } }: { query: Data }) =>
          articles.nodes.map((article) => feedItem(article, siteSettings.url)),
      },
    ],
  },
};
