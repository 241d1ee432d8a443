import type { GatsbyNode } from "gatsby";
import { writeCrawlerFiles } from "./src/gatsby/crawler-files";
import { createPages as createContentPages } from "./src/gatsby/create-pages";
import { withoutCssOrderWarnings } from "./src/gatsby/css-order";
import { dateFeed } from "./src/gatsby/feed/feed-date";
import { finishHtmlFiles } from "./src/gatsby/finish-html";
import { writeIdentity } from "./src/gatsby/identity/write-identity";
import { checkPreviewSetting } from "./src/gatsby/preview-setting";
import { setAvifEffort } from "./src/gatsby/quick-avif";
import { writeRedirects } from "./src/gatsby/redirects";
import { writeSharePictures } from "./src/gatsby/share-pictures/share-pictures";
import { styleFingerprint } from "./src/gatsby/style-fingerprint";

export const onPreInit: GatsbyNode["onPreInit"] = (api) => {
  checkPreviewSetting(api);
  setAvifEffort();
};

export const createPages: GatsbyNode["createPages"] = createContentPages;

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = writeIdentity;

export const onPostBuild: GatsbyNode["onPostBuild"] = async (api) => {
  await writeRedirects(api);
  await writeCrawlerFiles(api);
  await dateFeed();
  await writeSharePictures(api);
  await finishHtmlFiles();
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, getConfig, actions, plugins }) => {
  actions.setWebpackConfig({
    // The built site has no source maps: nobody pays for making them.
    ...(stage === "build-javascript" && { devtool: false }),
    plugins: [plugins.define({ "process.env.STYLE_FINGERPRINT": JSON.stringify(styleFingerprint()) })],
  });
  actions.replaceWebpackConfig(withoutCssOrderWarnings(getConfig()));
};
