import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { getSrc, type IGatsbyImageData } from "gatsby-plugin-image";
import { runQuery } from "../../../../lib/run-query";
import {
  type BlogApiArticle,
  type BlogApiCategory,
  type BlogApiPage,
  blogApiPath,
} from "../../../blog/blog-api";
import { countByCategory } from "../../../blog/blog-pages";
import { ARTICLES_PER_PAGE, BLOG_API_PATH } from "../../../blog/constants";

export type ApiSource = {
  slug: string;
  route: string;
  visibility: string;
  title: string;
  perex: string;
  date: string;
  updated: string | null;
  category: { slug: string; title: string } | null;
  pictureAlt: string;
  picture: { image: IGatsbyImageData } | null;
};
type Category = { slug: string; title: string };
type Data = { articles: { nodes: ApiSource[] }; categories: { nodes: Category[] } };

const QUERY = `
  query BlogApi {
    articles: allArticle(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        slug route visibility title perex date updated pictureAlt
        category { slug title }
        picture { image }
      }
    }
    categories: allCategory { nodes { slug title } }
  }
`;

function article(source: ApiSource): BlogApiArticle {
  const { slug, title, perex, date, updated, category, route, visibility, picture, pictureAlt } =
    source;
  return {
    id: slug,
    slug,
    title,
    perex,
    date,
    updated,
    category: category && { id: category.slug, title: category.title },
    url: route,
    ...(visibility === "published" ? {} : { visibility }),
    picture: picture && { url: getSrc(picture.image) ?? "", alt: pictureAlt, image: picture.image },
  };
}

/**
 * The pages of the blog API; the first exists even when there are no articles.
 * @param articles the newest first
 */
export function blogApiPages(
  articles: readonly ApiSource[],
  categories: readonly Category[],
): BlogApiPage[] {
  const counts = countByCategory(
    categories.map(({ slug }) => slug),
    articles,
  );
  const totals: BlogApiCategory[] = categories.map(({ slug, title }, index) => ({
    id: slug,
    title,
    total: counts[index]?.total ?? 0,
  }));
  const total_pages = Math.max(1, Math.ceil(articles.length / ARTICLES_PER_PAGE));
  return Array.from({ length: total_pages }, (_, index) => ({
    articles: articles
      .slice(index * ARTICLES_PER_PAGE, (index + 1) * ARTICLES_PER_PAGE)
      .map(article),
    categories: totals,
    current_page: index + 1,
    has_next_page: index + 1 < total_pages,
    total_pages,
  }));
}

/**
 * Writes the blog API as static files, one per page, replacing those of the previous build. Runs
 * together with page creation, so that the preview has it, too, and updates it.
 * @param folder of the site
 * @throws Error when the articles cannot be queried
 */
export async function writeBlogApi(
  { graphql }: Pick<CreatePagesArgs, "graphql">,
  folder: string = path.resolve("public"),
): Promise<void> {
  const { articles, categories } = await runQuery<Data>(
    graphql,
    QUERY,
    "The blog API cannot be written",
  );
  const pages = blogApiPages(articles.nodes, categories.nodes);
  const fileOf = (page: number) => path.join(folder, blogApiPath(BLOG_API_PATH, page));
  await rm(path.dirname(fileOf(1)), { recursive: true, force: true });
  await mkdir(path.dirname(fileOf(1)), { recursive: true });
  for (const page of pages) await writeFile(fileOf(page.current_page), JSON.stringify(page));
}
