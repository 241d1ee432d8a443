import type { CreateResolversArgs } from "gatsby";

type Context = { nodeModel: { getNodesByIds: (query: { ids: readonly string[]; type: string }) => unknown[] } };

/**
 * `articlesInOrder(ids: [...])`, for related stories and the pages of the list: in the requested order, with a
 * dependency on these articles only. With `allArticle(...)` a page would depend on all articles: every change would
 * rerun the query of every page, and each page of the list would sort them all.
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
