import type { GatsbyNode } from "gatsby";
import { checkEnvironment } from "./src/gatsby-node/environment";
import {
  addArticlesInOrder,
  addGuards,
  createPages as createContentPages,
} from "./src/gatsby-node/pages/create-pages";
import { watchSources } from "./src/gatsby-node/restart-reminder";
import { bundleServer } from "./src/gatsby-node/server-bundle";
import { writeStandaloneAssets } from "./src/gatsby-node/standalone-assets";
import { setWebpackConfig } from "./src/gatsby-node/webpack/webpack-config";
import { emptyMovedCache } from "./src/overrides/gatsby-cache";

export const onPreInit: GatsbyNode["onPreInit"] = (api) => {
  checkEnvironment(api);
  emptyMovedCache(api);
};

export const createResolvers: GatsbyNode["createResolvers"] = addArticlesInOrder;

export const createPages: GatsbyNode["createPages"] = createContentPages;

export const onCreatePage: GatsbyNode["onCreatePage"] = addGuards;

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = setWebpackConfig;

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async () => {
  await writeStandaloneAssets();
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ reporter }) => {
  watchSources(reporter);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = () => bundleServer();
