import { type ContentModel, routeOf, visibilityOf } from "../../../gatsby-source-content/model";
import type { SavedFile } from "../cms";
import { JSON_FORMAT } from "../formats";
import { parseEntry, type Read } from "./content-problems";

const ENTRY = /([^/]+)\/([^/]+)\/index\.md$/;

/** The address of a published entry's page, by its file; null where it has none. */
function pageOf({ collections }: ContentModel, path: string, text: string): string | null {
  const [, folder, slug = ""] = ENTRY.exec(path) ?? [];
  const collection = collections.find((one) => one.folder === folder);
  const data = parseEntry(path, text);
  const isPublished =
    text !== "" && visibilityOf(data, new Date().toISOString().slice(0, 10)) === "published";
  return collection && isPublished ? routeOf(collection, String(data.address ?? slug)) : null;
}

/**
 * Redirects the page of an entry that is saved with another address.
 * @returns the file of redirects with the new one; empty where the address stays
 */
export async function redirectFrom(
  model: ContentModel,
  read: Read,
  { path, raw }: SavedFile,
): Promise<SavedFile[]> {
  const redirects = model.collections.find(({ name }) => name === model.redirects);
  const [from, to] = [pageOf(model, path, await read(path)), pageOf(model, path, raw)];
  if (!redirects || !from || !to || from === to) return [];
  const file = path.replace(ENTRY, `${redirects.folder}.json`);
  const { items = [] } = parseEntry(file, await read(file)) as {
    items?: { from: string; to: string }[];
  };
  // Redirects lead to pages in one step, and none is kept from an address that is a page again.
  const leadsHere = (item: { to: string }) => item.to.split(/[?#]/)[0] === from;
  const others = items.filter(
    (item) => item.from !== from && !(item.from === to && leadsHere(item)),
  );
  const updated = others.map((item) =>
    leadsHere(item) ? { ...item, to: item.to.replace(from, to) } : item,
  );
  return [
    {
      path: file,
      slug: redirects.name,
      raw: JSON_FORMAT.toFile({ items: [...updated, { from, to }] }),
    },
  ];
}
