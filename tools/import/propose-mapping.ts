import { existsSync } from "node:fs";
import path from "node:path";
import type { SourceArticle } from "./articles";
import type { Configuration } from "./configuration";
import { ABOUT, type ExistingContent, type FieldName, type Known, type Mapping } from "./mapping";
import { slugFrom } from "./slugs";
import { textsOf, valueAt } from "./values";

/** Names that generators and their themes have for our fields, the likeliest first. */
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
  pictureAlt:
    "pictureAlt cover.alt image.alt coverAlt imageAlt image_alt heroImageAlt featured_image_alt",
  slug: "slug permalink url path",
};

/** The id of the category or colleague of this name, in the singular or plural. */
function guessId(name: string, known: readonly Known[]): string | null {
  const singular = (words: string) => slugFrom(words).replace(/s$/, "");
  const wanted = singular(name);
  const match = known.find(({ id, name }) => singular(id) === wanted || singular(name) === wanted);
  return match?.id ?? null;
}

/** Fields of generators and themes that never keep an article back. */
const NEUTRAL = (
  "layout tags keywords topics series categories category authors author license comments toc math mathjax id " +
  "uid guid uuid abbrlink weight order featured sticky pinned related image_caption image_figcaption caption color github twitter repo " +
  "source tumblr_url"
).split(" ");
/** Fields that readers see, which never keep an article back where a configuration gives them. */
const VISIBLE = (["perex", "category", "author", "picture", "pictureAlt"] as const)
  .flatMap((field) => NAMES[field].split(" "))
  .filter((name) => !name.includes(".") && !NEUTRAL.includes(name));

const has = (articles: readonly SourceArticle[], key: string): boolean =>
  articles.some(({ data }) => valueAt(data, key) !== undefined);

/** Folders that generators copy as they are: addresses that begin with a slash are looked up there. */
const STATIC_FOLDERS = [
  ".",
  "static",
  "public",
  "assets",
  "source",
  "src",
  "src/assets",
  "src/static",
];

/** Proposes a mapping from the front matter of a blog's articles. */
export function proposeMapping(
  articles: readonly SourceArticle[],
  from: string,
  folders: readonly string[],
  { oldSite, lineBreaks, signs }: Configuration,
  existing: ExistingContent,
): Mapping {
  const textsAt = ({ data }: SourceArticle, keys: readonly string[]) =>
    keys.flatMap((key) => textsOf(valueAt(data, key), key));
  const valuesOf = (keys: readonly string[]) =>
    new Set(articles.flatMap((article) => textsAt(article, keys)));

  const fields = Object.fromEntries(
    Object.entries(NAMES).map(([field, keys]) => [
      field,
      keys.split(" ").filter((key) => valuesOf([key]).size > 0),
    ]),
  ) as Mapping["fields"];
  const choose = (keys: readonly string[], known: readonly Known[]) =>
    Object.fromEntries([...valuesOf(keys)].sort().map((name) => [name, guessId(name, known)]));
  const given = articles.flatMap(({ rules }) => rules.map(({ fields }) => fields ?? {}));
  const isGiven = (key: string) => given.some((data) => valueAt(data, key) !== undefined);
  return {
    about: ABOUT,
    articles: [...folders],
    pictures: STATIC_FOLDERS.filter((folder) => existsSync(path.join(from, folder))),
    // Refused until somebody writes it.
    oldSite: oldSite ?? "",
    lineBreaks,
    signs,
    ignored: [
      ...NEUTRAL.filter((key) => has(articles, key) || isGiven(key)),
      ...VISIBLE.filter((key) => !has(articles, key) && isGiven(key)),
    ],
    fields,
    categories: choose(fields.category, existing.categories),
    authors: choose(fields.author, existing.team),
  };
}
