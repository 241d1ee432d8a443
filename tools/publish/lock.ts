import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { replaceFileSync } from "../../lib/durable-files";
import { acquireFileLock, type FileLock, LockHeldError } from "../../lib/file-lock";
import { isAlive, isGroupAlive, processIdentity } from "../../lib/processes.mjs";
import { PlainError, readJson } from "../lib/project.mjs";

/** A process, distinguished from a later one with the same pid. */
type ProcessNote = { pid: number; identity: string | null };

export type BuildLock = {
  /** Records the holder's child process, so that a successor can end it if the holder is killed. */
  noteChild(pid: number): void;
  release(): Promise<void>;
};

const ORPHAN_CHECK_MS = 50;
const ORPHAN_TIMEOUT_MS = 10_000;

/** Contains the last child process of the lock's holder, the leader of its own process group. */
const childFile = (dist: string): string => path.join(dist, ".build-child.json");

async function takeLock(dist: string): Promise<FileLock> {
  try {
    return await acquireFileLock(path.join(dist, ".build.lock"));
  } catch (error) {
    if (!(error instanceof LockHeldError)) throw error;
    const who = error.holder === null ? "" : ` (process ${error.holder.pid})`;
    throw new PlainError(`Another build is running here${who}. Wait until it is done, or stop it.`);
  }
}

/** Ends child processes of a killed build: they would continue to write into `.cache` and `public`. */
async function endOrphans({ pid, identity }: ProcessNote): Promise<void> {
  const isOurs = identity !== null && processIdentity(pid) === identity;
  // Ignore an unrelated process with the same pid; workers whose leader has ended exit by themselves.
  if (!isOurs && isAlive(pid)) return;
  if (isOurs) process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
  const deadline = Date.now() + ORPHAN_TIMEOUT_MS;
  while (isGroupAlive(pid)) {
    if (Date.now() > deadline) {
      throw new PlainError(
        `An earlier build was killed, but its programs (process group ${pid}) still run. End them, then build again.`,
      );
    }
    await sleep(ORPHAN_CHECK_MS);
  }
}

/** A preview works in the same `.cache` and `public`; see `tools/start.mjs`. */
function refusePreview(dist: string): void {
  const preview: ProcessNote | undefined = readJson(path.join(dist, ".preview.json"));
  if (!preview || !isAlive(preview.pid, preview.identity)) return;
  throw new PlainError(
    `The preview (npm start, process ${preview.pid}) is running and uses the same files. Stop it (Ctrl+C), then build.`,
  );
}

/**
 * Ensures that only one build runs in a checkout. A stale lock is replaced.
 * @throws PlainError immediately when another build or the preview runs
 */
export async function acquireLock(dist: string): Promise<BuildLock> {
  mkdirSync(dist, { recursive: true });
  const lock = await takeLock(dist);
  const file = childFile(dist);
  try {
    refusePreview(dist);
    const orphan: ProcessNote | undefined = readJson(file);
    if (orphan) await endOrphans(orphan);
    rmSync(file, { force: true });
  } catch (error) {
    await lock.release();
    throw error;
  }
  return {
    noteChild: (pid) => replaceFileSync(file, JSON.stringify({ pid, identity: processIdentity(pid) })),
    async release() {
      rmSync(file, { force: true });
      await lock.release();
    },
  };
}
