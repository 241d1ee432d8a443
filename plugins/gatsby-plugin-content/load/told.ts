import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { FOLDER_VARIABLE } from "../../gatsby-remark-content/parsed-bodies";

/** Names the process that has promised to tell. */
export const TELLER_VARIABLE = "CHECKED_CONTENT_BY";

const LOOK_AGAIN_MS = 25;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const promiseOf = (folder: string, name: string): string => path.join(folder, `${name}.promised`);

/** Lets a build that runs at the same time wait for what is found out under this name. */
export const promise = (folder: string, name: string): void => writeFileSync(promiseOf(folder, name), "");

/** Nothing more will be told: what has not been told so far could not be found out. There is always room for this. */
export const endPromise = (folder: string, name: string): void => rmSync(promiseOf(folder, name), { force: true });

/** Tells what was promised, whole or not at all. */
export function tell(folder: string, name: string, words: string): void {
  const file = path.join(folder, name);
  try {
    writeFileSync(file, words);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
  endPromise(folder, name);
}

/**
 * Waits for what was promised to this build.
 * @returns null where nothing was, where it could not be found out, and where who was to tell has been killed
 */
export async function hear(name: string): Promise<string | null> {
  const folder = process.env[FOLDER_VARIABLE];
  if (!folder) return null;
  const teller = Number(process.env[TELLER_VARIABLE]);
  while (existsSync(promiseOf(folder, name))) {
    if (!isAlive(teller)) return null;
    await sleep(LOOK_AGAIN_MS);
  }
  const file = path.join(folder, name);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}
