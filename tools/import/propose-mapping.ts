import path from "node:path";
import type { SourceArticle } from "./articles";
import type { ExistingContent, Known } from "./existing-content";
import { ABOUT, type FieldName, type Mapping } from "./mapping";
import type { OldSite } from "./old-site";
import { slugFrom } from "./slugs";
import { textsOf, valueAt } from "./values";

/** What the generators and their themes call our fields, the likeliest first. */
const NAMES: Record<FieldName, string> = {
  title: "title headline",
  date: "date pubDate publishDate published_at datePublished created createdAt publishedAt",
  updated: "updated lastmod last_modified_at updatedDate modified updated_at",
  perex: "perex description excerpt summary spoiler teaser subtitle lead",
  category: "category categories topics tags",
  author: "author authors by",
  picture:
    "cover.image cover coverImage cover_image heroImage hero featured_image featuredImage featured image images " +
    "thumbnail banner header.image header.teaser",
  pictureAlt: "pictureAlt cover.alt image.alt coverAlt imageAlt image_alt heroImageAlt featured_image_alt",
  slug: "slug permalink url path",
};

/** The one of the same name, in the singular or plural. */
function guess(name: string, known: readonly Known[]): string | null {
  const bare = (words: string) => slugFrom(words).replace(/s$/, "");
  return known.find(({ id, name: title }) => [id, title].some((other) => bare(other) === bare(name)))?.id ?? null;
}

/** Every value of some fields, the most frequent first. */
function valuesOf(articles: readonly SourceArticle[], keys: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const { data } of articles)
    for (const text of new Set(keys.flatMap((key) => textsOf(valueAt(data, key), key))))
      counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([a, most], [b, more]) => more - most || a.localeCompare(b, "en")).map(([text]) => text);
}

/** Proposes how to read a blog, from the front matter of its articles. */
export function proposeMapping(
  articles: readonly SourceArticle[],
  {
    from,
    folders,
    site,
    existing,
  }: { from: string; folders: readonly string[]; site: OldSite; existing: ExistingContent },
): Mapping {
  const isUsed = (key: string) => articles.some(({ data }) => textsOf(valueAt(data, key), key).length > 0);
  const fields = Object.fromEntries(
    Object.entries(NAMES).map(([field, keys]) => [field, keys.split(" ").filter(isUsed)]),
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
    categories: choose(fields.category, existing.categories),
    authors: choose(fields.author, existing.team),
  };
}
