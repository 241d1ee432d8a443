import type { GatsbyNode } from "gatsby";
import { setEncoderEffort } from "./plugins/gatsby-remark-content/encoder-effort";
import { checkEnvironment } from "./src/build/gatsby/environment";
import {
  addArticlesInOrder,
  addGuards,
  createPages as createContentPages,
} from "./src/build/gatsby/pages/create-pages";
import { guardPreview } from "./src/build/gatsby/preview-guard";
import { bundleServer } from "./src/build/gatsby/server-bundle";
import { setWebpackConfig } from "./src/build/gatsby/webpack/webpack-config";
import { writeStandaloneAssets } from "./src/gatsby-node/standalone-assets";
import { forgetOtherPlace } from "./src/overrides/gatsby-cache";

export const onPreInit: GatsbyNode["onPreInit"] = (api) => {
  checkEnvironment(api);
  forgetOtherPlace(api);
  setEncoderEffort();
};

export const createResolvers: GatsbyNode["createResolvers"] = addArticlesInOrder;

export const createPages: GatsbyNode["createPages"] = createContentPages;

export const onCreatePage: GatsbyNode["onCreatePage"] = addGuards;

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = setWebpackConfig;

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ store }) => {
  guardPreview(store.getState().program.host);
};

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async () => {
  await writeStandaloneAssets();
};

export const onPostBuild: GatsbyNode["onPostBuild"] = () => bundleServer();
