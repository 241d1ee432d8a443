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

/**
 * Tells the build that waits for it that the content is right, whole: written aside first. That it is not, the folder tells by
 * being removed, for which there is always room.
 * @param report what the check said
 */
export function tellRight(folder: string, report: string): void {
  const aside = `${fileIn(folder)}.new`;
  writeFileSync(aside, report);
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
    if (!existsSync(folder) || !isAlive(teller)) return { isRight: false, report: "" };
    await sleep(LOOK_AGAIN_MS);
  }
  return { isRight: true, report: readFileSync(fileIn(folder), "utf8") };
}
