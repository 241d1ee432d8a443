import path from "node:path";
import type { SourceArticle } from "./articles";
import type { Mapping } from "./mapping";
import { fileName, lastPart } from "./slugs";
import { textsOf, valueAt } from "./values";

/** An article with the place it gets. */
export type PlacedArticle = SourceArticle & { slug: string };

/** Front matter that names an article's earlier addresses. */
const EARLIER = ["aliases", "redirect_from"];
/** A folder that addresses of articles have: days, and what sites call the part of their articles. */
const SECTION = /^(?:\.{0,2}|\d+|blog|posts?|articles?|news)$/;

/** An address without its escapes, if it can be decoded. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

const tidy = (address: string): string =>
  decoded(address.replace(/[?#].*$/, ""))
    .toLowerCase()
    .replace(/\.(?:html?|mdx?|markdown)$/, "")
    .replace(/(?:^|\/)(?:index)?$/, "")
    .replace(/^\/+/, "");

/** The new address of an article by an old one; null where it is none of the import. */
export type ArticleAt = (address: string) => string | null;

/** Finds articles by the addresses that they name, and by the names of their files in folders that articles stand in. */
export function articleFinder(articles: readonly PlacedArticle[], { fields }: Mapping): ArticleAt {
  const slugs = new Map<string, string>();
  const folders = new Set<string>();
  for (const { file, data, slug } of articles) {
    const named = [...fields.slug, ...EARLIER].flatMap((key) => textsOf(valueAt(data, key), ""));
    for (const address of [...named, file, lastPart(file), fileName(file).name, slug])
      if (tidy(address)) slugs.set(tidy(address), slugs.get(tidy(address)) ?? slug);
    for (const folder of path.posix.dirname(file.toLowerCase()).split("/")) folders.add(folder);
  }
  return (address) => {
    const parts = tidy(address).split("/");
    const isOfArticles = parts.slice(0, -1).every((folder) => SECTION.test(folder) || folders.has(folder));
    const slug = slugs.get(tidy(address)) ?? (isOfArticles ? slugs.get(parts.at(-1) ?? "") : undefined);
    return slug === undefined ? null : `/blog/${slug}`;
  };
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
