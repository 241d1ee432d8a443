import type { BuiltSite, Finding } from "../built-site";
import { internalPart } from "./resolve";

const LARGEST_PICTURE_BYTES = 300_000;
const NOT_FOUND_PAGES = new Set(["/404", "/404.html"]);

/** What search engines, tabs and screen readers name a page by stands on it exactly once. */
export function checkHead(site: BuiltSite): Finding[] {
  return [...site.pages.values()].flatMap((page) => {
    const filled = (texts: readonly string[]): number => texts.filter((text) => text !== "").length;
    const counts = {
      "an h1": page.h1s,
      "a title": filled(page.titles),
      "a description": filled(page.descriptions),
      "a canonical link": filled(page.canonicals),
    };
    return Object.entries(counts).flatMap(([name, count]): Finding[] => {
      if (count === 1 || (count === 0 && name === "a canonical link" && NOT_FOUND_PAGES.has(page.path))) return [];
      return [{ file: page.file, message: count === 0 ? `has not ${name}` : `has ${name} ${count} times` }];
    });
  });
}

/** Every page has one picture for those who share it, small enough for them to see. That it is there, the links' check says. */
export function checkSharePictures(site: BuiltSite): Finding[] {
  return [...site.pages.values()].flatMap(({ file, sharePictures }): Finding[] => {
    const [picture = ""] = sharePictures;
    if (sharePictures.length !== 1) return [{ file, message: `has ${sharePictures.length} pictures for shared links` }];
    const internal = internalPart(site, picture);
    // Networks do not know which site a path belongs to.
    if (internal === null || internal === picture)
      return [{ file, message: `og:image="${picture}" is no full address on this site` }];
    const bytes = site.files.get(internal.slice(1)) ?? 0;
    return bytes > LARGEST_PICTURE_BYTES
      ? [{ file, message: `${picture} has ${Math.ceil(bytes / 1000)} kB; at most 300 kB are allowed` }]
      : [];
  });
}
