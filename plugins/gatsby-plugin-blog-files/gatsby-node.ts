import type { GatsbyNode } from "gatsby";
import { writeBlogApi } from "./blog-api";
import { writeFeeds } from "./feeds";
import type { GivenOptions } from "./options";

export { pluginOptionsSchema } from "./options";

/** Writes the API with the pages, so that `gatsby develop` has it, too, and updates it. */
export const createPages: GatsbyNode["createPages"] = ({ graphql }, { api }: GivenOptions) =>
  writeBlogApi(graphql, api);

export const onPostBuild: GatsbyNode["onPostBuild"] = ({ graphql }, { feeds }: GivenOptions) =>
  writeFeeds(graphql, feeds);
