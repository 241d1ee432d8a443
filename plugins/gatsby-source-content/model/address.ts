import type { Collection } from "./types";

/** The field of an entry whose page has another address than its folder's name. */
export const ADDRESS_FIELD = "address";

/**
 * The page of an entry, such as `/works/hid`, or null where its collection has none.
 * @param name its address, or its slug
 */
export const routeOf = (
  { routePrefix }: Pick<Collection, "routePrefix">,
  name: string,
): string | null => (routePrefix === null ? null : `${routePrefix}/${name}`);
