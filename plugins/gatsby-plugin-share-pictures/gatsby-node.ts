import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { readCards } from "./cards";
import type { GivenOptions } from "./options";
import { drawSharePictures } from "./share-pictures";

export { pluginOptionsSchema } from "./options";

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
