import { existsSync, lstatSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { syncSync } from "../../lib/durable-files";
import { PlainError, readJson } from "../lib/project.mjs";

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

/** So many builds stay: one to roll back to, and one more. */
export const KEPT_BUILDS = 3;

export const buildsDirectory = (dist: string): string => path.join(dist, "builds");
export const manifestFile = (dist: string, id: string): string => path.join(buildsDirectory(dist), `${id}.json`);
const siteLink = (dist: string): string => path.join(dist, "site");

/** Without a manifest, every file is made anew. */
export const readManifest = (dist: string, id: string | null): Manifest =>
  (id && readJson(manifestFile(dist, id))) || { files: {} };

/** Id of the build that `dist/site` shows, or `null`. */
export function currentBuild(dist: string): string | null {
  try {
    const id = path.basename(readlinkSync(siteLink(dist)));
    return existsSync(path.join(buildsDirectory(dist), id)) ? id : null;
  } catch {
    return null;
  }
}

/** Published builds, oldest first. Half-written ones have a leading dot and do not count. */
export function listBuilds(dist: string): string[] {
  const entries = readdirSync(buildsDirectory(dist), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => name)
    .sort();
}

/** Makes `dist/site` show another build: one rename, so that a reader sees the old or the new one and nothing between. */
export function switchSite(dist: string, id: string): void {
  const stats = lstatSync(siteLink(dist), { throwIfNoEntry: false });
  if (stats && !stats.isSymbolicLink())
    throw new PlainError("dist/site is no link made by the build. Move it away, then build again.");
  const aside = path.join(dist, `.site-${id}`);
  rmSync(aside, { force: true });
  // Relative: the project's folder may be moved or mounted elsewhere.
  symlinkSync(path.join("builds", id), aside, "dir");
  renameSync(aside, siteLink(dist));
  syncSync(dist);
}

const remove = (directory: string): Promise<void> => rm(directory, { recursive: true, force: true, maxRetries: 3 });

/**
 * Deletes old builds, so that with a new one there are `KEPT_BUILDS`, and what killed builds have left behind, never the build
 * on show. A large one has a hundred thousand files: they are deleted beside other work.
 */
export async function prune(dist: string): Promise<void> {
  const builds = buildsDirectory(dist);
  if (!existsSync(builds)) return;
  const current = currentBuild(dist);
  const kept = new Set(listBuilds(dist).slice(1 - KEPT_BUILDS));
  if (current) kept.add(current);
  for (const id of listBuilds(dist)) {
    // Renamed first: a half-deleted build must not look like one to roll back to.
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
