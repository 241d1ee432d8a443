import { randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { BuildError } from "./build-error";
import { exists, isAlive, processIdentity } from "./process-identity";

type Holder = {
  pid: number;
  identity: string | null;
  token: string;
  /** The programs that the holder has started, each the leader of its own process group. */
  children: Child[];
};
type Child = { pid: number; identity: string | null };

export type BuildLock = {
  /** Notes a program that works for the holder, so that a successor can end it should the holder be killed. */
  noteChild(pid: number): void;
  /** Notes that it has ended. */
  forgetChild(pid: number): void;
  release(): void;
};

/** Long enough for two processes that take over the same stale lock to see each other. */
const SETTLE_MS = 50;
const ORPHAN_PATIENCE_MS = 10_000;

const lockFile = (dist: string): string => path.join(dist, ".build.lock");
const previewFile = (dist: string): string => path.join(dist, ".preview.pid");

function read(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Holder;
  } catch {
    return null;
  }
}

/** Puts the lock there if there is none, whole: written aside and then linked, never seen half-written. */
function tryToTake(dist: string, holder: Holder): boolean {
  const own = `${lockFile(dist)}.${holder.token}`;
  writeFileSync(own, JSON.stringify(holder));
  try {
    linkSync(own, lockFile(dist));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Removes the lock of a dead process; should another one have taken it over meanwhile, gives it back. */
function removeStale(dist: string, stale: Holder | null, token: string): void {
  const aside = `${lockFile(dist)}.stale-${token}`;
  try {
    renameSync(lockFile(dist), aside);
  } catch {
    return;
  }
  if (read(aside)?.token !== stale?.token) {
    try {
      linkSync(aside, lockFile(dist));
    } catch {
      // A third one holds it already; whoever lost its lock here notices when it looks again.
    }
  }
  rmSync(aside, { force: true });
}

/** Ends what a killed build has left running: it would go on writing into `.cache` and `public` under the next build. */
async function endOrphans(child: Child): Promise<void> {
  const group = process.platform === "win32" ? child.pid : -child.pid;
  const isOurs = child.identity !== null && processIdentity(child.pid) === child.identity;
  if (isOurs) process.kill(group, "SIGKILL");
  // Workers whose leader is gone end by themselves. A foreign process that got the number is none of our business.
  if (!isOurs && exists(child.pid)) return;
  const deadline = Date.now() + ORPHAN_PATIENCE_MS;
  while (exists(group)) {
    if (Date.now() > deadline) {
      throw new BuildError(
        `An earlier build was killed, but its programs (process group ${child.pid}) still run. End them, then build again.`,
      );
    }
    await sleep(SETTLE_MS);
  }
}

function busy(holder: Holder): BuildError {
  return new BuildError(`Another build is running here (process ${holder.pid}). Wait until it is done, or stop it.`);
}

/** A preview works in the same `.cache` and `public`; see `tools/start.mjs`. */
function refusePreview(dist: string): void {
  let pid = 0;
  let isPreview = true;
  try {
    pid = Number(readFileSync(previewFile(dist), "utf8"));
    isPreview = readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("start.mjs");
  } catch {
    // No note, or a system without /proc: then the number alone decides.
  }
  if (pid > 0 && isPreview && exists(pid)) {
    throw new BuildError(
      `The preview (npm start, process ${pid}) is running and uses the same files. Stop it (Ctrl+C), then build.`,
    );
  }
}

/**
 * Makes sure that only one build works in a checkout. A lock whose process is dead is taken over.
 * @throws BuildError at once when another build or the preview runs
 */
export async function acquireLock(dist: string): Promise<BuildLock> {
  mkdirSync(dist, { recursive: true });
  const holder: Holder = {
    pid: process.pid,
    identity: processIdentity(process.pid),
    token: randomUUID(),
    children: [],
  };
  for (;;) {
    const stale = read(lockFile(dist));
    if (stale && isAlive(stale.pid, stale.identity)) throw busy(stale);
    if (tryToTake(dist, holder)) break;
    const found = read(lockFile(dist));
    if (found && found.token !== stale?.token) continue;
    for (const child of found?.children ?? []) await endOrphans(child);
    removeStale(dist, found, holder.token);
  }
  await sleep(SETTLE_MS);
  const present = read(lockFile(dist));
  if (present?.token !== holder.token)
    throw present ? busy(present) : new BuildError("The lock of this build was taken away. Build again.");
  const note = (children: Child[]): void => {
    holder.children = children;
    const own = `${lockFile(dist)}.${holder.token}`;
    writeFileSync(own, JSON.stringify(holder));
    renameSync(own, lockFile(dist));
  };
  const lock: BuildLock = {
    noteChild: (pid) => note([...holder.children, { pid, identity: processIdentity(pid) }]),
    forgetChild(pid) {
      try {
        note(holder.children.filter((child) => child.pid !== pid));
      } catch {
        // A successor finds that it has ended.
      }
    },
    release() {
      if (read(lockFile(dist))?.token === holder.token) rmSync(lockFile(dist), { force: true });
    },
  };
  try {
    refusePreview(dist);
  } catch (error) {
    lock.release();
    throw error;
  }
  return lock;
}
