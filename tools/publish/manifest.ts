import { existsSync, readlinkSync } from "node:fs";
import path from "node:path";
import { readJson } from "../lib/project.mjs";

/** What a published build holds. Stands beside the build's folder, so that it is not served. */
export type Manifest = { files: Record<string, PublishedFile> };

export type PublishedFile = {
  size: number;
  /** SHA-256 of the uncompressed bytes. */
  digest: string;
  /** Endings of the compressed copies beside the file, each with its size in bytes. */
  compressed: Record<string, number>;
  /** For how many builds the file has been there only for tabs that still show an older build; 0: it is of this build. */
  age: number;
};

export const buildsDirectory = (dist: string): string => path.join(dist, "builds");
export const siteLink = (dist: string): string => path.join(dist, "site");
export const manifestFile = (dist: string, id: string): string => path.join(buildsDirectory(dist), `${id}.json`);

/** Id of the build that `dist/site` shows, or `null`. */
export function currentBuild(dist: string): string | null {
  try {
    const id = path.basename(readlinkSync(siteLink(dist)));
    return existsSync(path.join(buildsDirectory(dist), id)) ? id : null;
  } catch {
    return null;
  }
}

/** Without a manifest, every file is made anew. */
export const readManifest = (dist: string, id: string | null): Manifest =>
  (id && readJson(manifestFile(dist, id))) || { files: {} };
