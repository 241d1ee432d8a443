// What the content says, so that the tests hold for any agency's.
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";

const CONTENT = path.resolve(process.env.CONTENT_DIR || "content");

type SiteSettings = { name: string; url: string; legalName: string };
type Menu = { title: string; burgerTitle?: string; link: string }[];
type PageCopy = { title: string; seo: { title: string } };
export type FrontMatter = {
  title: string;
  draft?: boolean;
  onHome?: boolean;
  date?: string;
  author?: string;
  category?: string;
  related?: string[];
};

function readSettings<Settings>(name: string): Settings {
  return JSON.parse(readFileSync(path.join(CONTENT, "settings", `${name}.json`), "utf8")) as Settings;
}

export const site = () => readSettings<SiteSettings>("site");
export const mainMenu = () => readSettings<{ main: Menu }>("navigation").main;
export const pageCopy = (name: string) => readSettings<PageCopy>(name);
export const homeCopy = () => readSettings<PageCopy & { hero: { title: string } }>("home");
export const categories = () =>
  readSettings<{ items: { id: string; title: string; perex: string }[] }>("categories").items;
export const listIds = (name: string) =>
  readSettings<{ items: { id: string; title: string }[] }>(name).items.map(({ id }) => id);

/** The Markdown entries of a collection by slug. */
export function entries(collection: string): Map<string, FrontMatter> {
  const folder = path.join(CONTENT, collection);
  return new Map(
    readdirSync(folder).map((slug) => {
      const [, frontMatter = ""] = readFileSync(path.join(folder, slug, "index.md"), "utf8").split(/^---$/m);
      return [slug, parse(frontMatter) as FrontMatter];
    }),
  );
}

const today = new Date().toISOString().slice(0, 10);
const isPublished = ({ draft, date }: FrontMatter) => !draft && !(date && date > today);

/** Slugs of the entries that a production build holds. */
export function published(collection: string, only: (entry: FrontMatter) => boolean = () => true): string[] {
  return [...entries(collection)].filter(([, entry]) => isPublished(entry) && only(entry)).map(([slug]) => slug);
}

/** Slugs of the published entries with the latest dates, the latest first. */
export function newest(collection: string, most: number): string[] {
  const dates = entries(collection);
  const dateOf = (slug: string) => String(dates.get(slug)?.date);
  return published(collection)
    .sort((one, other) => dateOf(other).localeCompare(dateOf(one)) || one.localeCompare(other))
    .slice(0, most);
}

/** Slugs of the entries that it must not hold. */
export function unpublished(collection: string): string[] {
  return [...entries(collection)].filter(([, entry]) => !isPublished(entry)).map(([slug]) => slug);
}

/** Slug of the published entry with the most text: the likeliest to hold every kind of element. */
export function fullest(collection: string): string {
  const size = (slug: string) => statSync(path.join(CONTENT, collection, slug, "index.md")).size;
  const [slug] = published(collection).sort((a, b) => size(b) - size(a) || a.localeCompare(b));
  if (!slug) throw new Error(`content/${collection} has no published entry`);
  return slug;
}
