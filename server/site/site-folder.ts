import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { type HeaderRule, parseHeaders } from "../../site-contract/headers";
import { HEADERS_FILE, REDIRECTS_FILE } from "../../site-contract/layout";
import { parseRedirects, type Redirect } from "../../site-contract/redirects";
import { parseRequestPath } from "../../site-contract/request-path";
import { StartError } from "../start-error";

export type BuiltSite = {
  /** The absolute path, with links resolved, so that an answer never mixes two releases. */
  root: string;
  /** By decoded path. The first rule of the file counts. */
  redirects: ReadonlyMap<string, Redirect>;
  headerRules: readonly HeaderRule[];
};

/** The configured site is missing or not built. The message says what to do. */
export class SiteMissingError extends StartError {
  constructor(siteDir: string) {
    super(
      `There is no built site in ${siteDir}. Make one with npm run build, or set SITE_DIR to its folder.`,
    );
    this.name = "SiteMissingError";
  }
}

export const hasSite = (siteDir: string): boolean => existsSync(path.join(siteDir, "index.html"));

/**
 * Returns a function that gives the site as it is now, `null` while there is none. The folder may be
 * a link to one of several releases. `_redirects` and `_headers` are read again when the link, or an
 * entry of its folder, is replaced.
 */
export function followSite(siteDir: string, log: FastifyBaseLogger): () => BuiltSite | null {
  let latest: { state: string; site: BuiltSite } | null = null;
  return () => {
    const stats = statSync(siteDir, { throwIfNoEntry: false });
    if (stats === undefined) return null;
    const root = realpathSync.native(siteDir);
    const state = `${root}:${stats.ino}:${stats.mtimeMs}`;
    if (latest?.state !== state) latest = { state, site: readSite(root, log) };
    return latest.site;
  };
}

function readSite(root: string, log: FastifyBaseLogger): BuiltSite {
  const redirects = new Map<string, Redirect>();
  for (const redirect of parseRedirects(readText(path.join(root, REDIRECTS_FILE), log))) {
    const address = parseRequestPath(redirect.from)?.path ?? redirect.from;
    if (!redirects.has(address)) redirects.set(address, redirect);
  }
  const headerRules = parseHeaders(readText(path.join(root, HEADERS_FILE), log));
  return { root, redirects, headerRules };
}

function readText(file: string, log: FastifyBaseLogger): string {
  if (existsSync(file)) return readFileSync(file, "utf8");
  // Every build writes both, but a site without them can be served.
  log.warn(`${file} is missing`);
  return "";
}
