type Context = {
  nodeModel: {
    getNodeById: (query: { id: string }) => { children: string[] } | null;
    getNodesByIds: (query: { ids: string[]; type: string }) => unknown[];
  };
};
type Source = { children?: string[]; [field: string]: unknown };

/**
 * `@contentBody`: a rendered Markdown text, which gatsby-transformer-remark hangs below the node of
 * the text. That is the entry's own, or, for a text in a field, the one that the field names.
 */
export const bodyExtension = {
  name: "contentBody",
  extend: () => ({
    resolve: (
      source: Source,
      _: unknown,
      { nodeModel }: Context,
      { fieldName }: { fieldName: string },
    ) => {
      const id = source[fieldName];
      const node = typeof id === "string" ? nodeModel.getNodeById({ id }) : source;
      const ids = node?.children ?? [];
      return nodeModel.getNodesByIds({ ids, type: "MarkdownRemark" })[0] ?? null;
    },
  }),
};
