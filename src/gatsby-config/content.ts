import { rendererDigest } from "../../plugins/gatsby-remark-content/renderer-digest";
import type { SourceContentOptions } from "../../plugins/gatsby-source-content/options";
import { contentDirectory } from "../constants/build";
import { IS_PREVIEW } from "../constants/routes";
import { CONTENT_MODEL } from "../content-model/content-model";
import { buildDate } from "../content-rules/build-date";
import { CONTENT_RULES } from "../content-rules/content-rules";
import { articlesOverride } from "./remote-blog";

/** Options of gatsby-source-content: how the content is read and checked. */
export const CONTENT: SourceContentOptions = {
  path: contentDirectory(),
  model: CONTENT_MODEL,
  rules: CONTENT_RULES,
  today: () => buildDate(),
  override: articlesOverride,
  renderer: () => rendererDigest("src/gatsby-config/markdown.ts"),
  checkCommand: "npm run check:content",
  isPreview: IS_PREVIEW,
};
