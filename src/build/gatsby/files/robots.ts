import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { runQuery } from "../../../../lib/run-query";
import { IS_PREVIEW } from "../../../constants/routes";
import { SITEMAP_PATH } from "../../../constants/site-files";
import { isStaticFile } from "./static-files";

/**
 * The content of `/robots.txt`. Source: https://www.rfc-editor.org/rfc/rfc9309
 * @param url of the live site
 * @param isPreview omits the sitemap, but allows crawling: crawlers must read a page to see its
 * `noindex`
 */
export function robotsText(url: string, isPreview: boolean): string {
  const everybody = "User-agent: *\nAllow: /\n";
  return isPreview ? everybody : `${everybody}\nSitemap: ${url}${SITEMAP_PATH}\n`;
}

/**
 * Writes `robots.txt`, unless there is one of the owner's.
 * @throws Error when the content cannot be queried
 */
export async function writeRobots({
  graphql,
  reporter,
}: Pick<CreatePagesArgs, "graphql" | "reporter">): Promise<void> {
  if (isStaticFile("robots.txt"))
    return reporter.info("static/robots.txt stands in place of the generated one");
  type Data = { siteSettings: { url: string } };
  const query = "query Robots { siteSettings { url } }";
  const { siteSettings } = await runQuery<Data>(graphql, query, "robots.txt cannot be written");
  await writeFile(path.resolve("public/robots.txt"), robotsText(siteSettings.url, IS_PREVIEW));
}
