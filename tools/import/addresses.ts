import path from "node:path";
import { parseMarkdown } from "../../plugins/gatsby-remark-content/syntax";
import { decodeAddress } from "../../plugins/gatsby-source-content/check";
import type { PlacedArticle } from "./articles";
import { dateOf } from "./fields";
import { EARLIER, type Mapping } from "./mapping";
import { fileName, slugFrom } from "./slugs";
import { headingAnchors } from "./text/headings";
import { asShown } from "./text/typography";
import { textOf, textsOf, valueAt } from "./values";

/** One form for all addresses of a page: `/a` for `/a/`, `/a/index.html`, `/a.html` and the file. */
function normalPath(address: string): string {
  const name = decodeAddress(address.replace(/[?#].*$/, ""), decodeURIComponent).toLowerCase();
  return path.posix
    .join("/", name)
    .replace(/\.(?:html?|mdx?|markdown)$/, "")
    .replace(/\/(?:index)?$/, "")
    .normalize("NFC");
}

/** Folders that generators leave out of addresses. */
const UNADDRESSED_FOLDERS =
  /^(?:(?:\.|src|source|content|pages|docs|static|_posts|_drafts)(?:\/|$))+/;

/**
 * Addresses an article had on the old site: those of its front matter, or else the usual ones for
 * its file; and its earlier ones (`aliases`).
 */
function addressesOf(article: PlacedArticle, mapping: Mapping): string[] {
  const texts = (keys: readonly string[]) =>
    keys.flatMap((key) => textsOf(valueAt(article.data, key), key));
  const permalinks = texts(mapping.fields.slug);
  const paths = permalinks.filter((address) => address.includes("/"));
  const earlier = texts(EARLIER);
  if (paths.length > 0) return [...paths, ...earlier];

  const [slug = fileName(article.file).name] = permalinks;
  const folder = path.posix.dirname(article.file.replace(/\/_?index\.[^/]+$/, ""));
  const section = folder.replace(UNADDRESSED_FOLDERS, "") || "blog";
  const categories = texts(mapping.fields.category).map(slugFrom).join("/");
  const day = dateOf(article, mapping)?.replaceAll("-", "/");
  const month = day?.replace(/\/\d+$/, "");
  const dated = day
    ? [`/${day}/${slug}/`, `/${categories}/${day}/${slug}/`, `/${month}/${slug}/`]
    : [];
  return [`/${section}/${slug}/`, `/blog/${slug}/`, `/${slug}/`, ...dated, ...earlier];
}

/**
 * An address as a path of the old site.
 * @returns null where it leads to another site
 */
export function ownPath(address: string, oldSite: string | null): string | null {
  const url = address.replace(/^\/\//, "https://");
  if (!/^[a-z][a-z0-9+.-]*:/i.test(url)) return address;
  if (!oldSite || !URL.canParse(url) || !URL.canParse(oldSite)) return null;
  const bare = (host: string) => host.replace(/^www\./, "");
  const { host, pathname, search, hash } = new URL(url);
  return bare(host) === bare(new URL(oldSite).host) ? `${pathname}${search}${hash}` : null;
}

/** The folder of its host in which the old site lies, `/blog`; empty at the root. */
const basePath = (oldSite: string | null): string =>
  oldSite && URL.canParse(oldSite) ? new URL(oldSite).pathname.replace(/\/+$/, "") : "";

/** A path of the old site within the folder in which it lies: `/a` for `/blog/a`. */
export function pathWithin(path: string, oldSite: string | null): string {
  const base = basePath(oldSite);
  return base && path.startsWith(`${base}/`) ? path.slice(base.length) : path;
}

/** Fields with the number that WordPress has in addresses, `/?p=12`. */
const NUMBERS = ["id", "wordpress_id", "wp_id", "post_id", "guid"];

/** The number of a WordPress article, by a field that has it or its address. */
function numberOf({ data }: PlacedArticle): string | null {
  const texts = NUMBERS.map((key) => textOf(valueAt(data, key)));
  const numbers = texts.map((text) => /^\d+$|(?<=[?&]p=)\d+/.exec(text)?.[0]);
  return numbers.find((number) => number !== undefined) ?? null;
}

/**
 * The address `/<name>` of a page, by its file; null for others, and for what a generator has built,
 * which has the articles, too.
 */
function rootAddress(file: string): string | null {
  if (/^(?:docs|public)\//.test(file)) return null;
  const address = normalPath(file.replace(UNADDRESSED_FOLDERS, "").replace(/\.\w+$/, ""));
  return address.lastIndexOf("/") === 0 ? address : null;
}

/**
 * Finds the new address for a path of the old site that an article links to: an imported article's,
 * or else the old one in full; null if the old site is not known.
 */
export type FindPlace = (address: string, from: PlacedArticle) => string | null;

/** Finds the anchors of an article's headings, as links name them, by its slug. */
function anchorFinder(articles: readonly PlacedArticle[], mapping: Mapping) {
  const known = new Map<string, Map<string, string>>();
  return (slug: string): ReadonlyMap<string, string> => {
    const body = articles.find((article) => article.slug === slug)?.body ?? "";
    const anchors = known.get(slug) ?? headingAnchors(parseMarkdown(asShown(body, mapping)));
    known.set(slug, anchors);
    return anchors;
  };
}

/**
 * Slugs of articles by their former addresses; empty for those of two articles or of another page of
 * the project, such as the start page.
 */
function readAddresses(
  articles: readonly PlacedArticle[],
  mapping: Mapping,
  pages: readonly string[],
): Map<string, string> {
  const slugs = new Map([["", ""]]);
  for (const page of pages.map(rootAddress)) if (page) slugs.set(page, "");
  for (const article of articles) {
    const number = numberOf(article);
    const addresses = addressesOf(article, mapping).map(normalPath);
    for (const address of number ? [...addresses, `?p=${number}`] : addresses) {
      const isShared = (slugs.get(address) ?? article.slug) !== article.slug;
      slugs.set(address, isShared ? "" : article.slug);
    }
  }
  return slugs;
}

/**
 * Finds articles by their files and former addresses. An address of two articles counts for neither,
 * and the start page is not an article. `/<name>/` is an article's unless the project has a page there.
 * @param files all files of the source
 */
export function articleFinder(
  articles: readonly PlacedArticle[],
  mapping: Mapping,
  files: readonly string[],
): FindPlace {
  const slugsByFile = new Map(articles.map(({ file, slug }) => [normalPath(file), slug]));
  const pages = files.filter((file) => !slugsByFile.has(normalPath(file)));
  const slugsByAddress = readAddresses(articles, mapping, pages);
  const anchorsOf = anchorFinder(articles, mapping);
  const oldHost = mapping.oldSite && new URL(mapping.oldSite).origin;

  /** The slug of an address of the old site. `?p=12` is an article's in WordPress. */
  const slugOf = (address: string, { pathname, searchParams }: URL) => {
    const within = pathWithin(pathname, mapping.oldSite);
    const number = searchParams.get("p");
    if (address.startsWith("?") || (number && /^\/(?:index\.php)?$/.test(within)))
      return slugsByAddress.get(`?p=${number}`);
    return slugsByAddress.get(normalPath(within)) || slugsByAddress.get(normalPath(pathname));
  };
  return (address, from) => {
    const base = new URL(addressesOf(from, mapping)[0] ?? "", "https://old.invalid");
    base.pathname = basePath(mapping.oldSite) + pathWithin(base.pathname, mapping.oldSite);
    if (!URL.canParse(address, base)) return null;
    const url = new URL(address, base);
    const file = path.posix.join(path.posix.dirname(from.file), address);
    const slug =
      (/^[/?]/.test(address) ? undefined : slugsByFile.get(normalPath(file))) ||
      slugOf(address, url);
    if (slug)
      return `/blog/${slug}${anchorsOf(slug).get(decodeAddress(url.hash, decodeURIComponent)) ?? ""}`;
    return oldHost && `${oldHost}${url.pathname}${url.search}${url.hash}`;
  };
}
