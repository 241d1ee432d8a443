import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { FOLDER_VARIABLE } from "../../plugins/gatsby-remark-content/parsed-bodies";
import { SEARCH_FOLDER } from "../../src/constants/search";
import { BuildError } from "./build-error";
import { readSite } from "./built-site";
import { checkSite } from "./checks/all-checks";
import { acquireLock, type BuildLock } from "./lock";
import { type Published, publish } from "./publish";
import { formatFindings } from "./report";
import { runProgram } from "./run-program";
import { beginBuild, endBuild, reasonToClean } from "./state";

const BYTES_PER_MEGABYTE = 1_000_000;

const binary = (root: string, name: string): string =>
  path.join(root, "node_modules", ".bin", process.platform === "win32" ? `${name}.cmd` : name);

const megabytes = (bytes: number): string => `${(bytes / BYTES_PER_MEGABYTE).toFixed(1)} MB`;

type Context = { root: string; lock: BuildLock; env?: NodeJS.ProcessEnv };

async function runStep(name: string, command: [string, ...string[]], context: Context, advice: string): Promise<void> {
  const [program, ...options] = command;
  const { code, isInterrupted } = await runProgram(binary(context.root, program), options, context);
  if (isInterrupted) throw new BuildError(`Stopped during: ${name}. The site in dist/site is unchanged.`);
  if (code !== 0)
    throw new BuildError(`Failed: ${name} (exit code ${code}). ${advice}The site in dist/site is unchanged.`);
}

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });

/** Loads a file into Node.js and its workers; in quotes, since folders have names with spaces. */
const preload = (file: string): string =>
  `--require ${JSON.stringify(fileURLToPath(new URL(file, import.meta.url)).replaceAll("\\", "/"))}`;

const GATSBY_OPTIONS = [preload("./no-snapshot.cjs"), preload("./small-heap.cjs")].join(" ");

/** Runs Gatsby over trustworthy leftovers of earlier builds, or none. */
async function runGatsby({ root, lock, env }: Context, reason: string | null): Promise<void> {
  beginBuild(root, reason);
  if (reason) console.log(`Starting from a clean state: ${reason}.`);
  // Without its list of files Parcel cannot tell what of it is still right.
  const forgetCompiled = () => remove(path.join(root, ".cache", ".parcel-cache"));
  forgetCompiled();
  try {
    const context = { root, lock, env: { ...env, NODE_OPTIONS: GATSBY_OPTIONS } };
    await runStep("gatsby build", ["gatsby", "build"], context, "The next build starts from a clean state. ");
  } finally {
    forgetCompiled();
  }
  endBuild(root);
}

/** Checks the content and builds the site from what the check has read and parsed. */
async function makeSite(root: string, dist: string, lock: BuildLock): Promise<void> {
  const checked = path.join(dist, ".checked-content");
  remove(checked);
  mkdirSync(checked, { recursive: true });
  try {
    const context = { root, lock, env: { [FOLDER_VARIABLE]: checked } };
    const check = runStep("the check of the content", ["tsx", "tools/check-content.ts"], context, "");
    // Meanwhile: the check is a process of its own.
    const reason = reasonToClean(root);
    await check;
    await runGatsby(context, reason);
  } finally {
    remove(checked);
  }
}

/** Checks the built site while another process makes the index of its search, aside until both are done. */
async function checkAndIndex(context: Context, publicDirectory: string): Promise<number> {
  const aside = path.join(context.root, ".cache", SEARCH_FOLDER);
  const index = runStep("the search index", ["tsx", "tools/search-index.ts", aside], context, "");
  const pagesStore = path.join(context.root, "dist", ".checked-pages");
  const check = async () => checkBuilt(publicDirectory, pagesStore);
  const [checked, indexed] = await Promise.allSettled([check(), index]);
  if (checked.status === "rejected") throw checked.reason;
  if (indexed.status === "rejected") throw indexed.reason;
  const target = path.join(publicDirectory, SEARCH_FOLDER);
  remove(target);
  renameSync(aside, target);
  return checked.value;
}

function checkBuilt(publicDirectory: string, pagesStore: string): number {
  if (!existsSync(publicDirectory))
    throw new BuildError("gatsby build has written no folder `public`. The site in dist/site is unchanged.");
  const site = readSite(publicDirectory, pagesStore);
  const findings = checkSite(site);
  if (findings.length > 0) throw new BuildError(`${formatFindings(findings)}\nThe site in dist/site is unchanged.`);
  return site.pages.size;
}

function summary(pages: number, published: Published, milliseconds: number): string {
  const { files, bytes, brotliBytes, reused } = published;
  const seconds = (milliseconds / 1000).toFixed(1);
  return `Built ${pages} pages, ${files} files (${reused} unchanged), ${megabytes(bytes)}, compressed ${megabytes(brotliBytes)}, in ${seconds} s: dist/site`;
}

/**
 * Checks the content, builds the site and the index of its search, checks what was built and puts it in place as
 * `dist/site`. Whatever fails, and whenever the process is killed, the last good site stays in place.
 * @returns one line that sums it up
 * @throws BuildError with everything that is wrong
 */
export async function buildSite(root: string): Promise<string> {
  const started = Date.now();
  const dist = path.join(root, "dist");
  const publicDirectory = path.join(root, "public");
  const lock = await acquireLock(dist);
  try {
    await makeSite(root, dist, lock);
    const pages = await checkAndIndex({ root, lock }, publicDirectory);
    const published = await publish({ publicDirectory, dist });
    return summary(pages, published, Date.now() - started);
  } finally {
    lock.release();
  }
}
