import { existsSync, lstatSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { syncSync } from "../../lib/durable-files";
import { PlainError, readJson } from "../lib/project.mjs";

/** Contents of a published build. Stored beside the build's folder, so that it is not served. */
export type Manifest = { files: Record<string, PublishedFile> };

export type PublishedFile = {
  size: number;
  /** SHA-256 of the uncompressed bytes. */
  digest: string;
  /** Extensions of the compressed copies of the file, each with its size in bytes. */
  compressed: Record<string, number>;
  /** For how many builds the file has been retained only for open tabs of older builds; 0: it belongs to this build. */
  age: number;
};

/** Number of retained builds: the current one, one to roll back to, and one more. */
export const KEPT_BUILDS = 3;

export const buildsDirectory = (dist: string): string => path.join(dist, "builds");
export const manifestFile = (dist: string, id: string): string => path.join(buildsDirectory(dist), `${id}.json`);
const siteLink = (dist: string): string => path.join(dist, "site");

/** Without a manifest, every file is written anew. */
export const readManifest = (dist: string, id: string | null): Manifest =>
  (id && readJson(manifestFile(dist, id))) || { files: {} };

/** Id of the build that `dist/site` links to, or `null`. */
export function currentBuild(dist: string): string | null {
  try {
    const id = path.basename(readlinkSync(siteLink(dist)));
    return existsSync(path.join(buildsDirectory(dist), id)) ? id : null;
  } catch {
    return null;
  }
}

/** Published builds, oldest first. Incomplete ones have a leading dot and are excluded. */
export function listBuilds(dist: string): string[] {
  const entries = readdirSync(buildsDirectory(dist), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => name)
    .sort();
}

/** Switches `dist/site` to another build atomically, by a rename. */
export function switchSite(dist: string, id: string): void {
  const stats = lstatSync(siteLink(dist), { throwIfNoEntry: false });
  if (stats && !stats.isSymbolicLink())
    throw new PlainError("dist/site is not a link created by the build. Move it away, then build again.");
  const aside = path.join(dist, `.site-${id}`);
  rmSync(aside, { force: true });
  // Relative: the project's folder may be moved or mounted elsewhere.
  symlinkSync(path.join("builds", id), aside, "dir");
  renameSync(aside, siteLink(dist));
  syncSync(dist);
}

const remove = (directory: string): Promise<void> => rm(directory, { recursive: true, force: true, maxRetries: 3 });

/**
 * Deletes leftovers of killed builds and old builds, so that with a new one there are `KEPT_BUILDS`, but never the
 * current one. Asynchronous, because a large build has a hundred thousand files.
 */
export async function prune(dist: string): Promise<void> {
  const builds = buildsDirectory(dist);
  if (!existsSync(builds)) return;
  const current = currentBuild(dist);
  const kept = new Set(listBuilds(dist).slice(1 - KEPT_BUILDS));
  if (current) kept.add(current);
  for (const id of listBuilds(dist)) {
    // Rename first: a partly deleted build must not look like one to roll back to.
    if (!kept.has(id)) renameSync(path.join(builds, id), path.join(builds, `.old-${id}`));
  }
  for (const name of readdirSync(builds)) {
    if (name.startsWith(".") || (name.endsWith(".json") && !kept.has(name.slice(0, -".json".length))))
      await remove(path.join(builds, name));
  }
  for (const name of readdirSync(dist)) {
    if (name.startsWith(".site-")) await remove(path.join(dist, name));
  }
}
