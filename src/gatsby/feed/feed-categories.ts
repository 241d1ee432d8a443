import { readFileSync } from "node:fs";
import path from "node:path";
import { contentDirectory } from "../../constants/content-directory";

export type FeedCategory = { slug: string; title: string; perex?: string };
type Item = { id?: string; title?: string; perex?: string };

/**
 * The categories that have feeds. gatsby-plugin-feed wants its feeds before there are nodes, hence the look into the
 * content itself; what is wrong with the file is the content plugin's to say.
 * @param root the content folder
 */
export function feedCategories(root: string = contentDirectory()): FeedCategory[] {
  try {
    const { items } = JSON.parse(readFileSync(path.join(root, "settings", "categories.json"), "utf8"));
    return (items as Item[]).flatMap(({ id = "", title, perex }) =>
      /^[\w-]+$/.test(id) && title ? [{ slug: id, title, perex }] : [],
    );
  } catch {
    return [];
  }
}
