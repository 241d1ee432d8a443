import { createHash, randomUUID } from "node:crypto";
import { link, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import { errorCode } from "./error-code";
import { isAlive, processIdentity } from "./processes.mjs";

/** How often a lock is touched, in ms. */
const HEARTBEAT_MS = 10_000;

/** A lock of another machine or container that has not been touched for this long is stale, in ms. */
const STALE_MS = 60_000;

/** `identity` distinguishes a process from a later one with the same pid; `null` if the system does not provide it. */
export type LockHolder = { pid: number; host: string; identity: string | null };

/** Another process holds the lock. */
export class LockHeldError extends Error {
  readonly holder: LockHolder | null;

  constructor(file: string, holder: LockHolder | null) {
    super(`${file} is held by ${holder === null ? "another process" : `process ${holder.pid} on ${holder.host}`}`);
    this.name = "LockHeldError";
    this.holder = holder;
  }
}

export type FileLock = {
  release: () => Promise<void>;
  /** Whether the file still exists and is ours: it may have been deleted. */
  isHeld: () => Promise<boolean>;
};

/**
 * Acquires a lock file for this process, replacing a stale lock that a killed process has left.
 * Rejects with a `LockHeldError` while another process holds it, and with the system's error when it cannot be written.
 */
export async function acquireFileLock(file: string): Promise<FileLock> {
  // Makes the content of every lock unique: a lock is recognised by its content before it is removed.
  const token = randomUUID();
  const own = `${file}.${token}`;
  const holder: LockHolder = { pid: process.pid, host: os.hostname(), identity: processIdentity(process.pid) };
  const content = JSON.stringify({ ...holder, token });
  await writeFile(own, content, { flag: "wx" });
  try {
    await putInPlace(own, file);
  } finally {
    await rm(own, { force: true });
  }
  // For processes of this machine a failed heartbeat is harmless.
  const heartbeat = setInterval(() => utimes(file, new Date(), new Date()).catch(() => undefined), HEARTBEAT_MS);
  heartbeat.unref();
  const isHeld = async () => (await contentOf(file).catch(() => null)) === content;
  return {
    isHeld,
    release: async () => {
      clearInterval(heartbeat);
      if (await isHeld()) await rm(file, { force: true });
    },
  };
}

/** Creates the lock atomically together with its content, which `open` with `wx` does not. */
async function isLinked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}

/** Links a lock to its place, replacing a stale one. */
async function putInPlace(own: string, file: string): Promise<void> {
  if (await isLinked(own, file)) return;
  const found = await contentOf(file);
  // Released since.
  if (found === null) return putInPlace(own, file);
  if (await isActive(file, holderIn(found))) throw new LockHeldError(file, holderIn(found));
  // Avoid a race: never delete a lock that another starting process has acquired since we read it. Removing this very
  // lock takes a lock of its own, and whoever has that reads the file again.
  const removal = `${file}.${createHash("sha256").update(found).digest("hex").slice(0, 16)}`;
  await putInPlace(own, removal);
  try {
    if ((await contentOf(file)) === found) await rm(file, { force: true });
    if (!(await isLinked(own, file))) throw new LockHeldError(file, holderIn(await contentOf(file)));
  } finally {
    await rm(removal, { force: true });
  }
}

async function isActive(file: string, holder: LockHolder | null): Promise<boolean> {
  if (holder === null) return false;
  if (holder.host !== os.hostname()) {
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
    return Date.now() - mtimeMs < STALE_MS;
  }
  return isAlive(holder.pid, holder.identity);
}

/** `null` if the file does not exist. */
async function contentOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

/** `null` for an incomplete file left by a killed process. */
function holderIn(content: string | null): LockHolder | null {
  try {
    return JSON.parse(content ?? "");
  } catch {
    return null;
  }
}
