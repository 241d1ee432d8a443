import type { GatsbyNode } from "gatsby";
import { loadContent } from "./load-content";
import { graphqlTypes } from "./model/graphql-types";
import { formatReport } from "./model/problem";
import { blockUnion } from "./nodes/block-union";
import { bodyExtension } from "./nodes/body-extension";
import { filmExtension, filmType } from "./nodes/film-type";
import { pictureExtension, pictureType } from "./nodes/picture-type";
import { createNodeSync, TEXT_TYPE } from "./nodes/sync-nodes";
import { loadOptions, optionsOf, pluginOptionsSchema } from "./options";
import { ContentStatusPlugin } from "./preview/content-status";
import { keepBodies } from "./preview/last-good";
import { watchContent } from "./preview/watch-content";

const isDevelop = process.env.NODE_ENV === "development";
const status = new ContentStatusPlugin();

export { pluginOptionsSchema };

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (
  api,
  options,
) => {
  const { model } = optionsOf(options);
  const { createFieldExtension, createTypes } = api.actions;
  for (const extension of [bodyExtension, pictureExtension, filmExtension])
    createFieldExtension(extension);
  createTypes([
    pictureType(api, model),
    filmType(api),
    ...blockUnion(api, model),
    graphqlTypes(model),
    `type ${TEXT_TYPE} implements Node @dontInfer { slug: String! }`,
  ]);
};

export const createResolvers: GatsbyNode["createResolvers"] = keepBodies;

export const sourceNodes: GatsbyNode["sourceNodes"] = async (api, pluginOptions) => {
  const options = optionsOf(pluginOptions);
  const { model, checkCommand, renderer, isPreview } = options;
  const load = () => loadContent(loadOptions(options, isDevelop));
  const syncNodes = createNodeSync(api, {
    model,
    includeUnpublished: isDevelop,
    includeDated: isPreview,
    renderer: renderer?.() ?? "",
  });
  const first = await load();
  const { reporter } = api;
  if (isDevelop) {
    const { root } = loadOptions(options, isDevelop);
    await watchContent({ model, root, load, first, checkCommand, status, reporter, syncNodes });
    return;
  }
  // A build has no drafts.
  const warnings = first.warnings.filter(({ isBeforePublishing }) => !isBeforePublishing);
  if (warnings.length > 0) reporter.warn(formatReport(warnings, "warning"));
  if (first.problems.length > 0) reporter.panic(formatReport(first.problems));
  syncNodes(first.entries);
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage === "develop") actions.setWebpackConfig({ plugins: [status] });
};
