import path from "node:path";
import { slugFault } from "../../src/build/content-loader/files/discover";
import { blog } from "../../src/content-model/collections/blog";
import { slugOf } from "../lib/slug";

const LONGEST = 80;
/** How Jekyll, and many after it, name a file: the day, then the name. */
const DATED = /^(\d{4}-\d{1,2}-\d{1,2})(?:[-_]|$)(.*)$/;

/** What the name of an article's file or folder says. */
export function fileName(file: string): { name: string; day: string | null } {
  const stem = path.posix.basename(file).replace(/\.[^.]+$/, "");
  const name = /^_?index$/i.test(stem) ? path.posix.basename(path.posix.dirname(file)) : stem;
  const [, day, rest] = DATED.exec(name) ?? [];
  return day ? { name: rest || name, day } : { name, day: null };
}

/** A name as the slug of an article; empty where no letter or digit of ours is in it. */
export function slugFrom(name: string): string {
  const slug = slugOf(name.replace(/['’]/g, ""));
  return slug.length <= LONGEST ? slug : slug.slice(0, LONGEST).replace(/-[^-]*$/, "");
}

/** The last part of an address, without its ending. */
const lastPart = (address: string): string =>
  address
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "")
    .split("/")
    .at(-1)
    ?.replace(/\.(?:html?|php|mdx?|markdown)$/i, "") ?? "";

/**
 * The slug of an article, of the first of its names that can be one: its permalink, its file, its
 * title.
 */
export function wantedSlug(names: readonly string[]): string {
  const valid = names
    // A pattern such as `/:year/:title/` is the same for all articles.
    .filter((name) => !/:[a-z_]/i.test(name))
    .map((name) => slugFrom(lastPart(name)))
    .filter((slug) => slug && !slugFault(slug, blog));
  return valid[0] ?? "article";
}
