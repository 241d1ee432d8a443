// Reads expectations from the content, so that the tests hold for the content of any agency.
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { visibilityOf } from "../../plugins/gatsby-source-content/model";
import { buildDate } from "../../src/content-rules/build-date";

const CONTENT = path.resolve(process.env.CONTENT_DIR || "content");

type SiteSettings = { name: string; url: string; firstUrl?: string; legalName: string };
type MenuEntry = { title: string; burgerTitle?: string; link: string };
type ServiceLink = { title: string; link: string; id?: string };
type Navigation = { main: MenuEntry[]; whatWeDo: ServiceLink[]; social: ServiceLink[] };
type PageCopy = { title: string; perex: string; seo: { title: string } };
type ConsentCategory = { title: string; perex: string };
type ConsentCopy = Record<
  | "title"
  | "perex"
  | "acceptAll"
  | "acceptNecessary"
  | "choose"
  | "save"
  | "settings"
  | "settingsPerex"
  | "policy",
  string
> & { necessary: ConsentCategory; analytics: ConsentCategory };
export type FrontMatter = {
  title: string;
  address?: string;
  draft?: boolean;
  onHome?: boolean;
  unlisted?: boolean;
  services?: string[];
  date?: string;
  author?: string;
  category?: string;
  related?: string[];
};

function readSettings<Settings>(name: string): Settings {
  return JSON.parse(
    readFileSync(path.join(CONTENT, "settings", `${name}.json`), "utf8"),
  ) as Settings;
}

export const site = () => readSettings<SiteSettings>("site");
export const navigation = () => readSettings<Navigation>("navigation");
export const consentCopy = () => readSettings<ConsentCopy>("consent");
export const pageCopy = (name: string) => readSettings<PageCopy>(name);
export const homeCopy = () => readSettings<PageCopy & { hero: { title: string } }>("home");
export const redirects = () =>
  readSettings<{ items: { from: string; to: string }[] }>("redirects").items;
export const categories = () =>
  readSettings<{ items: { id: string; title: string; perex: string }[] }>("categories").items;

/** The text of a Markdown entry, front matter included. */
export const textOf = (collection: string, slug: string): string =>
  readFileSync(path.join(CONTENT, collection, slug, "index.md"), "utf8");

/** The Markdown entries of a collection by slug. */
export function entries(collection: string): Map<string, FrontMatter> {
  return new Map(
    readdirSync(path.join(CONTENT, collection)).map((slug) => {
      const [, frontMatter = ""] = textOf(collection, slug).split(/^---$/m);
      return [slug, parse(frontMatter) as FrontMatter];
    }),
  );
}

const today = buildDate();
const isPublished = (entry: FrontMatter) => visibilityOf(entry, today) === "published";

const slugsOf = (collection: string, only: (entry: FrontMatter) => boolean): string[] =>
  [...entries(collection)].filter(([, entry]) => only(entry)).map(([slug]) => slug);

/** Slugs of the entries that a production build contains, and of those that it must not contain. */
export const publishedSlugs = (
  collection: string,
  only: (entry: FrontMatter) => boolean = () => true,
): string[] => slugsOf(collection, (entry) => isPublished(entry) && only(entry));
export const unpublishedSlugs = (collection: string): string[] =>
  slugsOf(collection, (entry) => !isPublished(entry));

/** The main menu, without links to pages that a production build must not contain. */
export function mainMenu(): MenuEntry[] {
  const pages = entries("pages");
  const absent = unpublishedSlugs("pages").map((slug) => `/${pages.get(slug)?.address ?? slug}`);
  return navigation().main.filter(({ link }) => !absent.includes(link));
}

/** Slugs of the published entries, newest first. */
export function newestSlugs(collection: string, limit?: number): string[] {
  const all = entries(collection);
  const dateOf = (slug: string) => String(all.get(slug)?.date);
  const sorted = publishedSlugs(collection).sort(
    (a, b) => dateOf(b).localeCompare(dateOf(a)) || a.localeCompare(b),
  );
  return sorted.slice(0, limit);
}

/** Slug of the longest published entry: the likeliest to hold every kind of element. */
export function longestEntry(collection: string): string {
  const size = (slug: string) => statSync(path.join(CONTENT, collection, slug, "index.md")).size;
  const [slug] = publishedSlugs(collection).sort((a, b) => size(b) - size(a) || a.localeCompare(b));
  if (!slug) throw new Error(`content/${collection} has no published entry`);
  return slug;
}
