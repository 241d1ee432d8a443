import { SETTINGS_COLLECTION } from "../../plugins/gatsby-plugin-editor/forms";
import { CONTENT_MODEL } from "../content-model/content-model";

/**
 * Finds the entry that a page shows: its place in the editor, and its file. Null for pages of
 * several entries or of none.
 * @param slug of the entry, if the page has one
 */
export function entryOfRoute(
  route: string,
  slug?: unknown,
): { place: string; file: string } | null {
  const settings = CONTENT_MODEL.collections.find(
    ({ page }) => page === route.replace(/\/page\/\d+$/, ""),
  );
  if (settings)
    return {
      place: `${SETTINGS_COLLECTION}/entries/${settings.name}`,
      file: `content/${settings.folder}.json`,
    };
  const collection = CONTENT_MODEL.collections.find(
    ({ routePrefix }) => routePrefix === route.replace(/\/[^/]*$/, ""),
  );
  if (!collection || !slug) return null;
  return {
    place: `${collection.name}/entries/${slug}/index`,
    file: `content/${collection.folder}/${slug}/index.md`,
  };
}
