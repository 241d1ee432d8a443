import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { FOLDER_VARIABLE } from "../../gatsby-remark-content/parsed-bodies";

/** Names the process that sees to it that what is announced is told, or withdrawn. */
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

const announcementOf = (folder: string, name: string): string => path.join(folder, `${name}.announced`);

/** Lets a build that runs at the same time wait for what is found out under this name. */
export const announce = (folder: string, name: string): void => writeFileSync(announcementOf(folder, name), "");

/** Nothing more will be told: what has not been told so far could not be found out. There is always room for this. */
export const withdraw = (folder: string, name: string): void => rmSync(announcementOf(folder, name), { force: true });

/** Tells what was announced, whole or not at all: written aside first. */
export function tell(folder: string, name: string, words: string): void {
  const aside = path.join(folder, `${name}.new`);
  writeFileSync(aside, words);
  renameSync(aside, path.join(folder, name));
  withdraw(folder, name);
}

/**
 * Waits for what was announced to this build.
 * @returns null where nothing was, where it could not be found out, and where who was to tell has been killed
 */
export async function hear(name: string): Promise<string | null> {
  const folder = process.env[FOLDER_VARIABLE];
  if (!folder) return null;
  const teller = Number(process.env[TELLER_VARIABLE]);
  while (existsSync(announcementOf(folder, name))) {
    if (!isAlive(teller)) return null;
    await sleep(LOOK_AGAIN_MS);
  }
  const file = path.join(folder, name);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}
