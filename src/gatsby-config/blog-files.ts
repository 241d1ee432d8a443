import { getSrc, type IGatsbyImageData } from "gatsby-plugin-image";
import type { FeedArticle } from "../../plugins/gatsby-plugin-blog-files/feeds";
import type { BlogFilesOptions } from "../../plugins/gatsby-plugin-blog-files/options";
import type { BlogApiArticle } from "../blog/blog-api";
import { blogPagePath } from "../blog/blog-pages";
import { ARTICLES_PER_PAGE, BLOG_API_PATH } from "../blog/constants";
import { FEED_PATH, JSON_FEED_PATH, MAX_FEED_ARTICLES } from "../constants/site-files";

const FEED_QUERY = `
  query Feeds {
    siteSettings { name url firstUrl description timeZone }
    articles: allArticle(sort: [{ date: DESC }, { slug: ASC }], limit: ${MAX_FEED_ARTICLES}) {
      nodes {
        slug title perex route date updated pictureAlt
        author { name }
        category { title }
        body { html }
        picture { image }
      }
    }
  }
`;

type FeedNode = {
  slug: string;
  title: string;
  perex: string;
  route: string;
  date: string;
  updated: string | null;
  author: { name: string } | null;
  category: { title: string } | null;
  body: { html: string };
  pictureAlt: string;
  picture: { image: IGatsbyImageData };
};
type FeedData = {
  siteSettings: {
    name: string;
    url: string;
    firstUrl: string | null;
    description: string;
    timeZone: string;
  };
  articles: { nodes: FeedNode[] };
};

/** @param firstUrl address of the site when it was published first */
export function feedArticle(node: FeedNode, firstUrl: string): FeedArticle {
  const { slug, title, perex, route, date, updated, author, category, body, pictureAlt, picture } =
    node;
  const src = getSrc(picture.image);
  return {
    title,
    teaser: perex,
    path: route,
    // The address that it had at first. The folder's name stays when the address changes.
    id: `${firstUrl}${blogPagePath(1)}/${slug}`,
    date,
    updated,
    author: author?.name ?? null,
    category: category?.title ?? null,
    picture: src ? { src, alt: pictureAlt } : null,
    html: body.html,
  };
}

const API_QUERY = `
  query BlogApi {
    articles: allArticle(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        slug route visibility title perex date updated pictureAlt
        category { id: slug title }
        picture { image }
      }
    }
    categories: allCategory { nodes { id: slug title } }
  }
`;

type Category = { id: string; title: string };
type ApiNode = {
  slug: string;
  route: string;
  visibility: string;
  title: string;
  perex: string;
  date: string;
  updated: string | null;
  category: Category | null;
  pictureAlt: string;
  picture: { image: IGatsbyImageData } | null;
};
type ApiData = { articles: { nodes: ApiNode[] }; categories: { nodes: Category[] } };

/** An article as the blog API has it. */
export function apiArticle(node: ApiNode): BlogApiArticle {
  const { route, visibility, picture, pictureAlt, ...article } = node;
  return {
    id: article.slug,
    ...article,
    url: route,
    ...(visibility !== "published" && { visibility }),
    picture: picture && { url: getSrc(picture.image) ?? "", alt: pictureAlt, image: picture.image },
  };
}

/** Options of gatsby-plugin-blog-files. */
export const BLOG_FILES: BlogFilesOptions<FeedData, ApiData> = {
  feeds: {
    query: FEED_QUERY,
    resolve: ({ siteSettings, articles }) => ({
      title: siteSettings.name,
      description: siteSettings.description,
      url: siteSettings.url,
      timeZone: siteSettings.timeZone,
      articles: articles.nodes.map((node) =>
        feedArticle(node, siteSettings.firstUrl ?? siteSettings.url),
      ),
    }),
    rssPath: FEED_PATH,
    jsonPath: JSON_FEED_PATH,
    pagePath: blogPagePath(1),
    language: "en",
  },
  api: {
    query: API_QUERY,
    resolve: ({ articles, categories }) => ({
      articles: articles.nodes.map(apiArticle),
      categories: categories.nodes,
    }),
    path: BLOG_API_PATH,
    articlesPerPage: ARTICLES_PER_PAGE,
  },
};
