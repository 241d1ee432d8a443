import { createHash, randomUUID } from "node:crypto";
import { link, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { errorCode } from "../../error-code";

const LOCK_FILE = "lock";

/** How often a lock is touched, in ms. */
const BEAT_MS = 10_000;

/** A lock of another machine, or container, that nobody touched for so long is left over, in ms. */
const ABANDONED_MS = 60_000;

/** `startedAt` tells a process from a later one with the same number; `null` where the system does not say. */
type Holder = { pid: number; host: string; startedAt: string | null };

/** Two servers on one spool would deliver each message twice. */
export class SpoolInUseError extends Error {}

export type Lock = {
  release: () => Promise<void>;
  /** Whether nobody has deleted it. */
  isThere: () => Promise<boolean>;
};

/**
 * Takes a spool for this process alone. A lock that a killed process left behind is taken over.
 * Rejects with a `SpoolInUseError` while another server has it, and with the system's error when it cannot be written.
 */
export async function lockSpool(folder: string): Promise<Lock> {
  const file = path.join(folder, LOCK_FILE);
  // No two locks say the same: what is removed is told by what stands in it.
  const token = randomUUID();
  const own = path.join(folder, `${LOCK_FILE}.${token}`);
  await writeFile(own, JSON.stringify({ ...(await thisProcess()), token }), { flag: "wx" });
  try {
    await putInPlace(own, file, folder);
  } finally {
    await rm(own, { force: true });
  }
  // A beat that fails changes nothing for servers of this machine.
  const beat = setInterval(() => utimes(file, new Date(), new Date()).catch(() => undefined), BEAT_MS).unref();
  return {
    isThere: async () => holderIn(await textOf(file).catch(() => null)) !== null,
    release: async () => {
      clearInterval(beat);
      await rm(file, { force: true });
    },
  };
}

/** A link is made at once and with its content, which `open` with `wx` is not. */
async function isLinked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}

/** Links a lock to its place, instead of one that a killed process left there. */
async function putInPlace(own: string, file: string, folder: string): Promise<void> {
  if (await isLinked(own, file)) return;
  const found = await textOf(file);
  // Released in this moment.
  if (found === null) return putInPlace(own, file, folder);
  if (await isHeld(file, holderIn(found))) throw inUse(folder, holderIn(found));
  // Of servers that start at once one must not remove what another has put in place since it looked: to remove this very
  // lock takes a lock of its own, and whoever has that looks again.
  const removal = `${file}.${createHash("sha256").update(found).digest("hex").slice(0, 16)}`;
  await putInPlace(own, removal, folder);
  try {
    if ((await textOf(file)) === found) await rm(file, { force: true });
    if (!(await isLinked(own, file))) throw inUse(folder, holderIn(await textOf(file)));
  } finally {
    await rm(removal, { force: true });
  }
}

async function isHeld(file: string, holder: Holder | null): Promise<boolean> {
  if (holder === null) return false;
  if (holder.host !== os.hostname()) return (await touchedMsAgo(file)) < ABANDONED_MS;
  return isRunning(holder.pid) && (await startOf(holder.pid)) === holder.startedAt;
}

/** What stands in a lock; `null` where there is none. */
async function textOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

function holderIn(text: string | null): Holder | null {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}

async function touchedMsAgo(file: string): Promise<number> {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
  return Date.now() - mtimeMs;
}

async function thisProcess(): Promise<Holder> {
  return { pid: process.pid, host: os.hostname(), startedAt: await startOf(process.pid) };
}

/** When a process started, in ticks since the machine did: proc(5), field 22 of stat. */
async function startOf(pid: number): Promise<string | null> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The name in the second field may hold spaces and brackets.
  return text.slice(text.lastIndexOf(")") + 2).split(" ")[19] ?? null;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

function inUse(folder: string, holder: Holder | null): SpoolInUseError {
  const who = holder === null ? "another server" : `process ${holder.pid} on ${holder.host}`;
  return new SpoolInUseError(
    `The spool ${folder} is in use by ${who}. Stop that server, or give this one a spool of its own with SPOOL_DIR.`,
  );
}
