import type { CreatePagesArgs } from "gatsby";
import { type ArticleNode, relatableNode } from "./relatable";
import { relatedIds } from "./related-ids";

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
 * The stories that each article leads on to.
 * @returns slugs by the article's slug
 * @throws Error when the articles cannot be queried
 */
export async function relatedStories({
  graphql,
}: Pick<CreatePagesArgs, "graphql">): Promise<ReadonlyMap<string, readonly string[]>> {
  const { data, errors } = await graphql<{ articles: { nodes: ArticleNode[] } }>(QUERY);
  if (!data || errors) throw new Error(`The related stories cannot be found: ${String(errors)}`);
  return relatedIds(data.articles.nodes.map(relatableNode));
}
