import { open } from "node:fs/promises";

/** Writes a new file and returns when its content is on the disk. Rejects with the system's error. */
export async function writeDurably(file: string, content: string | Uint8Array): Promise<void> {
  const handle = await open(file, "wx", 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

type Syncs = { current: Promise<void>; next: Promise<void> | null };

/** By folder, the sync that is under way and the one that begins after it. */
const underWay = new Map<string, Syncs>();

/**
 * Returns when the names in a folder are on the disk: a file that was renamed is safe only then. fsync(2).
 * All who ask while a sync is under way share the next one, because the one under way may have begun before their change.
 * Rejects with the system's error.
 */
export function syncFolder(folder: string): Promise<void> {
  const syncs = underWay.get(folder);
  if (syncs === undefined) return beginSync(folder);
  const begin = () => beginSync(folder);
  syncs.next ??= syncs.current.then(begin, begin);
  return syncs.next;
}

function beginSync(folder: string): Promise<void> {
  const syncs: Syncs = { current: syncNow(folder), next: null };
  underWay.set(folder, syncs);
  const end = () => void (syncs.next === null && underWay.delete(folder));
  syncs.current.then(end, end);
  return syncs.current;
}

async function syncNow(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
