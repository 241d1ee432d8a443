import { CONTENT_MODEL } from "../content-model/content-model";
import { SETTINGS_COLLECTION } from "../content-model/projections/cms-fields";

/**
 * The entry that a page is made of, as editor and content folder call it; null where there are
 * several or none.
 * @param slug of the entry, where the page is one's
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
