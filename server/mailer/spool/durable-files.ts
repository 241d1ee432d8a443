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

/** Returns when the names in a folder are on the disk: a file that was renamed is safe only then. fsync(2). */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
