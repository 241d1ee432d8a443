import type { GatsbyNode, PluginOptions } from "gatsby";
import type { ApiOptions } from "./blog-api";
import type { FeedOptions } from "./feeds";

export type BlogFilesOptions<FeedData = unknown, ApiData = unknown> = {
  feeds: FeedOptions<FeedData>;
  api: ApiOptions<ApiData>;
};

/** The options as Gatsby hands them to a hook. */
export type GivenOptions = PluginOptions & BlogFilesOptions;

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) => {
  const source = { query: Joi.string().required(), resolve: Joi.function().required() };
  const address = Joi.string().pattern(/^\//).required();
  return Joi.object({
    feeds: Joi.object({
      ...source,
      rssPath: address,
      jsonPath: address,
      pagePath: address,
      language: Joi.string().required(),
    }).required(),
    api: Joi.object({
      ...source,
      path: address,
      articlesPerPage: Joi.number().integer().min(1).required(),
    }).required(),
  });
};
