/** `npm run rollback`: makes the previous build the current one again. Another run goes one further back. */
import path from "node:path";
import { PlainError, runCommand } from "./lib/project.mjs";
import { currentBuild, listBuilds, switchSite } from "./publish/builds";
import { acquireLock } from "./publish/lock";

async function rollBack(dist: string): Promise<void> {
  const lock = await acquireLock(dist);
  try {
    const current = currentBuild(dist);
    const older = current ? listBuilds(dist).filter((id) => id < current) : [];
    const target = older.at(-1);
    if (!current || !target) throw new PlainError("There is no earlier build to go back to.");
    await switchSite(dist, target);
    console.log(`dist/site shows ${target} again (before: ${current}).`);
  } finally {
    await lock.release();
  }
}

void runCommand(() => rollBack(path.join(process.cwd(), "dist")));
