import type { GatsbyNode, PluginOptions } from "gatsby";

export type SiteSearchOptions = {
  /** The language of all pages, such as `en`. */
  language: string;
  /** Characters that are part of words, besides letters and digits. */
  wordCharacters: string;
  /** Filter of pages and sections, `name:value`. Entries name their own in the HTML. */
  pageFilter: string;
  /** Selectors of words of the interface, which are neither found nor quoted. */
  ignored: readonly string[];
  /** Whether the index has the page of an address. */
  isSearched: (address: string) => boolean;
};

/** The options as Gatsby hands them to a hook. */
export type GivenOptions = PluginOptions & SiteSearchOptions;

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    language: Joi.string().required(),
    wordCharacters: Joi.string().allow("").default(""),
    pageFilter: Joi.string()
      .pattern(/^\w+:\w+$/)
      .required(),
    ignored: Joi.array().items(Joi.string()).default([]),
    isSearched: Joi.function().default(() => () => true),
  });
