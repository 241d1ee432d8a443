import { existsSync, statSync } from "node:fs";
import path from "node:path";
import {
  distinct,
  escaped,
  pictureText,
  replacePictures,
} from "../../plugins/gatsby-remark-content/syntax";
import { decoded } from "../../src/build/content-loader/checks/links";
import { ownPath } from "./addresses";
import { liesIn } from "./articles";
import type { Mapping } from "./mapping";
import type { ReportAt } from "./report";
import { slugFrom } from "./slugs";

/** What may stand beside an entry. */
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i;

/** A file of the source, or why there is none for an address. */
export type Found = { file: string } | { missing: string };
export type FindPicture = (address: string, fromFile: string) => Found;

/**
 * Finds the files that articles name.
 * @param from absolute path of the source
 */
export function pictureFinder(from: string, { pictures, oldSite }: Mapping): FindPicture {
  const folders = pictures.map((folder) => path.resolve(from, folder)).filter(existsSync);
  const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  return (address, fromFile) => {
    const local = ownPath(address, oldSite);
    if (local === null) return { missing: "lies on another site" };
    const name = decoded(local.replace(/[?#].*$/, ""), decodeURIComponent);
    if (!PICTURE.test(name)) return { missing: "is not a picture that a text may hold" };
    // What an article names from its address, not from its file, is looked for in the folders.
    const bare = name.replace(/^(?:\.{0,2}\/)+/, "");
    const beside = name.startsWith("/") ? [] : [path.resolve(from, path.dirname(fromFile), name)];
    const places = [...beside, ...folders.map((folder) => path.join(folder, bare))];
    const file = places
      .flatMap((place) => [place, place.normalize("NFC"), place.normalize("NFD")])
      .find(isFile);
    if (!file) return { missing: "is not in the source" };
    return liesIn(file, [from, ...folders]) ? { file } : { missing: "lies outside of the source" };
  };
}

/** Gives the files of one entry names that an address may have, each its own. */
export function namesBeside(): (file: string) => string {
  const names = new Map<string, string>();
  const distinctName = distinct((name, repetition) =>
    name.replace(/(?=\.\w+$)/, `-${repetition + 1}`),
  );
  return (file) => {
    const { name, ext } = path.parse(file);
    const own =
      names.get(file) ?? distinctName(`${slugFrom(name) || "picture"}${ext.toLowerCase()}`);
    names.set(file, own);
    return own;
  };
}

/**
 * Lets a text name its pictures as files beside it. One that is not there becomes its words, or a
 * link to where it is.
 * @param nameOf the name of a file beside the entry
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
      rule: `shows ${JSON.stringify(url)}, which ${found.missing}`,
      fix: "put the file beside the entry and write ![what it shows](./name.jpg)",
    });
    return /^https?:/i.test(url) ? `[${escaped(alt) || "picture"}](<${url}>)` : escaped(alt);
  });
  return { body: placed, shown };
}
