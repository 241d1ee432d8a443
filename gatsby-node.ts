import type { GatsbyNode } from "gatsby";
import { writeBlogApi } from "./src/gatsby/blog-api";
import { writeCrawlerFiles } from "./src/gatsby/crawler-files";
import { createPages as createContentPages } from "./src/gatsby/create-pages";
import { dateFeeds } from "./src/gatsby/feed/feed-date";
import { writeJsonFeeds } from "./src/gatsby/feed/json-feed";
import { removeOldFeeds } from "./src/gatsby/feed/old-feeds";
import { forgetTexts } from "./src/gatsby/forget-texts";
import { writeIdentity } from "./src/gatsby/identity/write-identity";
import { writeLooseFiles } from "./src/gatsby/loose-files";
import { removeOldSitemaps } from "./src/gatsby/old-sitemaps";
import { addContext } from "./src/gatsby/page-context";
import { scaleOnce } from "./src/gatsby/picture-jobs";
import { setEncoderEffort } from "./src/gatsby/quick-encoders";
import { writeRedirects } from "./src/gatsby/redirects";
import { addArticlesInOrder } from "./src/gatsby/related/related-field";
import { checkSettings } from "./src/gatsby/settings";
import { writeSharePictures } from "./src/gatsby/share-pictures/share-pictures";
import { setWebpackConfig } from "./src/gatsby/webpack-config";

export const onPreInit: GatsbyNode["onPreInit"] = (api) => {
  checkSettings(api);
  setEncoderEffort();
  scaleOnce();
};

export const createResolvers: GatsbyNode["createResolvers"] = (api) => {
  forgetTexts(api);
  addArticlesInOrder(api);
};

export const createPages: GatsbyNode["createPages"] = async (api) => {
  try {
    // First: it asks for most of the pictures, and they are encoded beside whatever comes next.
    await writeBlogApi(api);
  } finally {
    // Whatever is wrong with it must not take the pages from the preview.
    await createContentPages(api);
  }
};

export const onCreatePage: GatsbyNode["onCreatePage"] = addContext;

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async (api) => {
  await writeIdentity(api);
  await writeLooseFiles();
};

let sharePictures: Promise<string> | undefined;

export const onPreBuild: GatsbyNode["onPreBuild"] = async (api) => {
  await removeOldSitemaps();
  await removeOldFeeds();
  // They need no more than the content, and are drawn while Webpack keeps a single core busy.
  sharePictures = writeSharePictures(api);
  // What is wrong with them is said where they are waited for.
  sharePictures.catch(() => undefined);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async (api) => {
  await writeRedirects(api);
  await writeCrawlerFiles(api);
  await dateFeeds();
  await writeJsonFeeds(api);
  if (sharePictures) api.reporter.success(await sharePictures);
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = setWebpackConfig;
