import type { CreateResolversArgs } from "gatsby";

type Context = { nodeModel: { getNodesByIds: (query: { ids: readonly string[]; type: string }) => unknown[] } };

/**
 * `articlesInOrder(ids: [...])`, for related stories and the pages of the list: in the order asked for, and the page depends on
 * these articles alone. With `allArticle(...)` it would depend on all articles: each change of one would query every page anew,
 * and each page of the list would sort them all.
 */
export function addArticlesInOrder({ createResolvers }: Pick<CreateResolversArgs, "createResolvers">): void {
  createResolvers({
    Query: {
      articlesInOrder: {
        type: "[Article!]!",
        args: { ids: "[String!]!" },
        resolve: (_source: unknown, { ids }: { ids: readonly string[] }, { nodeModel }: Context) =>
          nodeModel.getNodesByIds({ ids, type: "Article" }),
      },
    },
  });
}
