import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { runQuery } from "../../lib/run-query";

type Category = { id: string; title: string };

/** An article of the API. It may have any other fields; they are written as they are. */
type Article = { slug: string; category: Category | null };

export type ApiContent = {
  /** In the order of their dates, the newest first. */
  articles: readonly Article[];
  categories: readonly Category[];
};

export type ApiOptions<Data = unknown> = {
  /** GraphQL query for the articles. */
  query: string;
  resolve: (data: Data) => ApiContent;
  /** Address of the API. */
  path: string;
  articlesPerPage: number;
};

type ApiPage<Content extends ApiContent> = {
  articles: Content["articles"];
  categories: (Category & { total: number })[];
  current_page: number;
  has_next_page: boolean;
  total_pages: number;
};

/** The pages of the API. The first exists even when there are no articles. */
export function apiPages<Content extends ApiContent>(
  { articles, categories }: Content,
  articlesPerPage: number,
): ApiPage<Content>[] {
  const totals = categories.map(({ id, title }) => {
    const total = articles.filter(({ category }) => category?.id === id).length;
    return { id, title, total };
  });
  const totalPages = Math.max(1, Math.ceil(articles.length / articlesPerPage));
  return Array.from({ length: totalPages }, (_, index) => ({
    articles: articles.slice(index * articlesPerPage, (index + 1) * articlesPerPage),
    categories: totals,
    current_page: index + 1,
    has_next_page: index + 1 < totalPages,
    total_pages: totalPages,
  }));
}

/**
 * Writes the API as static files, `/articles/1.json` and so on, in place of those of the build
 * before.
 * @param site folder of the built site
 * @throws Error when the articles cannot be queried
 */
export async function writeBlogApi<Data>(
  graphql: CreatePagesArgs["graphql"],
  options: ApiOptions<Data>,
  site: string = path.resolve("public"),
): Promise<void> {
  const data = await runQuery<Data>(graphql, options.query, "The blog API cannot be written");
  const folder = path.join(site, options.path, "articles");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const page of apiPages(options.resolve(data), options.articlesPerPage))
    await writeFile(path.join(folder, `${page.current_page}.json`), JSON.stringify(page));
}
