import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { categoryFeedPath, FEED_PATH, FEEDS_FOLDER, JSON_FEED_PATH, MAX_FEED_ARTICLES } from "../../../constants/feed";
import { runQuery } from "../../run-query";
import { type FeedArticle, type FeedCategory, type FeedSite, jsonFeed, rssFeed } from "./feeds";

type Site = { siteSettings: FeedSite; categories: { nodes: FeedCategory[] } };
type Articles = { articles: { nodes: FeedArticle[] } };

const SITE_QUERY = `
  query FeedSite {
    siteSettings { name url description }
    categories: allCategory { nodes { slug title perex } }
  }
`;

/** The newest articles, of one category or of all. */
function articlesQuery(category?: string): string {
  const filter = category === undefined ? "" : `filter: { category: { slug: { eq: ${JSON.stringify(category)} } } }, `;
  return `
    query Feed {
      articles: allArticle(${filter}sort: [{ date: DESC }, { slug: ASC }], limit: ${MAX_FEED_ARTICLES}) {
        nodes {
          title perex route date updated pictureAlt
          author { name }
          category { title }
          body { html }
          picture { image }
        }
      }
    }
  `;
}

/**
 * Writes the feed of all articles and one per category, as RSS and as JSON Feed. Deletes those of the previous build:
 * the feed of a removed category contains full articles, possibly including ones that are drafts now.
 * @param folder of the site
 * @throws Error when the articles cannot be queried
 */
export async function writeFeeds(
  { graphql }: Pick<CreatePagesArgs, "graphql">,
  folder: string = path.resolve("public"),
): Promise<void> {
  const query = <Answer>(text: string) => runQuery<Answer>(graphql, text, "The feeds cannot be written");
  const { siteSettings: site, categories } = await query<Site>(SITE_QUERY);
  const write = async (category: FeedCategory | undefined, rssPath: string, jsonPath: string): Promise<void> => {
    const articles = (await query<Articles>(articlesQuery(category?.slug))).articles.nodes;
    await writeFile(path.join(folder, rssPath), rssFeed({ path: rssPath, category, articles }, site));
    const json = jsonFeed({ path: jsonPath, category, articles }, site);
    await writeFile(path.join(folder, jsonPath), JSON.stringify(json));
  };
  await rm(path.join(folder, FEEDS_FOLDER), { recursive: true, force: true });
  await mkdir(path.join(folder, FEEDS_FOLDER), { recursive: true });
  await write(undefined, FEED_PATH, JSON_FEED_PATH);
  for (const category of categories.nodes)
    await write(category, categoryFeedPath(category.slug, "xml"), categoryFeedPath(category.slug, "json"));
}
