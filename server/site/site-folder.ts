import { readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { errorCode } from "../../lib/error-code";
import { REDIRECTS_FILE } from "../../site-contract/layout";
import { parseRedirects } from "../../site-contract/redirects";
import { indexRedirects, type RedirectIndex } from "./redirect-index";

/** One built site: it stays the same while a request is answered, whatever is swapped meanwhile. */
export type BuiltSite = {
  /** Absolute path, links resolved. */
  root: string;
  redirects: RedirectIndex;
};

const MISSING_CODES = new Set<string | null>(["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ELOOP"]);

/** The site that is in place now. Rejects with the file system's error while there is none. */
export type CurrentSite = () => Promise<BuiltSite>;

/** The settings name a site that is not there or not built. The message says what to do. */
export class SiteMissingError extends Error {
  constructor(siteDir: string) {
    super(`There is no built site in ${siteDir}. Make one with npm run build, or set SITE_DIR to its folder.`);
    this.name = "SiteMissingError";
  }
}

/** Rejects with a `SiteMissingError` when the folder holds no `index.html`. */
export async function findSite(siteDir: string): Promise<void> {
  if (!(await isFile(path.join(siteDir, "index.html")))) throw new SiteMissingError(siteDir);
}

/**
 * Opens the folder of the built site, which may be a link. The link is followed anew for every request, so swapping
 * it takes effect immediately; `_redirects` is read once for each folder it has pointed to.
 * Rejects with a `SiteMissingError` when the folder holds no `index.html`.
 */
export async function openSiteFolder(siteDir: string, log: FastifyBaseLogger): Promise<CurrentSite> {
  await findSite(siteDir);
  let known: { id: string; site: Promise<BuiltSite> } | null = null;

  const currentSite = async () => {
    const { root, id } = await follow(siteDir);
    if (known?.id !== id) known = { id, site: readSite(root, log) };
    return known.site;
  };
  await currentSite();
  return currentSite;
}

/** Where the link leads now. Tried again when the folder went away in between, as at the moment of a swap. */
async function follow(siteDir: string, attempts = 3): Promise<{ root: string; id: string }> {
  try {
    const root = await realpath(siteDir);
    const { dev, ino } = await stat(root);
    return { root, id: `${dev}:${ino}:${root}` };
  } catch (error) {
    if (attempts > 1 && isMissing(error)) return follow(siteDir, attempts - 1);
    throw error;
  }
}

async function readSite(root: string, log: FastifyBaseLogger): Promise<BuiltSite> {
  const file = path.join(root, REDIRECTS_FILE);
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if (!isMissing(error)) log.error(error, `The redirects in ${file} cannot be read`);
    return "";
  });
  const { redirects, problems } = parseRedirects(text);
  for (const problem of problems) log.warn(`${file}: ${problem}`);
  return { root, redirects: indexRedirects(redirects) };
}

/** Whether there is a regular file at a path. Rejects for anything but its absence. */
export async function isFile(file: string): Promise<boolean> {
  return (await stat(file).catch(nullWhenMissing))?.isFile() ?? false;
}

/** Takes an error for the absence of a file. Throws an error of the file system that says anything else. */
export function nullWhenMissing(error: unknown): null {
  if (!isMissing(error)) throw error;
  return null;
}

/** Whether an error of the file system says that no such file can exist, rather than that it cannot be read. */
function isMissing(error: unknown): boolean {
  return MISSING_CODES.has(errorCode(error));
}
