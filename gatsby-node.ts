import type { GatsbyNode } from "gatsby";
import { setEncoderEffort } from "./plugins/gatsby-remark-content/encoder-effort";
import { compressSite, removeCompressedCopies } from "./src/build/gatsby/built-site/compress";
import { writeHeaders } from "./src/build/gatsby/built-site/headers";
import { checkPictures } from "./src/build/gatsby/built-site/whole-pictures";
import { checkEnvironment } from "./src/build/gatsby/environment";
import { writeBadRequestPage } from "./src/build/gatsby/files/bad-request-page";
import { writeRedirects } from "./src/build/gatsby/files/redirects";
import { writeRobots } from "./src/build/gatsby/files/robots";
import { writeSecurityText } from "./src/build/gatsby/files/security-txt";
import { writeStandaloneAssets } from "./src/build/gatsby/files/standalone-assets";
import { removeDeletedStaticFiles, removeHiddenFiles } from "./src/build/gatsby/files/static-files";
import {
  addArticlesInOrder,
  addGuards,
  createPages as createContentPages,
} from "./src/build/gatsby/pages/create-pages";
import { guardPreview } from "./src/build/gatsby/preview-guard";
import { bundleServer } from "./src/build/gatsby/server-bundle";
import { setWebpackConfig } from "./src/build/gatsby/webpack/webpack-config";
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

export const onPreBuild: GatsbyNode["onPreBuild"] = async () => {
  removeDeletedStaticFiles();
  await removeCompressedCopies();
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async (api) => {
  removeHiddenFiles();
  await writeBadRequestPage();
  await writeRedirects(api);
  await writeRobots(api);
  await writeSecurityText(api);
  checkPictures(api);
  writeHeaders();
  await compressSite();
  await bundleServer();
};
