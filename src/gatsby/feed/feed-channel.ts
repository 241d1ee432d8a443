import { categoryPath } from "../../blog/blog-pages";
import type { FeedCategory } from "./feed-categories";

export type FeedSite = { name: string; url: string; description: string };

/**
 * What a feed says of itself.
 * @param category whose articles it holds; left out for all articles
 */
export function feedChannel({ name, url, description }: FeedSite, category?: FeedCategory) {
  if (!category) return { title: name, description, home: `${url}/blog` };
  const { slug, title, perex } = category;
  return { title: `${title} | ${name}`, description: perex || description, home: `${url}${categoryPath(slug)}` };
}
