import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { FEED_PATH } from "../../constants/feed";

/**
 * A feed whose date is that of its newest article, not of the build: the same content gives the same bytes.
 * @param xml RSS, newest article first
 */
export function datedByContent(xml: string): string {
  const newest = /<item>.*?<pubDate>([^<]+)<\/pubDate>/s.exec(xml)?.[1];
  return xml.replace(/<lastBuildDate>[^<]*<\/lastBuildDate>/, newest ? `<lastBuildDate>${newest}</lastBuildDate>` : "");
}

/** Dates the feed that gatsby-plugin-feed has written, whose library always takes the time of the build. */
export async function dateFeed(): Promise<void> {
  const file = path.join("public", FEED_PATH);
  await writeFile(file, datedByContent(await readFile(file, "utf8")));
}
