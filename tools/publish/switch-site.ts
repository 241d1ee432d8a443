import { existsSync, lstatSync, readdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { syncSync } from "../../lib/durable-files";
import { PlainError } from "../lib/project.mjs";
import { buildsDirectory, currentBuild, siteLink } from "./manifest";

/** So many builds stay: one to roll back to, and one more. */
export const KEPT_BUILDS = 3;

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
