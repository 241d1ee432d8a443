import { readFileSync } from "node:fs";
import { ARTICLES_PER_PAGE } from "../../src/blog/constants";
import { articlesInOrder, categoryAcross } from "./blog-parts";

/** Slugs of all articles that visitors get to see, the newest first. */
export const all = articlesInOrder();

/** How many pages the list has. */
export const pages = Math.ceil(all.length / ARTICLES_PER_PAGE);

/** What the list shows once so many of its pages are there. */
export const upTo = (page: number): string[] => all.slice(0, page * ARTICLES_PER_PAGE);

export function titleOf(category: string): string {
  const { items } = JSON.parse(readFileSync("content/settings/categories.json", "utf8"));
  return items.find(({ id }: { id: string }) => id === category).title;
}

/** A category with articles on the first page and further down. */
export const across = categoryAcross(ARTICLES_PER_PAGE);

/** Its title. */
export const word = titleOf(across.id);

/** The articles of that category among some. */
export const acrossOf = (slugs: readonly string[]): string[] => slugs.filter((slug) => across.slugs.includes(slug));
