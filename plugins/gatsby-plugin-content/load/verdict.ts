import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { FOLDER_VARIABLE } from "../../gatsby-remark-content/parsed-bodies";

/** What a check of the content has come to. */
export type Verdict = {
  isRight: boolean;
  /** What it said. */
  report: string;
};

/** Names the process that will tell. */
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

const fileIn = (folder: string): string => path.join(folder, "verdict");

/** Tells the build that waits for it, whole: written aside first. */
export function tellVerdict(folder: string, verdict: Verdict): void {
  const aside = `${fileIn(folder)}.new`;
  writeFileSync(aside, JSON.stringify(verdict));
  renameSync(aside, fileIn(folder));
}

/**
 * Waits for the check that runs beside the start of this build.
 * @returns null where there is none
 */
export async function waitForVerdict(): Promise<Verdict | null> {
  const folder = process.env[FOLDER_VARIABLE];
  if (!folder) return null;
  const teller = Number(process.env[TELLER_VARIABLE]);
  while (!existsSync(fileIn(folder))) {
    // It was killed.
    if (!isAlive(teller)) return { isRight: false, report: "" };
    await sleep(LOOK_AGAIN_MS);
  }
  return JSON.parse(readFileSync(fileIn(folder), "utf8")) as Verdict;
}
