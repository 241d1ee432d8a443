import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { VERDICT } from "../../plugins/gatsby-plugin-content/load/checked-entries";
import { announce, TELLER_VARIABLE, tell, withdraw } from "../../plugins/gatsby-plugin-content/load/told";
import { FOLDER_VARIABLE } from "../../plugins/gatsby-remark-content/parsed-bodies";
import { SEARCH_FOLDER } from "../../src/constants/search";
import { RELATED_STORIES_TOLD } from "../../src/gatsby/related/related-stories";
import { allDone } from "../lib/all-done";
import { bundleServer } from "../server-bundle";
import { BuildError } from "./build-error";
import type { BuildFolder, Folders, Published } from "./build-folder";
import { acquireLock, type BuildLock } from "./lock";
import { prepareToPublish, publish } from "./publish";
import { runProgram } from "./run-program";
import { beginBuild, endBuild, reasonToClean } from "./state";

const BYTES_PER_MEGABYTE = 1_000_000;

const binary = (root: string, name: string): string =>
  path.join(root, "node_modules", ".bin", process.platform === "win32" ? `${name}.cmd` : name);

const megabytes = (bytes: number): string => `${(bytes / BYTES_PER_MEGABYTE).toFixed(1)} MB`;

type Context = { root: string; lock: BuildLock; env?: NodeJS.ProcessEnv; isQuiet?: boolean };

/** @returns what the program said, where it is quiet; what it says otherwise is passed on */
async function runStep(
  name: string,
  command: [string, ...string[]],
  context: Context,
  advice: string,
): Promise<string> {
  const [program, ...options] = command;
  const { code, isInterrupted, output } = await runProgram(binary(context.root, program), options, context);
  if (isInterrupted) throw new BuildError(`${output}Stopped during: ${name}. The site in dist/site is unchanged.`);
  if (code !== 0)
    throw new BuildError(`${output}Failed: ${name} (exit code ${code}). ${advice}The site in dist/site is unchanged.`);
  return output;
}

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });

/** Loads a file into Node.js and its workers; in quotes, since folders have names with spaces. */
const preload = (file: string): string =>
  `--require ${JSON.stringify(fileURLToPath(new URL(file, import.meta.url)).replaceAll("\\", "/"))}`;

const GATSBY_OPTIONS = [preload("./no-snapshot.cjs"), preload("./small-heap.cjs")].join(" ");

/** Runs Gatsby; before it changes what it goes by the next time it waits for the check. */
async function runGatsby({ root, lock, env }: Context): Promise<void> {
  // Without its list of files Parcel cannot tell what of it is still right.
  const forgetCompiled = () => remove(path.join(root, ".cache", ".parcel-cache"));
  forgetCompiled();
  try {
    const context = { root, lock, env: { ...env, NODE_OPTIONS: GATSBY_OPTIONS } };
    await runStep("gatsby build", ["gatsby", "build"], context, "The next build starts from a clean state. ");
  } finally {
    forgetCompiled();
  }
}

/** Checks the content, and tells Gatsby to go on, or to end. Quiet: Gatsby is drawing on the screen meanwhile. */
async function checkContent(context: Context, handedOn: string): Promise<void> {
  try {
    const command: [string, string] = ["tsx", "tools/check-content.ts"];
    const report = await runStep("the check of the content", command, { ...context, isQuiet: true }, "");
    beginBuild(context.root, null);
    tell(handedOn, VERDICT, report);
  } finally {
    withdraw(handedOn, VERDICT);
  }
}

/**
 * Finds the related stories while Gatsby reads its sources; where that fails, Gatsby finds them itself.
 * @returns what there is to say of it
 */
async function relateArticles({ root, lock, env }: Context, handedOn: string): Promise<string> {
  const byGatsby = (reason: unknown): string => `The related stories were found by Gatsby itself:\n${reason}`;
  try {
    const context = { root, lock, env, isQuiet: true };
    const { code, output } = await runProgram(binary(root, "tsx"), ["tools/content/relate.ts"], context);
    return code === 0 ? "" : byGatsby(output);
  } catch (error) {
    return byGatsby(error);
  } finally {
    withdraw(handedOn, RELATED_STORIES_TOLD);
  }
}

/** Runs Gatsby over trustworthy leftovers of earlier builds, or none. */
async function buildPages(context: Context): Promise<void> {
  const reason = reasonToClean(context.root);
  if (reason) {
    beginBuild(context.root, reason);
    console.log(`Starting from a clean state: ${reason}.`);
  }
  await runGatsby(context);
}

/**
 * Checks the content while Gatsby starts, and builds the pages from what the check has read and parsed.
 * @returns the folder of the new build, where it could be begun meanwhile
 */
async function makeSite(root: string, folders: Folders, lock: BuildLock): Promise<BuildFolder | null> {
  const { publicDirectory, dist } = folders;
  const handedOn = path.join(dist, ".checked-content");
  remove(handedOn);
  mkdirSync(handedOn, { recursive: true });
  const context = {
    root,
    lock,
    env: { [FOLDER_VARIABLE]: handedOn, [TELLER_VARIABLE]: String(process.pid) },
  };
  for (const name of [VERDICT, RELATED_STORIES_TOLD]) announce(handedOn, name);
  let isOver = false;
  const checked = checkContent(context, handedOn);
  const related = checked.then(() => (isOver ? "" : relateArticles(context, handedOn)));
  // By then Gatsby needs one core only. What cannot be done is told of when the new build is published.
  const prepared = related.then(() => prepareToPublish(folders, () => isOver)).catch(() => null);
  const built = buildPages(context).finally(() => {
    isOver = true;
  });
  try {
    await allDone([checked, related, prepared, built]);
    const warning = await related;
    if (warning) console.warn(warning);
    endBuild(root);
    if (!existsSync(publicDirectory))
      throw new BuildError("gatsby build has written no folder `public`. The site in dist/site is unchanged.");
    return await prepared;
  } catch (error) {
    // What stays of it the next build deletes.
    await prepared.then((build) => build?.discard()).catch(() => undefined);
    throw error;
  } finally {
    remove(handedOn);
  }
}

/** Checks the built site and makes the index of its search, each in a process of its own. */
async function checkAndIndex(context: Context, publicDirectory: string): Promise<void> {
  const aside = path.join(context.root, ".cache", SEARCH_FOLDER);
  await allDone([
    runStep("the check of the built site", ["tsx", "tools/check-site.ts"], context, ""),
    runStep("the search index", ["tsx", "tools/search-index.ts", aside], context, ""),
  ]);
  const target = path.join(publicDirectory, SEARCH_FOLDER);
  remove(target);
  renameSync(aside, target);
}

function summary({ pages, files, bytes, brotliBytes, reused }: Published, milliseconds: number): string {
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
  const folders = { publicDirectory: path.join(root, "public"), dist };
  const lock = await acquireLock(dist);
  try {
    const prepared = await makeSite(root, folders, lock);
    await bundleServer(root, path.join(dist, "server.mjs"));
    const work = checkAndIndex({ root, lock }, folders.publicDirectory);
    const published = await publish({ ...folders, prepared, meanwhile: { work, folder: SEARCH_FOLDER } });
    return summary(published, Date.now() - started);
  } finally {
    await lock.release();
  }
}
