/** `npm run rollback`: shows the build before the present one again, immediately. Another run goes one further back. */
import path from "node:path";
import { BuildError } from "./publish/build-error";
import { acquireLock } from "./publish/lock";
import { currentBuild } from "./publish/manifest";
import { listBuilds, switchSite } from "./publish/switch-site";

async function rollBack(dist: string): Promise<string> {
  const lock = await acquireLock(dist);
  try {
    const current = currentBuild(dist);
    const older = current ? listBuilds(dist).filter((id) => id < current) : [];
    const target = older.at(-1);
    if (!current || !target) throw new BuildError("There is no earlier build to go back to.");
    switchSite(dist, target);
    return `dist/site shows ${target} again (before: ${current}).`;
  } finally {
    await lock.release();
  }
}

rollBack(path.join(process.cwd(), "dist")).then(console.log, (error: unknown) => {
  console.error(error instanceof BuildError ? error.message : error);
  process.exitCode = 1;
});
