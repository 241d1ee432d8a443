import { writeFile } from "node:fs/promises";
import path from "node:path";
import { isStaticFile } from "./static-files";

/**
 * The content of `/robots.txt`. Source: https://www.rfc-editor.org/rfc/rfc9309
 * @param url address of the live site
 * @param sitemapPath address of its sitemap; null for a preview, whose pages crawlers must read, too,
 * to see their `noindex`
 */
export function robotsText(url: string, sitemapPath: string | null): string {
  const allowAll = "User-agent: *\nAllow: /\n";
  return sitemapPath === null ? allowAll : `${allowAll}\nSitemap: ${url}${sitemapPath}\n`;
}

/** Writes `robots.txt`, unless the owner has one in `static`. @returns whether it was written */
export async function writeRobots(site: string, text: string): Promise<boolean> {
  if (isStaticFile("robots.txt")) return false;
  await writeFile(path.join(site, "robots.txt"), text);
  return true;
}
