import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { categoryFeedPath, FEED_PATH } from "../../constants/feed";
import { feedCategories } from "./feed-categories";

/**
 * A feed whose date is that of its newest article, not of the build: the same content gives the same bytes.
 * @param xml RSS, newest article first
 */
export function datedByContent(xml: string): string {
  const newest = /<item>.*?<pubDate>([^<]+)<\/pubDate>/s.exec(xml)?.[1];
  return xml.replace(/<lastBuildDate>[^<]*<\/lastBuildDate>/, newest ? `<lastBuildDate>${newest}</lastBuildDate>` : "");
}

/** Dates the feeds that gatsby-plugin-feed has written, whose library always takes the time of the build. */
export async function dateFeeds(): Promise<void> {
  for (const feed of [FEED_PATH, ...feedCategories().map(({ slug }) => categoryFeedPath(slug, "xml"))]) {
    const file = path.join("public", feed);
    await writeFile(file, datedByContent(await readFile(file, "utf8")));
  }
}
