import { rm } from "node:fs/promises";
import path from "node:path";
import { FEEDS_FOLDER } from "../../constants/feed";

/**
 * Feeds of categories that are gone hold whole articles, even such as are drafts now. Every build writes all that there
 * are to be, and nothing else would ever take the old ones away.
 */
export async function removeOldFeeds(folder: string = path.resolve("public")): Promise<void> {
  await rm(path.join(folder, FEEDS_FOLDER), { recursive: true, force: true });
}
