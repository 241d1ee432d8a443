import path from "node:path";
import type { SourceArticle } from "./articles";
import type { House, Known } from "./house";
import { ABOUT, type FieldName, type Mapping } from "./mapping";
import type { OldSite } from "./site";
import { slugFrom } from "./slugs";
import { textsOf, valueAt } from "./values";

/** What the generators and their themes call our fields, the likeliest first. */
const NAMES: Record<FieldName, readonly string[]> = {
  title: ["title", "headline"],
  date: ["date", "pubDate", "publishDate", "published_at", "datePublished", "created", "createdAt", "publishedAt"],
  updated: ["updated", "lastmod", "last_modified_at", "updatedDate", "modified", "updated_at"],
  perex: ["perex", "description", "excerpt", "summary", "spoiler", "teaser", "subtitle", "lead"],
  category: ["category", "categories", "topics", "tags"],
  author: ["author", "authors", "by"],
  picture: [
    "cover.image",
    "cover",
    "coverImage",
    "cover_image",
    "heroImage",
    "hero",
    "featured_image",
    "featuredImage",
    "featured",
    "image",
    "images",
    "thumbnail",
    "banner",
    "header.image",
    "header.teaser",
  ],
  pictureAlt: [
    "pictureAlt",
    "cover.alt",
    "image.alt",
    "coverAlt",
    "imageAlt",
    "image_alt",
    "heroImageAlt",
    "featured_image_alt",
  ],
  slug: ["slug", "permalink", "url", "path"],
};

/** Whether several values may stand in one text, divided by spaces. */
export const isPlural = (key: string): boolean => /(?:ies|s)$/i.test(key);

/** The words of a name, in the singular. */
const words = (name: string): string[] =>
  slugFrom(name)
    .split("-")
    .map((word) => word.replace(/s$/, ""));

/** The one that a name surely means: the same words, or all words of one within the other. */
function guess(name: string, known: readonly Known[]): string | null {
  const own = words(name);
  const same = known.find(({ id, name: title }) => [id, title].some((other) => words(other).join() === own.join()));
  if (same) return same.id;
  const alike = known.filter(({ id }) => {
    const others = words(id);
    return own.every((word) => others.includes(word)) || others.every((word) => own.includes(word));
  });
  return alike.length === 1 && alike[0] ? alike[0].id : null;
}

/** Every value of some fields, the most frequent first. */
function valuesOf(articles: readonly SourceArticle[], keys: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const { data } of articles)
    for (const text of new Set(keys.flatMap((key) => textsOf(valueAt(data, key), isPlural(key)))))
      counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([a, most], [b, more]) => more - most || a.localeCompare(b, "en")).map(([text]) => text);
}

/** Proposes how to read a blog, from the front matter of its articles. */
export function proposeMapping(
  articles: readonly SourceArticle[],
  { from, folders, site, house }: { from: string; folders: readonly string[]; site: OldSite; house: House },
): Mapping {
  const isUsed = (key: string) => articles.some(({ data }) => textsOf(valueAt(data, key), false).length > 0);
  const fields = Object.fromEntries(
    Object.entries(NAMES).map(([field, keys]) => [field, keys.filter(isUsed)]),
  ) as Mapping["fields"];
  const choose = (keys: readonly string[], known: readonly Known[]) =>
    Object.fromEntries(valuesOf(articles, keys).map((name) => [name, guess(name, known)]));
  return {
    about: ABOUT,
    articles: [...folders],
    pictures: site.assets.map((folder) => path.relative(from, folder).split(path.sep).join("/") || "."),
    oldSite: site.address,
    standIn: { picture: null, alt: "" },
    fields,
    categories: choose(fields.category, house.categories),
    authors: choose(fields.author, house.team),
  };
}
