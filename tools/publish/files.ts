import { execFile } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { syncSync } from "../../lib/durable-files";

/** Every file below a folder; paths relative, with `/`, in a fixed order. */
export function listNames(directory: string): string[] {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(directory, path.join(parentPath, name)).replaceAll(path.sep, "/"))
    .sort();
}

/** All files with their sizes in bytes; several times slower than `listNames` for many files. */
export const listFiles = (directory: string): Map<string, number> =>
  new Map(listNames(directory).map((file) => [file, statSync(path.join(directory, file)).size]));

/** `sync` of GNU and BusyBox, which waits until a folder's file system is synced; others only schedule it. */
const syncDiskOf = (directory: string): Promise<boolean> =>
  promisify(execFile)("sync", ["-f", directory]).then(
    () => true,
    () => false,
  );

/**
 * Syncs everything below a folder, so that it survives a power loss: with a single call where available, otherwise file
 * by file. For a hundred thousand files a single call takes a few seconds, file by file takes minutes.
 */
export async function syncTree(directory: string): Promise<void> {
  if (process.platform === "linux" && (await syncDiskOf(directory))) return;
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const paths = entries.map(({ parentPath, name }) => path.join(parentPath, name));
  for (const file of [...paths, directory]) syncSync(file);
}
