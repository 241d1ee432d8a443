import { RESERVED_SEGMENTS } from "../constants/routes";
import { CONTENT_MODEL } from "../content-model/content-model";
import { SETTINGS_COLLECTION } from "../content-model/projections/cms-fields";

const isReserved = (slug: string): boolean => RESERVED_SEGMENTS.some((segment) => segment === slug);

/** The entry that a page is made of, or is named here, as editor and content folder call it; null where there are several or none. */
export function entryOfRoute(route: string, named?: unknown): { place: string; file: string } | null {
  const settings = CONTENT_MODEL.find(({ page }) => page === route);
  if (settings)
    return { place: `${SETTINGS_COLLECTION}/entries/${settings.name}`, file: `content/${settings.folder}.json` };
  const [, prefix = "", last = ""] = /^(.*)\/([^/]+)$/.exec(route) ?? [];
  const slug = named ? String(named) : last;
  const collection = CONTENT_MODEL.find(({ routePrefix }) => routePrefix === prefix);
  if (!collection || (prefix === "" && isReserved(slug))) return null;
  return { place: `${collection.name}/entries/${slug}/index`, file: `content/${collection.folder}/${slug}/index.md` };
}
