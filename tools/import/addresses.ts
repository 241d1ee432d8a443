import path from "node:path";
import { decoded } from "../../src/build/content-loader/checks/links";
import type { PlacedArticle } from "./articles";
import { dateOf } from "./fields";
import { EARLIER, type Mapping } from "./mapping";
import { fileName, slugFrom } from "./slugs";
import { textsOf, valueAt } from "./values";

/** `/a/`, `/a/index.html` and `/a.html` are the same page, and `a`, as Markdown, is its file. */
const tidy = (address: string): string =>
  path.posix
    .join("/", decoded(address.replace(/[?#].*$/, ""), decodeURIComponent).toLowerCase())
    .replace(/\.(?:html?|mdx?|markdown)$/, "")
    .replace(/\/(?:index)?$/, "")
    .normalize("NFC");

/** Folders that no address has. */
const NO_SECTION = /^(?:(?:\.|src|source|content|pages|docs|_posts|_drafts)(?:\/|$))+/;

/**
 * The addresses that an article had: those that its front matter names, else those usual for its
 * file, and earlier ones.
 */
function addressesOf(article: PlacedArticle, mapping: Mapping): string[] {
  const texts = (keys: readonly string[]) =>
    keys.flatMap((key) => textsOf(valueAt(article.data, key), key));
  const own = texts(mapping.fields.slug);
  const whole = own.filter((address) => address.includes("/"));
  const slug = own.find((address) => !address.includes("/")) ?? fileName(article.file).name;
  const section = path.posix
    .dirname(article.file.replace(/\/_?index\.[^/]+$/, ""))
    .replace(NO_SECTION, "");
  const [year, month, day] = dateOf(article, mapping)?.split("-") ?? [];
  const categories = texts(mapping.fields.category).map(slugFrom).join("/");
  const dated = [
    `/${year}/${month}/${day}/${slug}/`,
    `/${categories}/${year}/${month}/${day}/${slug}/`,
  ];
  const usual = [`/${section || "blog"}/${slug}/`, `/blog/${slug}/`, ...dated];
  return [...(whole.length > 0 ? whole : usual), ...texts(EARLIER)];
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
 * Where a path of the old site leads, as an article names it: to one of the import, else to the old
 * site, else nowhere.
 */
export type FindPlace = (address: string, from: PlacedArticle) => string | null;

/**
 * Finds articles by their files and by the addresses that they had; what two have is nobody's, nor
 * is the start page.
 */
export function articleFinder(articles: readonly PlacedArticle[], mapping: Mapping): FindPlace {
  const files = new Map(articles.map(({ file, slug }) => [tidy(file), slug]));
  const pages = new Map([["", ""]]);
  for (const article of articles)
    for (const address of addressesOf(article, mapping).map(tidy)) {
      const other = pages.get(address) ?? article.slug;
      pages.set(address, other === article.slug ? other : "");
    }
  return (address, from) => {
    const base = new URL(addressesOf(from, mapping)[0] ?? "", "https://old.invalid");
    if (!URL.canParse(address, base)) return null;
    const { pathname, search, hash } = new URL(address, base);
    const file = tidy(path.posix.join(path.posix.dirname(from.file), address));
    const slug = files.get(file) ?? pages.get(tidy(pathname));
    return slug
      ? `/blog/${slug}`
      : mapping.oldSite && `${mapping.oldSite}${pathname}${search}${hash}`;
  };
}
