import path from "node:path";
import type { GatsbyNode, PluginOptions } from "gatsby";
import type { LoadOptions } from "./load-content";
import type { ContentModel } from "./model/types";
import type { ContentRules } from "./reading/checked-content";
import type { ContentOverride } from "./reading/content-override";

export type SourceContentOptions = {
  /** The content folder. */
  path: string;
  model: ContentModel;
  rules?: ContentRules;
  /** The day that counts as today, `YYYY-MM-DD`. */
  today?: () => string;
  /** Folder of the content that another one replaces; asked once sourcing begins. */
  override?: () => ContentOverride | null;
  /**
   * A digest of the code that turns texts into HTML, asked once sourcing begins. A change of it
   * renders every text anew.
   */
  renderer?: () => string;
  /** Command that lists all problems in a terminal, for messages in the browser. */
  checkCommand?: string;
  /** Whether a build has entries before their first day and after their last one, for a preview. */
  isPreview?: boolean;
};

export const pluginOptionsSchema: NonNullable<GatsbyNode["pluginOptionsSchema"]> = ({ Joi }) =>
  Joi.object({
    path: Joi.string().required(),
    model: Joi.object({
      collections: Joi.array().items(Joi.object().unknown()).required(),
      slots: Joi.object().pattern(Joi.string(), Joi.object().unknown()).required(),
      order: Joi.string(),
      redirects: Joi.string(),
      site: Joi.string(),
    }).required(),
    rules: Joi.object().unknown(),
    today: Joi.function(),
    override: Joi.function(),
    renderer: Joi.function(),
    checkCommand: Joi.string(),
    isPreview: Joi.boolean(),
  });

/** The options as they arrive in Gatsby's hooks, once checked. */
export const optionsOf = (options: PluginOptions): SourceContentOptions =>
  options as unknown as SourceContentOptions;

/** Converts the options of the plugin to those of `loadContent`. */
export function loadOptions(options: SourceContentOptions, isPreview: boolean): LoadOptions {
  const { model, rules, today, override } = options;
  return {
    root: path.resolve(options.path),
    model,
    rules,
    today: today?.(),
    override: override?.() ?? null,
    isPreview,
  };
}
