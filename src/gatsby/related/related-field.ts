import type { CreateResolversArgs } from "gatsby";

type Context = { nodeModel: { getNodesByIds: (query: { ids: readonly string[]; type: string }) => unknown[] } };

/**
 * `articlesInOrder(ids: [...])`, for the related stories: in the order asked for, and the page depends on these articles alone.
 * With `allArticle(filter: ...)` it would depend on all articles, and each change of one would query every page anew.
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
