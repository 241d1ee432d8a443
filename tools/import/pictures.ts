import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { inspectPicture } from "../../src/content-loader/checks/inspect-picture";
import { companionsOf, isFilm } from "../../src/markdown/media";
import { pictureSize } from "../new-entry/placeholders";
import { decoded, ownPath } from "./addresses";
import type { Mapping } from "./mapping";
import { slugFrom } from "./slugs";
import { liesIn } from "./source-files";

/** What may stand beside an entry. */
const MEDIUM = /\.(?:jpe?g|png|webp|avif|gif|svg|mp4|webm)$/i;
const RASTER = /\.(?:jpe?g|png|webp|avif)$/i;
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
  return (file) => {
    const { name, ext } = path.parse(file);
    const wanted = slugFrom(name) || "picture";
    const isTaken = (own: string) => [...names.values()].includes(own);
    let own = wanted + ext.toLowerCase();
    for (let number = 2; isTaken(own); number += 1) own = `${wanted}-${number}${ext.toLowerCase()}`;
    names.set(file, names.get(file) ?? own);
    return names.get(file) ?? own;
  };
}

/** Pixels of a main picture, at least. */
export const COVER = pictureSize("article");

/** Why a picture cannot be an article's main one, or null. */
export async function coverFault(file: string): Promise<string | null> {
  if (!RASTER.test(file)) return "is not a JPEG, PNG, WebP or AVIF";
  const found = await inspectPicture(file, statSync(file).size);
  if ("finding" in found) return found.finding.rule;
  const { width, height, isAnimated } = found;
  if (isAnimated) return "is an animation";
  if (width >= COVER.width && height >= COVER.height) return null;
  return `is ${width} x ${height} pixels, a main picture needs ${COVER.width} x ${COVER.height}`;
}
