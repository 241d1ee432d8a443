import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { readCards } from "./cards";
import type { GivenOptions } from "./options";
import { servePictures } from "./preview";
import { drawSharePictures } from "./share-pictures";

export { pluginOptionsSchema } from "./options";

/** Gatsby gives it to few hooks, and not to that of the development server. */
let graphqlOfPages: CreatePagesArgs["graphql"] | undefined;

export const createPages: GatsbyNode["createPages"] = ({ graphql }) => {
  graphqlOfPages = graphql;
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (
  { app },
  options: GivenOptions,
) => servePictures(app, () => graphqlOfPages, options);

/** Draws the pictures after the build: titles are read from the HTML of pages. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (
  { graphql, cache, reporter },
  options: GivenOptions,
) => {
  const publicFolder = path.resolve("public");
  const cacheFolder = path.join(cache.directory, "pictures");
  const site = await readCards(graphql, publicFolder, options);
  const drawnCount = await drawSharePictures(site, options, { publicFolder, cacheFolder });
  reporter.success(`${drawnCount} of ${site.cards.length} pictures for shared links drawn`);
};
