import { categoryPath } from "../../../blog/blog-pages";
import type { FeedArticle } from "./feed-item";

export type FeedSite = { name: string; url: string; description: string };
export type FeedCategory = { slug: string; title: string; perex?: string | null };

export type Feed = {
  /** Address of its file within the site. */
  path: string;
  /** Whose articles it holds; left out for all articles. */
  category?: FeedCategory;
  /** The newest first. */
  articles: readonly FeedArticle[];
};

/**
 * What a feed says of itself.
 * @param category whose articles it holds; left out for all articles
 */
export function feedChannel({ name, url, description }: FeedSite, category?: FeedCategory) {
  if (!category) return { title: name, description, home: `${url}/blog` };
  const { slug, title, perex } = category;
  return { title: `${title} | ${name}`, description: perex || description, home: `${url}${categoryPath(slug)}` };
}
