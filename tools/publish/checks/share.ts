import type { BuiltSite, Finding } from "../built-site";
import { internalPart } from "./resolve";

const LARGEST_BYTES = 300_000;

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
    return bytes > LARGEST_BYTES
      ? [{ file, message: `${picture} has ${Math.ceil(bytes / 1000)} kB; at most 300 kB are allowed` }]
      : [];
  });
}
