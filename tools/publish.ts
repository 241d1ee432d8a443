/** `npm run build`: checks the content, builds the site with Gatsby, checks, indexes, publishes it in `dist/site`. */
import { existsSync, renameSync } from "node:fs";
import path from "node:path";
import { PlainError, runCommand } from "./lib/project.mjs";
import { restoreSiteFolder } from "./publish/builds";
import { acquireLock, type BuildLock } from "./publish/lock";
import { type Published, publish } from "./publish/publish";
import { runProgram } from "./publish/run-program";
import { beginBuild, endBuild } from "./publish/state";
import { bundleServer } from "./server-bundle";

const BYTES_PER_MEGABYTE = 1_000_000;

const UNCHANGED = "The site in dist/site is unchanged.";

const megabytes = (bytes: number): string => `${(bytes / BYTES_PER_MEGABYTE).toFixed(1)} MB`;

type Context = { root: string; lock: BuildLock };

/**
 * Runs a program of the project's packages.
 * @param name of the step, for people
 * @throws PlainError when it fails or is stopped
 */
async function runStep(name: string, [program, ...options]: [string, ...string[]], context: Context): Promise<void> {
  const { code, isInterrupted } = await runProgram(program, options, context);
  if (isInterrupted) throw new PlainError(`Stopped during: ${name}. ${UNCHANGED}`);
  if (code !== 0) throw new PlainError(`Failed: ${name} (exit code ${code}). ${UNCHANGED}`);
}

/** Runs Gatsby, reusing `.cache` and `public` of earlier builds if they are valid. */
async function buildPages(context: Context): Promise<void> {
  const reason = beginBuild(context.root);
  if (reason) console.log(`Starting from a clean state: ${reason}.`);
  await runStep("gatsby build", ["gatsby", "build"], context);
  if (!existsSync(path.join(context.root, "public")))
    throw new PlainError(`gatsby build has not created the folder public. ${UNCHANGED}`);
  endBuild(context.root);
}

function summary({ pages, files, bytes, brotliBytes, reused }: Published, milliseconds: number): string {
  const seconds = (milliseconds / 1000).toFixed(1);
  return `Built ${pages} pages, ${files} files (${reused} unchanged), ${megabytes(bytes)}, compressed ${megabytes(brotliBytes)}, in ${seconds} s: dist/site`;
}

/**
 * If anything fails, or the process is killed, the last published site remains.
 * @throws PlainError naming the failed step
 */
async function buildAndPublish(root: string): Promise<void> {
  const started = Date.now();
  const dist = path.join(root, "dist");
  const lock = await acquireLock(dist);
  const context = { root, lock };
  try {
    await restoreSiteFolder(dist);
    await runStep("the check of the content", ["tsx", "tools/check-content.ts"], context);
    await buildPages(context);
    await runStep("the check of the built site", ["tsx", "tools/check-site.ts"], context);
    await runStep("the search index", ["tsx", "tools/search-index.ts"], context);
    // Bundled before the site is published and moved after it: a failure of either leaves site and server as they were.
    const server = path.join(dist, ".server.mjs");
    await bundleServer(root, server);
    const published = await publish({ publicDirectory: path.join(root, "public"), dist });
    renameSync(server, path.join(dist, "server.mjs"));
    console.log(summary(published, Date.now() - started));
  } finally {
    await lock.release();
  }
}

void runCommand(() => buildAndPublish(process.cwd()));
