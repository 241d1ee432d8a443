import path from "node:path";
import { decodeAddress, slugFault } from "../../plugins/gatsby-source-content/check";
import { blog } from "../../src/content-model/collections/blog";
import { slugOf } from "../lib/slug";

const MAX_LENGTH = 80;
/** File names of Jekyll: the day, then the name. */
const DATED = /^(\d{4}-\d{1,2}-\d{1,2})(?:[-_]|$)(.*)$/;

/** Name and day in the name of an article's file; of its folder, if the file is an index. */
export function fileName(file: string): { name: string; day: string | null } {
  const stem = path.posix.basename(file).replace(/\.[^.]+$/, "");
  const name = /^_?index$/i.test(stem) ? path.posix.basename(path.posix.dirname(file)) : stem;
  const [, day, rest] = DATED.exec(name) ?? [];
  return day ? { name: rest || name, day } : { name, day: null };
}

/** Turns a name into a slug; empty if it has no letter or digit that an address may have. */
export function slugFrom(name: string): string {
  const slug = slugOf(name.replace(/['’]/g, ""));
  return slug.length <= MAX_LENGTH ? slug : slug.slice(0, MAX_LENGTH).replace(/-[^-]*$/, "");
}

/** The last part of an address, without its ending. */
function lastPart(address: string): string {
  const path = address.replace(/[?#].*$/, "").replace(/\/+$/, "");
  return path.slice(path.lastIndexOf("/") + 1).replace(/\.(?:html?|php|mdx?|markdown)$/i, "");
}

/** Whether a name has letters that an address cannot have, nor Latin ones in their place. */
const losesLetters = (name: string): boolean =>
  (name.match(/\p{L}/gu) ?? []).some((letter) => slugOf(letter) === "");

/**
 * Chooses the slug of an article.
 * @param names addresses or names, the best first; the first that makes a valid slug counts
 * @param day with which an article is named when no name has letters for all of its own
 */
export function chooseSlug(names: readonly string[], day: string | null): string {
  const candidates = names
    // A pattern such as `/:year/:title/` is the same for all articles.
    .filter((name) => !/:[a-z_]/i.test(name))
    .map((name) => lastPart(decodeAddress(name, decodeURIComponent)))
    .map((part) => ({ slug: slugFrom(part), isWhole: !losesLetters(part.normalize("NFC")) }))
    .filter(({ slug }) => slug && !slugFault(slug, blog));
  const whole = candidates.find(({ isWhole }) => isWhole);
  return whole?.slug ?? slugFrom([candidates[0]?.slug ?? "article", day ?? ""].join(" "));
}
