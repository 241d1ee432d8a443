import { AFTER_END_FIELD } from "./period";
import type { Collection } from "./types";
import type { Visibility } from "./visibility";

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

/** The part of an address before its query and anchor. */
export const pageOf = (address: string): string => address.split(/[?#]/)[0] ?? "";

/** Replaces the page of an address by the one to which it has moved; query and anchor stay. */
export function followMove(address: string, moved: ReadonlyMap<string, string>): string {
  const page = pageOf(address);
  return (moved.get(page) ?? page) + address.slice(page.length);
}

/** Adds the query of an address to another one, which has taken its place. */
function withQueryOf(address: string, target: string): string {
  const [, query] = /\?([^#]*)/.exec(address) ?? [];
  if (!query) return target;
  const [, page = "", anchor = ""] = /^([^#]*)(.*)$/.exec(target) ?? [];
  return `${page}${page.includes("?") ? "&" : "?"}${query}${anchor}`;
}

/** A page whose last day has passed. `to`: where its address leads now; null: nowhere. */
export type EndedPage = { from: string; to: string | null };

type DatedEntry = PageEntry & { visibility: Visibility };

/** Addresses of a site, and where those lead that are not its pages. */
export class Addresses {
  private readonly pages: ReadonlySet<string | null>;
  private readonly moved: ReadonlyMap<string, string>;
  private readonly targets: ReadonlyMap<string, string>;
  /** Addresses of pages that are not shown; null: they lead nowhere. */
  private readonly absent = new Map<string, string | null>();
  private readonly endedAddresses: string[] = [];

  /**
   * @param written the redirects that an editor has written
   * @param entries all entries, with their state on the day in question
   * @param isShown whether the page of an entry is there
   */
  constructor(
    private readonly written: readonly Redirect[],
    entries: readonly DatedEntry[],
    isShown: (entry: DatedEntry) => boolean = ({ visibility }) => visibility === "published",
  ) {
    const shown = entries.filter(isShown);
    this.pages = new Set(shown.map(({ route }) => route));
    this.moved = movedPages(shown);
    this.targets = new Map(written.map(({ from, to }) => [from, to]));
    for (const entry of entries.filter((one) => !isShown(one))) {
      const isEnded = entry.visibility === "closed";
      const target = isEnded ? entry.data[AFTER_END_FIELD] : undefined;
      const addresses = this.freeAddressesOf(entry);
      for (const address of addresses)
        this.absent.set(address, typeof target === "string" ? target : null);
      if (isEnded) this.endedAddresses.push(...addresses);
    }
  }

  /** The addresses that an entry has or had, and that nothing else has. */
  private freeAddressesOf(entry: DatedEntry): string[] {
    const isFree = (address: string) =>
      ![this.pages, this.moved, this.targets, this.absent].some((taken) => taken.has(address));
    return [...(entry.route ? [entry.route] : []), ...formerRoutes(entry)].filter(isFree);
  }

  /**
   * Follows an address to its last page.
   * @param passed gets every address on the way
   * @returns null where it leads to a page that is not there, or in a circle
   */
  follow(address: string, passed: Set<string> = new Set()): string | null {
    const page = pageOf(address);
    if (this.pages.has(page)) return address;
    if (passed.has(page)) return null;
    const target = this.targets.get(page) ?? this.absent.get(page);
    if (target === null) return null;
    const next = target ? withQueryOf(address, target) : followMove(address, this.moved);
    if (!target && next === address) return address;
    return this.follow(next, passed.add(page));
  }

  /**
   * All redirects of the site: those that are written, led on to where their pages have moved, and
   * those from former addresses. A written one has precedence; one that led to a page at its
   * present address is left out. None is led past an ended page, which may begin again: browsers
   * keep these redirects.
   */
  get redirects(): Redirect[] {
    const led = this.written.map(({ from, to }) => ({ from, to: followMove(to, this.moved) }));
    return [
      ...led.filter(({ from, to }) => from !== to),
      ...[...this.moved].flatMap(([from, to]) => (this.targets.has(from) ? [] : { from, to })),
    ];
  }

  /** The addresses of pages that have ended. */
  get ended(): EndedPage[] {
    return this.endedAddresses.map((from) => ({ from, to: this.follow(from) }));
  }
}
