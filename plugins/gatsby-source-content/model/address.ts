import type { Collection } from "./types";

/** The field of an entry whose page has another address than its folder's name. */
export const ADDRESS_FIELD = "address";

/** The field with the names that an entry's page had in its address before, the first one first. */
export const FORMER_ADDRESSES_FIELD = "formerAddresses";

/** The fields of the site's settings with its address, and with the one that it had at first. */
export const URL_FIELD = "url";
export const FIRST_URL_FIELD = "firstUrl";

/**
 * The page of an entry, such as `/works/hid`, or null where its collection has none.
 * @param name its address, or its slug
 */
export const routeOf = (
  { routePrefix }: Pick<Collection, "routePrefix">,
  name: string,
): string | null => (routePrefix === null ? null : `${routePrefix}/${name}`);

export type Redirect = { from: string; to: string };

/** An entry with its page and its fields. */
type PageEntry = {
  collection: Pick<Collection, "routePrefix">;
  route: string | null;
  data: Readonly<Record<string, unknown>>;
};

/** The pages that an entry had before. */
function formerRoutes({ collection, data }: Omit<PageEntry, "route">): string[] {
  const names = data[FORMER_ADDRESSES_FIELD];
  // Invalid names are undefined.
  return (Array.isArray(names) ? names : []).flatMap((name) =>
    typeof name === "string" ? (routeOf(collection, name) ?? []) : [],
  );
}

/**
 * Pages by the addresses that they had before. An address that is a page now leads nowhere else, and
 * of two entries that had the same one the first gets it.
 */
export function movedPages(entries: readonly PageEntry[]): Map<string, string> {
  const pages = new Set(entries.map(({ route }) => route));
  const moved = new Map<string, string>();
  for (const entry of entries)
    for (const from of formerRoutes(entry))
      if (entry.route && !pages.has(from) && !moved.has(from)) moved.set(from, entry.route);
  return moved;
}

/** Replaces the page of an address by the one to which it has moved; query and anchor stay. */
export function followMove(address: string, moved: ReadonlyMap<string, string>): string {
  const [page = ""] = address.split(/[?#]/);
  return (moved.get(page) ?? page) + address.slice(page.length);
}

/**
 * All redirects of a site: those that are written, led on to where their pages have moved, and those
 * from former addresses. A written one has precedence; one that led to a page at its present address
 * is left out.
 */
export function allRedirects(
  written: readonly Redirect[],
  entries: readonly PageEntry[],
): Redirect[] {
  const moved = movedPages(entries);
  const led = written.map(({ from, to }) => ({ from, to: followMove(to, moved) }));
  const sources = new Set(written.map(({ from }) => from));
  return [
    ...led.filter(({ from, to }) => from !== to),
    ...[...moved].flatMap(([from, to]) => (sources.has(from) ? [] : { from, to })),
  ];
}
