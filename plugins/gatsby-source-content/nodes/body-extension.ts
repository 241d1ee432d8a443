type Context = {
  nodeModel: { getNodesByIds: (query: { ids: string[]; type: string }) => unknown[] };
};

/**
 * `@contentBody`: the rendered Markdown of an entry, which gatsby-transformer-remark hangs below
 * the entry's node.
 */
export const bodyExtension = {
  name: "contentBody",
  extend: () => ({
    resolve: ({ children }: { children: string[] }, _: unknown, { nodeModel }: Context) =>
      nodeModel.getNodesByIds({ ids: children, type: "MarkdownRemark" })[0] ?? null,
  }),
};
