import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { runQuery } from "../../lib/run-query";
import { compressSite, removeCompressedCopies } from "./compress";
import { writeBadRequestPage } from "./files/bad-request-page";
import { removeFlatPages, writeFlatPages } from "./files/flat-pages";
import { removeUnusedPartytown } from "./files/partytown";
import { writeRedirects } from "./files/redirects";
import { robotsText, writeRobots } from "./files/robots";
import { writeSecurityText } from "./files/security-txt";
import { removeDeletedStaticFiles, removeHiddenFiles } from "./files/static-files";
import { writeHeaders } from "./headers";
import type { GivenOptions, SiteContent } from "./options";

export { pluginOptionsSchema } from "./options";

const SITE = path.resolve("public");

/** Before Gatsby deletes the data of pages that are gone, by which their second files are known. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => removeFlatPages(SITE);

export const onPreBuild: GatsbyNode["onPreBuild"] = async () => {
  removeDeletedStaticFiles(SITE);
  await removeCompressedCopies(SITE);
};

/** Writes headers and compressed copies of all files: no plugin may write any later. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (
  { graphql, reporter },
  options: GivenOptions,
) => {
  const data = await runQuery(graphql, options.query, "The files for hosts cannot be written");
  const { url, securityEmail, redirects, ended, sources }: SiteContent = options.resolve(data);
  removeHiddenFiles(SITE);
  removeUnusedPartytown(SITE);
  await writeBadRequestPage(SITE, options.badRequestPage);
  writeRedirects(SITE, redirects, ended);
  if (!(await writeRobots(SITE, robotsText(url, options.sitemapPath))))
    reporter.info("static/robots.txt stands in place of the generated one");
  const { language } = options;
  await writeSecurityText(SITE, securityEmail ? { url, email: securityEmail, language } : null);
  writeHeaders(SITE, options, sources);
  await compressSite(SITE);
  // Last: servers that send compressed copies send those of the pages in folders.
  await writeFlatPages(SITE);
};
