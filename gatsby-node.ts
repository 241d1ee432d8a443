import type { GatsbyNode } from "gatsby";
import { createPages as createContentPages } from "./src/gatsby/create-pages";
import { withoutCssOrderWarnings } from "./src/gatsby/css-order";
import { finishHtmlFiles } from "./src/gatsby/finish-html";
import { setAvifEffort } from "./src/gatsby/quick-avif";
import { writeRedirects } from "./src/gatsby/redirects";

export const onPreInit: GatsbyNode["onPreInit"] = () => setAvifEffort();

export const createPages: GatsbyNode["createPages"] = createContentPages;

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql }) => {
  await writeRedirects({ graphql });
  await finishHtmlFiles();
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ getConfig, actions }) => {
  actions.replaceWebpackConfig(withoutCssOrderWarnings(getConfig()));
};
