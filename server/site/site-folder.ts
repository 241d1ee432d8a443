import { realpathSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { type HeaderRule, parseHeaders } from "../../site-contract/headers";
import { HEADERS_FILE, REDIRECTS_FILE } from "../../site-contract/layout";
import { parseRedirects } from "../../site-contract/redirects";
import { isFile, isMissing } from "./missing-files";
import { indexRedirects, type RedirectIndex } from "./redirect-index";

/** A snapshot of the built site, used for a whole request even if the site is swapped meanwhile. */
export type BuiltSite = {
  /** Absolute path, links resolved. */
  root: string;
  redirects: RedirectIndex;
  headerRules: readonly HeaderRule[];
};

/** The current site. Rejects with the file system's error while there is none. */
export type CurrentSite = () => Promise<BuiltSite>;

/** The configured site is missing or not built. The message says what to do. */
export class SiteMissingError extends Error {
  constructor(siteDir: string) {
    super(`There is no built site in ${siteDir}. Make one with npm run build, or set SITE_DIR to its folder.`);
    this.name = "SiteMissingError";
  }
}

/** Rejects with a `SiteMissingError` when the folder holds no `index.html`. */
export async function findSite(siteDir: string): Promise<void> {
  if (!isFile(path.join(siteDir, "index.html"))) throw new SiteMissingError(siteDir);
}

/**
 * Opens the folder of the built site, which may be a link. The link is resolved for every request, so that a swap takes
 * effect immediately; `_redirects` and `_headers` are read again when the folder or its entries change.
 * Rejects with a `SiteMissingError` when the folder holds no `index.html`.
 */
export async function openSiteFolder(siteDir: string, log: FastifyBaseLogger): Promise<CurrentSite> {
  await findSite(siteDir);
  let known: { id: string; site: Promise<BuiltSite> } | null = null;

  const currentSite = async () => {
    const { root, id } = follow(siteDir);
    if (known?.id !== id) known = { id, site: readSite(root, log) };
    return known.site;
  };
  await currentSite();
  return currentSite;
}

/**
 * The link's current target. Its id changes, too, when a file in the folder is replaced, as by rsync: the folder's time is
 * that of its entries. Retried when the folder is deleted in between, as during a swap.
 */
function follow(siteDir: string, attempts = 3): { root: string; id: string } {
  try {
    const root = realpathSync.native(siteDir);
    const { dev, ino, mtimeMs } = statSync(root);
    return { root, id: `${dev}:${ino}:${mtimeMs}:${root}` };
  } catch (error) {
    if (attempts > 1 && isMissing(error)) return follow(siteDir, attempts - 1);
    throw error;
  }
}

async function readSite(root: string, log: FastifyBaseLogger): Promise<BuiltSite> {
  const read = async <Parsed extends { problems: string[] }>(name: string, parse: (text: string) => Parsed) => {
    const file = path.join(root, name);
    const text = await readFile(file, "utf8").catch((error: unknown) => {
      // Every build writes both.
      if (isMissing(error)) log.warn(`${file} is missing`);
      else log.error(error, `${file} cannot be read`);
      return "";
    });
    const parsed = parse(text);
    for (const problem of parsed.problems) log.warn(`${file}: ${problem}`);
    return parsed;
  };
  const { redirects } = await read(REDIRECTS_FILE, parseRedirects);
  const { rules } = await read(HEADERS_FILE, parseHeaders);
  return { root, redirects: indexRedirects(redirects), headerRules: rules };
}
