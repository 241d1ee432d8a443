import type { BuildOptions } from "esbuild";
import type { GatsbyNode, PluginOptions } from "gatsby";
import {
  pluginOptionsSchema as contentSchema,
  type SourceContentOptions,
} from "../gatsby-source-content/options";

/** A back end of the CMS, by its name and options. Source: https://decapcms.org/docs/backends-overview/ */
export type CmsBackend =
  | { name: "proxy"; proxy_url: string }
  | { name: "github"; repo: string; branch: string; base_url?: string }
  | { name: "gitlab"; repo: string; branch: string; auth_type: "pkce"; app_id: string };

/** A page that draws the entries of a collection, each with an anchor: its slug after the prefix. */
export type EntryAnchor = { page: string; collection: string; prefix?: string };

/** A filter or a grouping of lists. Source: https://decapcms.org/docs/configuration-options/ */
export type ListView = { label: string; field: string; pattern?: string | boolean };

export type EditorOptions = {
  /** The options of gatsby-source-content. */
  content: SourceContentOptions;
  /** The script of the editor: it calls `startEditor` and imports the style sheet of previews. */
  entryPoint: string;
  /** Options of its bundling. */
  esbuild: BuildOptions;
  /** The repository that the editor of a built site edits. Without it a built site has no editor. */
  backend?: CmsBackend | undefined;
  /** Places of entries without a page of their own, for links from the editor. */
  anchors?: readonly EntryAnchor[];
  /** Folder with a picture of each kind of block, `<type>.webp`, by which it is chosen. */
  blockPictures?: string;
  /** Filters of lists, each for the collections that have its field. */
  filters?: readonly ListView[];
  /** Groupings of lists, each for the collections that have its field. */
  groups?: readonly ListView[];
};

/** The options as Gatsby hands them to a hook. */
export type GivenOptions = PluginOptions & EditorOptions;

export const pluginOptionsSchema: NonNullable<GatsbyNode["pluginOptionsSchema"]> = (api) => {
  const { Joi } = api;
  const text = Joi.string().required();
  const view = Joi.object({
    label: text,
    field: text,
    pattern: Joi.alternatives(Joi.string(), Joi.boolean()),
  });
  return Joi.object({
    content: contentSchema(api).required(),
    entryPoint: text,
    esbuild: Joi.object().unknown().required(),
    backend: Joi.object({ name: Joi.valid("github", "gitlab").required() }).unknown(),
    anchors: Joi.array().items(
      Joi.object({ page: text, collection: text, prefix: Joi.string().allow("") }),
    ),
    blockPictures: Joi.string(),
    filters: Joi.array().items(view),
    groups: Joi.array().items(view),
  });
};
