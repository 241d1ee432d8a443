import { randomUUID } from "node:crypto";
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { open, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** `mode`: the new file's permissions; by default those of the process's umask. */
type Options = { mode?: number };

/** Writes a new file and resolves once its content is synced. Rejects with the system's error. */
export function writeDurably(file: string, content: string | Uint8Array, { mode }: Options = {}): Promise<void> {
  return writeFile(file, content, { flag: "wx", flush: true, ...(mode !== undefined && { mode }) });
}

/**
 * Replaces a file atomically and durably: writes a draft beside it, fsyncs, renames, fsyncs the folder. Rejects with
 * the system's error.
 */
export async function replaceFile(
  file: string,
  content: string | Uint8Array,
  { draft = draftOf(file), ...options }: Options & { draft?: string } = {},
): Promise<void> {
  try {
    // Left by a process that was killed.
    await rm(draft, { force: true });
    await writeDurably(draft, content, options);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolder(path.dirname(file));
}

/** The same synchronously. Throws the system's error. */
export function replaceFileSync(file: string, content: string | Uint8Array): void {
  const draft = draftOf(file);
  try {
    writeFileSync(draft, content, { flag: "wx", flush: true });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  syncSync(path.dirname(file));
}

function draftOf(file: string): string {
  return `${file}.${randomUUID()}.new`;
}

/** Fsyncs a file or a folder's entries synchronously. Throws the system's error. */
export function syncSync(file: string): void {
  // Windows cannot open folders, and needs no sync of them.
  if (process.platform === "win32") return;
  const handle = openSync(file, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

type Syncs = { current: Promise<void>; next: Promise<void> | null };

/** By folder, the sync in progress and the one that begins after it. */
const inProgress = new Map<string, Syncs>();

/**
 * Fsyncs a folder's entries; a rename is durable only then. fsync(2).
 * All callers during a sync share the next one, because the current one may have begun before their change.
 * Rejects with the system's error.
 */
export function syncFolder(folder: string): Promise<void> {
  const syncs = inProgress.get(folder);
  if (syncs === undefined) return beginSync(folder);
  const begin = () => beginSync(folder);
  syncs.next ??= syncs.current.then(begin, begin);
  return syncs.next;
}

function beginSync(folder: string): Promise<void> {
  const syncs: Syncs = { current: syncNow(folder), next: null };
  inProgress.set(folder, syncs);
  const end = () => void (syncs.next === null && inProgress.delete(folder));
  syncs.current.then(end, end);
  return syncs.current;
}

async function syncNow(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
