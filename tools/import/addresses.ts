import path from "node:path";
import { parseMarkdown } from "../../plugins/gatsby-remark-content/syntax";
import { decodeAddress } from "../../plugins/gatsby-source-content/check";
import type { PlacedArticle } from "./articles";
import { dateOf } from "./fields";
import { EARLIER, type Mapping } from "./mapping";
import { fileName, slugFrom } from "./slugs";
import { headingAnchors } from "./text/headings";
import { asShown } from "./text/typography";
import { textsOf, valueAt } from "./values";

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
  const dated = day ? [`/${day}/${slug}/`, `/${categories}/${day}/${slug}/`] : [];
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
  const slugsByAddress = new Map([["", ""]]);
  for (const page of files.filter((file) => !slugsByFile.has(normalPath(file))).map(rootAddress))
    if (page) slugsByAddress.set(page, "");
  for (const article of articles)
    for (const address of addressesOf(article, mapping).map(normalPath)) {
      const isShared = (slugsByAddress.get(address) ?? article.slug) !== article.slug;
      slugsByAddress.set(address, isShared ? "" : article.slug);
    }
  const anchorsOf = anchorFinder(articles, mapping);
  return (address, from) => {
    const base = new URL(addressesOf(from, mapping)[0] ?? "", "https://old.invalid");
    if (!URL.canParse(address, base)) return null;
    const { pathname, search, hash } = new URL(address, base);
    // `?p=12` is another page, in WordPress.
    const isPage = !address.startsWith("?");
    const file = path.posix.join(path.posix.dirname(from.file), address);
    const slug =
      (/^[/?]/.test(address) ? undefined : slugsByFile.get(normalPath(file))) ??
      (isPage ? slugsByAddress.get(normalPath(pathname)) : undefined);
    if (slug)
      return `/blog/${slug}${anchorsOf(slug).get(decodeAddress(hash, decodeURIComponent)) ?? ""}`;
    return mapping.oldSite && `${mapping.oldSite}${pathname}${search}${hash}`;
  };
}
