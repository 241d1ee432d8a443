import { execFile } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { syncSync } from "../../lib/durable-files";

/** Every file below a folder; paths relative, with `/`, in a fixed order. */
export function listNames(directory: string): string[] {
  const found: string[] = [];
  const walk = (relative: string): void => {
    const entries = readdirSync(path.join(directory, relative), { withFileTypes: true });
    entries.sort((left, right) => (left.name < right.name ? -1 : 1));
    for (const entry of entries) {
      const child = relative ? `${relative}/${entry.name}` : entry.name;
      if (entry.isDirectory()) walk(child);
      else if (entry.isFile()) found.push(child);
    }
  };
  walk("");
  return found;
}

/** Every file of one of its folders, which need not be there; paths are still relative to the outer one. */
export const listBelow = (directory: string, folder: string): string[] =>
  existsSync(path.join(directory, folder))
    ? listNames(path.join(directory, folder)).map((file) => `${folder}/${file}`)
    : [];

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
 * Makes sure that everything below a folder survives a power cut: at once where the system can, file by file where not. At once
 * takes a few seconds for a hundred thousand files, one after the other minutes.
 */
export async function syncTree(directory: string): Promise<void> {
  if (process.platform === "linux" && (await syncDiskOf(directory))) return;
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const paths = entries.map(({ parentPath, name }) => path.join(parentPath, name));
  for (const file of [...paths, directory]) syncSync(file);
}

/** Calls `work` for every item, `width` at a time; the first failure ends it. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (let next = iterator.next(); !next.done; next = iterator.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: width }, worker));
}
