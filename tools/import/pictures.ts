import { existsSync, statSync } from "node:fs";
import path from "node:path";
import {
  distinct,
  escapeWords,
  pictureText,
  replacePictures,
} from "../../plugins/gatsby-remark-content/syntax";
import { decodeAddress } from "../../plugins/gatsby-source-content/check";
import { ownPath, pathWithin } from "./addresses";
import { liesIn } from "./articles";
import type { Mapping } from "./mapping";
import type { ReportAt } from "./report";
import { slugFrom } from "./slugs";

/** Formats that a text may show. */
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i;

/** Characters of an address that a report quotes. */
const MAX_QUOTED = 200;

/** A file of the source, or the reason why an address has none. */
export type Found = { file: string } | { missing: string };
export type FindPicture = (address: string, fromFile: string) => Found;

/** Why a picture is not found, by its name. */
const reasonFor = (name: string): string =>
  /\{[{%]/.test(name) ? "has an address that the old site computed" : "is not in the source";

/**
 * Finds the picture files that articles name.
 * @param from absolute path of the source
 */
export function pictureFinder(from: string, { pictures, oldSite }: Mapping): FindPicture {
  const folders = pictures.map((folder) => path.resolve(from, folder)).filter(existsSync);
  const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  return (address, fromFile) => {
    if (address.startsWith("data:")) return { missing: "stands in the text itself" };
    const local = ownPath(address, oldSite);
    if (local === null) return { missing: "lies on another site" };
    const name = decodeAddress(local.replace(/[?#].*$/, ""), decodeURIComponent);
    if (!PICTURE.test(name)) return { missing: "is not a picture that a text may hold" };
    // Relative to the article's file, or to its address, whose pictures lie in the folders.
    const bareNames = [pathWithin(name, oldSite), name].map((place) =>
      place.replace(/^(?:\.{0,2}\/)+/, ""),
    );
    const candidates = folders.flatMap((folder) =>
      bareNames.map((bareName) => path.join(folder, bareName)),
    );
    const beside = path.resolve(from, path.dirname(fromFile));
    // Exports of WordPress name `photo.jpg`, which lies in `images`.
    if (!name.includes("/")) candidates.unshift(path.join(beside, "images", name));
    if (!name.startsWith("/")) candidates.unshift(path.join(beside, name));
    const file = candidates
      .flatMap((place) => [place, place.normalize("NFC"), place.normalize("NFD")])
      .find(isFile);
    if (!file) return { missing: reasonFor(name) };
    return liesIn(file, [from, ...folders]) ? { file } : { missing: "lies outside of the source" };
  };
}

/** Names the files of one entry: each gets its own name, in letters that an address may have. */
export function fileNamer(): (file: string) => string {
  const names = new Map<string, string>();
  const distinctName = distinct((name, repetition) =>
    name.replace(/(?=\.\w+$)/, `-${repetition + 1}`),
  );
  return (file) => {
    const known = names.get(file);
    if (known) return known;
    const { name, ext } = path.parse(file);
    const newName = distinctName(`${slugFrom(name) || "picture"}${ext.toLowerCase()}`);
    names.set(file, newName);
    return newName;
  };
}

/**
 * Rewrites the pictures of a text to files beside it. A missing one becomes its words, or a link if
 * it is on another site, and is reported.
 * @param nameOf the name that a file gets beside the entry
 * @returns the text, and the files that it shows
 */
export function placePictures(
  body: string,
  {
    find,
    nameOf,
    reportAt,
  }: { find: (address: string) => Found; nameOf: (file: string) => string; reportAt: ReportAt },
): { body: string; shown: string[] } {
  const shown: string[] = [];
  const placed = replacePictures(body, ({ url, alt, title }) => {
    const found = find(url);
    if ("file" in found) {
      shown.push(found.file);
      return pictureText(`./${nameOf(found.file)}`, alt || title, title);
    }
    reportAt(url, {
      rule: `shows ${JSON.stringify(url.slice(0, MAX_QUOTED))}, which ${found.missing}`,
      fix: "put the file beside the entry and write ![what it shows](./name.jpg)",
    });
    return /^https?:/i.test(url)
      ? `[${escapeWords(alt) || "picture"}](<${url}>)`
      : escapeWords(alt);
  });
  return { body: placed, shown };
}
