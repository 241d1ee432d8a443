import path from "node:path";
import type { SourceArticle } from "./articles";
import type { Mapping } from "./mapping";
import { fileName, lastPart } from "./slugs";
import { textOf, textsOf, valueAt } from "./values";

/** An article with the place it gets. */
export type PlacedArticle = SourceArticle & { slug: string };

/** Front matter that names an article's earlier addresses. */
const EARLIER = ["aliases", "redirect_from"];
/** What sites call the part of their articles. */
const SECTIONS = ["blog", "post", "posts", "article", "articles", "news"];

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

export type Addresses = {
  /** The new address of an article, by an old address, a file or a name; null where it is none of the import. */
  articleAt: (address: string) => string | null;
};

/** Makes the table by which links between the articles find their way. */
export function addressesOf(articles: readonly PlacedArticle[], { fields, categories }: Mapping): Addresses {
  const table = new Map<string, string>();
  /** Folders that articles stand in: the name of a file is an address only there. */
  const folders = new Set([...SECTIONS, ...Object.keys(categories).map((name) => name.toLowerCase())]);
  const add = (address: string, slug: string) => {
    if (tidy(address) && !table.has(tidy(address))) table.set(tidy(address), slug);
    for (const folder of path.posix.dirname(tidy(address)).split("/")) folders.add(folder);
  };
  for (const { data, slug } of articles)
    for (const key of [...fields.slug, ...EARLIER])
      for (const address of textsOf(valueAt(data, key), "")) add(address, slug);
  for (const { file, data, slug } of articles) {
    const permalinks = fields.slug.map((key) => lastPart(textOf(valueAt(data, key))));
    for (const address of [file, lastPart(file), fileName(file).name, slug, ...permalinks]) add(address, slug);
  }
  const isOfArticles = (address: string) =>
    path.posix
      .dirname(tidy(address))
      .split("/")
      .every((folder) => /^(?:\.{0,2}|\d+)$/.test(folder) || folders.has(folder));
  return {
    articleAt: (address) => {
      const named = isOfArticles(address) ? table.get(tidy(lastPart(address))) : undefined;
      const slug = table.get(tidy(address)) ?? named;
      return slug === undefined ? null : `/blog/${slug}`;
    },
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
