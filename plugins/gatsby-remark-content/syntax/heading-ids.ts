import Slugger from "github-slugger";
import { GATSBY_IDS } from "../../../lib/gatsby-output";
import { INVISIBLE } from "./text";

/** The entry that a text belongs to. `route` is null where entries share a page. */
export type PageEntry = { slug: string; title?: string; name?: string; route: string | null };

/** The id of headings without a letter or digit. */
const DEFAULT_ID = "section";

/** Separates an entry's slug, which has no two hyphens in a row, from an id of its text. */
const SEPARATOR = "--";

function baseOf(words: string): string {
  // A slugger counts what it has given: a new one each time, since `distinct` knows the page's ids.
  const slug = new Slugger().slug(words.replace(/\s+/g, " ").trim().replace(INVISIBLE, ""));
  return slug.replace(/_+/g, "-").replace(/^-+$/, "") || DEFAULT_ID;
}

/**
 * Makes a function that gives each name once.
 * @param variantOf another form of a name that was given before
 * @param taken names that are never given
 */
export function distinct(
  variantOf: (name: string, repetition: number) => string,
  taken: readonly string[] = [],
): (name: string) => string {
  const repetitions = new Map(taken.map((name) => [name, 0]));
  return (name) => {
    let variant = name;
    let count = repetitions.get(name) ?? 0;
    while (repetitions.has(variant)) {
      count += 1;
      variant = variantOf(name, count);
    }
    repetitions.set(name, count);
    if (variant !== name) repetitions.set(variant, 0);
    return variant;
  };
}

/**
 * Makes a function from the words of a heading to its id, to be called once for each heading of a
 * text, in their order.
 * @param reserved ids of the page around the text
 */
export function headingIds(reserved: readonly string[]): (words: string) => string {
  const idOf = distinct(
    (base, repetition) => `${base}-${repetition}`,
    [...GATSBY_IDS, ...reserved],
  );
  return (words) => idOf(baseOf(words));
}

/** An id of a text as it stands on the page: entries that share one put their slug before it. */
export const idOnPage = (id: string, { slug, route }: Pick<PageEntry, "slug" | "route">): string =>
  route === null ? `${slug}${SEPARATOR}${id}` : id;

/** A label of a text as it stands on the page: entries that share one put their name behind it. */
export const nameOnPage = (label: string, { title, name, slug, route }: PageEntry): string =>
  route === null ? `${label} – ${title ?? name ?? slug}` : label;
