import type { GatsbyNode } from "gatsby";
import {
  blogSettings,
  readBlog,
  remoteArticles,
} from "../../src/build/content-loader/remote-blog/blog";
import { formatReport } from "../gatsby-source-content/model";

const isDevelop = process.env.NODE_ENV === "development";

/**
 * Before anything is sourced: gatsby-source-filesystem and gatsby-plugin-content then find the blog
 * as files.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  const settings = blogSettings();
  if (!settings) return;
  const { problems, warnings, summary } = await readBlog(settings);
  if (warnings.length > 0) reporter.warn(formatReport(warnings, "warning"));
  if (problems.length === 0) return reporter.info(summary);
  const report = `The remote blog cannot be used.\n${formatReport(problems)}`;
  if (isDevelop && remoteArticles())
    reporter.warn(`${report}\nThe preview shows the last good copy of it.`);
  else reporter.panic(report);
};
