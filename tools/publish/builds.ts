import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { syncSync } from "../../lib/durable-files";
import { PlainError, readJson } from "../lib/project.mjs";
import { listNames, syncTree } from "./files";
import { writeHostFiles } from "./hosts/write-host-files";

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

/** The link to the current build, which the server follows. */
const currentLink = (dist: string): string => path.join(dist, "current");
/** The current build as a plain folder, for hosts that take one. Before there was `current`, this was the link. */
const siteFolder = (dist: string): string => path.join(dist, "site");

const remove = (directory: string): Promise<void> => rm(directory, { recursive: true, force: true, maxRetries: 3 });

/** Without a manifest, every file is written anew. */
export const readManifest = (dist: string, id: string | null): Manifest =>
  (id && readJson(manifestFile(dist, id))) || { files: {} };

/** Id of the build that `dist/current` links to, or `null`. */
export function currentBuild(dist: string): string | null {
  for (const link of [currentLink(dist), siteFolder(dist)]) {
    if (!lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) continue;
    const id = path.basename(readlinkSync(link));
    return existsSync(path.join(buildsDirectory(dist), id)) ? id : null;
  }
  return null;
}

/** Published builds, oldest first. Incomplete ones have a leading dot and are excluded. */
export function listBuilds(dist: string): string[] {
  const entries = readdirSync(buildsDirectory(dist), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => name)
    .sort();
}

/** @throws PlainError when there is a folder `dist/site` of somebody else */
export function refuseForeignSite(dist: string): void {
  const isFolder = lstatSync(siteFolder(dist), { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (isFolder && !existsSync(currentLink(dist)))
    throw new PlainError("dist/site is not a folder created by the build. Move it away, then build again.");
}

/**
 * Makes a build the current one: replaces the link `dist/current` atomically, then the folder `dist/site`, then what other
 * hosts need in `dist/hosts`.
 * @throws PlainError when there is a folder `dist/site` of somebody else
 */
export async function switchSite(dist: string, id: string): Promise<void> {
  refuseForeignSite(dist);
  const aside = path.join(dist, `.current-${id}`);
  rmSync(aside, { force: true });
  // Relative: the project's folder may be moved or mounted elsewhere.
  symlinkSync(path.join("builds", id), aside, "dir");
  renameSync(aside, currentLink(dist));
  syncSync(dist);
  await fillSiteFolder(dist, id);
  writeHostFiles(siteFolder(dist), path.join(dist, "hosts"));
}

/**
 * Replaces `dist/site` by a folder of hard links to a build's files. No system call that Node.js has exchanges two folders:
 * between two renames there is none for a moment. A process killed then leaves it to `restoreSiteFolder`.
 */
async function fillSiteFolder(dist: string, id: string): Promise<void> {
  const build = path.join(buildsDirectory(dist), id);
  const [fresh, old] = [path.join(dist, `.site-${id}`), path.join(dist, ".site-old")];
  for (const leftover of [fresh, old]) await remove(leftover);
  const names = listNames(build);
  for (const folder of new Set(names.map((name) => path.dirname(name))))
    mkdirSync(path.join(fresh, folder), { recursive: true });
  for (const name of names) linkSync(path.join(build, name), path.join(fresh, name));
  await syncTree(fresh);
  if (lstatSync(siteFolder(dist), { throwIfNoEntry: false })) renameSync(siteFolder(dist), old);
  renameSync(fresh, siteFolder(dist));
  syncSync(dist);
  await remove(old);
}

/** Puts the current build back into `dist/site` when a killed process has left none. */
export async function restoreSiteFolder(dist: string): Promise<void> {
  const current = currentBuild(dist);
  if (current !== null && !existsSync(siteFolder(dist))) await fillSiteFolder(dist, current);
}

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
    if (/^\.(?:site|current)-/.test(name)) await remove(path.join(dist, name));
  }
}
