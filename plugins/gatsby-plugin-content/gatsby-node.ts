import type { GatsbyNode } from "gatsby";
import { loadContent } from "../../src/build/content-loader/load-content";
import { remoteArticles } from "../../src/build/content-loader/remote-blog/blog";
import { blockUnion } from "../../src/build/gatsby/content/block-union";
import { ContentStatusPlugin } from "../../src/build/gatsby/content/content-status";
import { filmExtension, filmType } from "../../src/build/gatsby/content/film-type";
import { keepBodies } from "../../src/build/gatsby/content/last-good";
import { pictureExtension, pictureType } from "../../src/build/gatsby/content/picture-type";
import { createNodeSync } from "../../src/build/gatsby/content/sync-nodes";
import { watchContent } from "../../src/build/gatsby/content/watch-content";
import { contentDirectory } from "../../src/constants/build";
import { CONTENT_MODEL } from "../../src/content-model/content-model";
import { formatReport } from "../../src/content-model/problem";
import { graphqlTypes } from "../../src/content-model/projections/graphql-types";

const isDevelop = process.env.NODE_ENV === "development";
const status = new ContentStatusPlugin();

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (api) => {
  const { actions } = api;
  actions.createFieldExtension({
    name: "contentBody",
    extend: () => ({
      /**
       * The rendered Markdown of an entry: gatsby-transformer-remark hangs it below the entry's
       * node.
       */
      resolve: (
        source: { children: string[] },
        _: unknown,
        context: {
          nodeModel: { getNodesByIds: (query: { ids: string[]; type: string }) => unknown[] };
        },
      ) =>
        context.nodeModel.getNodesByIds({ ids: source.children, type: "MarkdownRemark" })[0] ??
        null,
    }),
  });
  actions.createFieldExtension(pictureExtension);
  actions.createFieldExtension(filmExtension);
  actions.createTypes([
    pictureType(api),
    filmType(api),
    blockUnion(api),
    graphqlTypes(CONTENT_MODEL),
  ]);
};

export const createResolvers: GatsbyNode["createResolvers"] = keepBodies;

export const sourceNodes: GatsbyNode["sourceNodes"] = async (api) => {
  const root = contentDirectory();
  const syncNodes = createNodeSync(api, { includeUnpublished: isDevelop });
  const override = remoteArticles();
  const first = await loadContent({ root, override, isPreview: isDevelop });
  if (!isDevelop) {
    if (first.warnings.length > 0) api.reporter.warn(formatReport(first.warnings, "warning"));
    if (first.problems.length > 0) api.reporter.panic(formatReport(first.problems));
    syncNodes(first.entries);
    return;
  }
  await watchContent({ root, override, first, status, reporter: api.reporter, syncNodes });
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage === "develop") actions.setWebpackConfig({ plugins: [status] });
};
