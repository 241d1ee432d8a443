import type { GatsbyNode } from "gatsby";
import { formatReport } from "../gatsby-source-content/model";
import { type BlogSource, readBlog, shownArticles } from "./blog";

const isDevelop = process.env.NODE_ENV === "development";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    url: Joi.string().required(),
    folder: Joi.string().required(),
    content: Joi.string().required(),
    articles: Joi.object().unknown().required(),
    authors: Joi.string().required(),
    check: Joi.function().required(),
    retryPolicy: Joi.object().unknown(),
  });

/**
 * Writes the blog as files before anything is sourced: gatsby-source-filesystem and
 * gatsby-source-content read them.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }, options) => {
  const source = options as unknown as BlogSource;
  const { problems, warnings, summary } = await readBlog(source);
  if (warnings.length > 0) reporter.warn(formatReport(warnings, "warning"));
  if (problems.length === 0) {
    reporter.info(summary);
    return;
  }
  const report = `The remote blog cannot be used.\n${formatReport(problems)}`;
  if (isDevelop && shownArticles(source))
    reporter.warn(`${report}\nThe preview shows the last good copy of it.`);
  else reporter.panic(report);
};
