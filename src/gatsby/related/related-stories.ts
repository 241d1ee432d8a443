import type { CreatePagesArgs } from "gatsby";
import { runQuery } from "../run-query";
import { type RelatableArticle, relatedIds } from "./related-ids";

/** The data from which related articles are computed. */
export type ArticleNode = {
  slug: string;
  title: string;
  perex: string;
  date: string;
  visibility: string;
  category: { slug: string } | null;
  related: { slug: string }[];
  body: { rawMarkdownBody: string | null } | null;
};

type Data = { articles: { nodes: ArticleNode[] } };

const relatableNode = ({ slug, visibility, category, related, body, ...article }: ArticleNode): RelatableArticle => ({
  ...article,
  id: slug,
  body: body?.rawMarkdownBody ?? "",
  categoryId: category?.slug ?? null,
  chosen: related.map((chosen) => chosen.slug),
  isPublished: visibility === "published",
});

const QUERY = `
  query RelatableArticles {
    articles: allArticle {
      nodes {
        slug title perex date visibility
        category { slug }
        related { slug }
        body { rawMarkdownBody }
      }
    }
  }
`;

/**
 * The related stories of each article.
 * @returns slugs by the article's slug
 * @throws Error when the articles cannot be queried
 */
export async function relatedStories({
  graphql,
}: Pick<CreatePagesArgs, "graphql">): Promise<ReadonlyMap<string, readonly string[]>> {
  const { articles } = await runQuery<Data>(graphql, QUERY, "The related stories cannot be found");
  return relatedIds(articles.nodes.map(relatableNode));
}
