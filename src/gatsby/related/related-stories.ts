import type { CreatePagesArgs } from "gatsby";
import { hear } from "../../../plugins/gatsby-plugin-content/load/told";
import { type ArticleNode, relatableNode } from "./relatable";
import { relatedIds } from "./related-ids";

/** By this name the stories are told to a build that they were found for beside it (`tools/content/relate.ts`). */
export const RELATED_STORIES_TOLD = "related-stories";

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
  const told = await hear(RELATED_STORIES_TOLD);
  if (told) return new Map(JSON.parse(told) as [string, string[]][]);
  const { data, errors } = await graphql<{ articles: { nodes: ArticleNode[] } }>(QUERY);
  if (!data || errors) throw new Error(`The related stories cannot be found: ${String(errors)}`);
  return relatedIds(data.articles.nodes.map(relatableNode));
}
