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

/** All files with the size of each in bytes: where they are many, that takes several times as long. */
export const listFiles = (directory: string): Map<string, number> =>
  new Map(listNames(directory).map((file) => [file, statSync(path.join(directory, file)).size]));

/** The command of GNU and BusyBox, which ends when everything on the disk of a folder is there; elsewhere it only begins. */
const syncDiskOf = (directory: string): Promise<boolean> =>
  promisify(execFile)("sync", ["-f", directory]).then(
    () => true,
    () => false,
  );

/**
 * Makes sure that everything below a folder survives a power cut: with one call where the system has it, file by file where not.
 * One call takes a few seconds for a hundred thousand files, file by file takes minutes.
 */
export async function syncTree(directory: string): Promise<void> {
  if (process.platform === "linux" && (await syncDiskOf(directory))) return;
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const paths = entries.map(({ parentPath, name }) => path.join(parentPath, name));
  for (const file of [...paths, directory]) syncSync(file);
}
