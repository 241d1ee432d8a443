import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { escaped, pictureText, replacePictures } from "../../src/build/content-loader/markdown/edit-markdown";
import { distinct } from "../../src/build/markdown/heading-ids";
import { companionsOf, isFilm } from "../../src/build/markdown/media";
import { decoded, ownPath } from "./addresses";
import { liesIn } from "./articles";
import type { Mapping } from "./mapping";
import type { ReportAt } from "./report";
import { slugFrom } from "./slugs";

/** What may stand beside an entry. */
const MEDIUM = /\.(?:jpe?g|png|webp|avif|gif|svg|mp4|webm)$/i;
/** Aliases of the source folder, in Astro and Gatsby. */
const ALIAS = /^[~@]\//;

/** A file of the source, with those that a film needs beside it. */
export type Medium = { file: string; beside: string[] };
/** It, or why there is none for an address, and what to do. */
export type Found = Medium | { missing: string; fix?: string };

/** The content check would refuse it. */
const WITHOUT_POSTER: Found = {
  missing: "is a film without a picture of its name to stand for it",
  fix: "put it and a frame of it beside the entry, as name.mp4 and name.jpg, and write ![what it shows](./name.mp4)",
};

export type FindPicture = (address: string, fromFile: string) => Found;

/**
 * Finds the files that articles name.
 * @param from absolute path of the source
 */
export function pictureFinder(from: string, { pictures, oldSite }: Mapping): FindPicture {
  const folders = pictures.map((folder) => path.resolve(from, folder)).filter(existsSync);
  const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  const isInside = (file: string) => liesIn(file, [from, ...folders]);
  const withCompanions = (file: string): Found => {
    if (!isFilm(file)) return { file, beside: [] };
    const { posters, captions } = companionsOf(file);
    const isThere = (other: string) => isFile(other) && isInside(other);
    const poster = posters.find(isThere);
    return poster ? { file, beside: [poster, captions].filter(isThere) } : WITHOUT_POSTER;
  };
  return (address, fromFile) => {
    const local = ownPath(address, oldSite);
    if (local === null) return { missing: "lies on another site" };
    const name = decoded(local.replace(/[?#].*$/, "")).replace(ALIAS, "/");
    if (!MEDIUM.test(name)) return { missing: "is not a picture or a film that a text may hold" };
    // What an article names from its address, not from its file, is looked for in the folders.
    const bare = name.replace(/^(?:\.{0,2}\/)+/, "");
    const beside = name.startsWith("/") ? [] : [path.resolve(from, path.dirname(fromFile), name)];
    const file = [...beside, ...folders.map((folder) => path.join(folder, bare))].find(isFile);
    if (!file) return { missing: "is not in the source" };
    return isInside(file) ? withCompanions(file) : { missing: "lies outside of the source" };
  };
}

/** Gives the files of one entry names that an address may have, each its own. */
export function namesBeside(): (file: string) => string {
  const names = new Map<string, string>();
  const distinctName = distinct((name, repetition) => name.replace(/(?=\.\w+$)/, `-${repetition + 1}`));
  return (file) => {
    const { name, ext } = path.parse(file);
    const own = names.get(file) ?? distinctName(`${slugFrom(name) || "picture"}${ext.toLowerCase()}`);
    names.set(file, own);
    return own;
  };
}

/** A picture or film of the text, with what it shows in words, which may be missing. */
export type Shown = Medium & { alt: string };

/**
 * Lets a text name its pictures and films as files beside it. One that is not there becomes its words, or a link to where it is.
 * @param nameOf the name of a file beside the entry
 */
export function placePictures(
  body: string,
  {
    find,
    nameOf,
    reportAt,
  }: { find: (address: string) => Found; nameOf: (file: string) => string; reportAt: ReportAt },
): { body: string; shown: Shown[] } {
  const shown: Shown[] = [];
  const placed = replacePictures(body, ({ url, alt, title }) => {
    const found = find(url);
    if ("file" in found) {
      shown.push({ ...found, alt: alt || title });
      return pictureText(`./${nameOf(found.file)}`, alt || title, title);
    }
    const { missing, fix = "put the file beside the entry and write ![what it shows](./name.jpg)" } = found;
    reportAt(url, { rule: `shows ${JSON.stringify(url)}, which ${missing}`, fix });
    return /^https?:/i.test(url) ? `[${escaped(alt) || "picture"}](<${url}>)` : escaped(alt);
  });
  return { body: placed, shown };
}
