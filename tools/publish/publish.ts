import { createHash } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import pMap from "p-map";
import { replaceFileSync, syncSync } from "../../lib/durable-files";
import { hasHashedName } from "../../site-contract/hashed-files";
import { PRECOMPRESSED_EXTENSIONS } from "../../site-contract/precompressed";
import { UNSERVED } from "../../src/overrides/gatsby-output.cjs";
import {
  buildsDirectory,
  currentBuild,
  KEPT_BUILDS,
  listBuilds,
  type Manifest,
  manifestFile,
  type PublishedFile,
  prune,
  readManifest,
  refuseForeignSite,
  switchSite,
} from "./builds";
import { isPage } from "./built-site";
import { copiesOf, type Effort, effortsFor } from "./compress";
import { listNames, syncTree } from "./files";

export type Folders = { publicDirectory: string; dist: string };

export type Published = {
  id: string;
  pages: number;
  files: number;
  bytes: number;
  brotliBytes: number;
  reused: number;
};

/** Compression is CPU-bound, reading and linking are not. */
const CONCURRENCY = availableParallelism() * 2;

/** Numbered, not only dated: a clock that is set back must not make a new build look old. */
function nextId(dist: string): string {
  const last = Number(listBuilds(dist).at(-1)?.split("-")[0] ?? 0) || 0;
  const time = new Date().toISOString().replace(/[-:]|\..*/g, "");
  return `${String(last + 1).padStart(6, "0")}-${time}`;
}

function makeFoldersOf(files: readonly string[], target: string): void {
  for (const folder of new Set(files.map((file) => path.dirname(file))))
    mkdirSync(path.join(target, folder), { recursive: true });
}

/** Hard-links a file and its compressed copies from the previous build; false if that fails. */
function linkAll(from: string, to: string, file: string, { size, compressed }: PublishedFile): boolean {
  const sizes = new Map([
    [file, size],
    ...Object.entries(compressed).map(([ending, own]): [string, number] => [file + ending, own]),
  ]);
  const isChanged = (name: string) => statSync(path.join(from, name)).size !== sizes.get(name);
  const names = [...sizes.keys()];
  try {
    if (names.some(isChanged)) return false;
    for (const name of names) linkSync(path.join(from, name), path.join(to, name));
    return true;
  } catch {
    for (const name of names) rmSync(path.join(to, name), { force: true });
    return false;
  }
}

const writeNew = (file: string, bytes: Buffer): void => writeFileSync(file, bytes, { flag: "wx", mode: 0o644 });

/** Writes a file and those of its compressed copies that are smaller than it is. */
async function writeFile(
  to: string,
  file: string,
  bytes: Buffer,
  effort: Effort,
): Promise<PublishedFile["compressed"]> {
  const copies = (await copiesOf(file, bytes, effort)).filter((copy) => copy.bytes.length < bytes.length);
  writeNew(path.join(to, file), bytes);
  for (const copy of copies) writeNew(path.join(to, file) + copy.ending, copy.bytes);
  return Object.fromEntries(copies.map((copy) => [copy.ending, copy.bytes.length]));
}

function totals({ files }: Manifest): Pick<Published, "pages" | "files" | "bytes" | "brotliBytes"> {
  const own = Object.entries(files).filter(([, { age }]) => age === 0);
  const sum = (size: (file: PublishedFile) => number): number => own.reduce((total, [, file]) => total + size(file), 0);
  return {
    pages: own.filter(([file]) => isPage(file)).length,
    files: own.length,
    bytes: sum(({ size }) => size),
    brotliBytes: sum(({ size, compressed }) => compressed[PRECOMPRESSED_EXTENSIONS.br] ?? size),
  };
}

/**
 * Fills the folder of a new build. Unchanged files are hard links into the previous build, never into `public`: Gatsby
 * writes there in place, which would modify the live site. Published files are immutable, so sharing them between
 * builds is safe, and reuses their compressed copies, too.
 */
async function fill(
  target: string,
  { publicDirectory, dist }: Folders,
): Promise<{ manifest: Manifest; reused: number }> {
  const current = currentBuild(dist);
  const before = readManifest(dist, current).files;
  const beforeDirectory = path.join(buildsDirectory(dist), current ?? ".none");
  const names = listNames(publicDirectory).filter((file) => !UNSERVED.test(file));
  const effortOf = effortsFor(names);
  let reused = 0;

  const add = async (file: string): Promise<[string, PublishedFile]> => {
    const bytes = readFileSync(path.join(publicDirectory, file));
    const digest = createHash("sha256").update(bytes).digest("hex");
    const known = before[file];
    if (known?.digest === digest && linkAll(beforeDirectory, target, file, known)) {
      reused += 1;
      return [file, { ...known, age: 0 }];
    }
    const compressed = await writeFile(target, file, bytes, effortOf(file));
    return [file, { size: bytes.length, digest, compressed, age: 0 }];
  };

  makeFoldersOf(names, target);
  const files = Object.fromEntries(await pMap(names, add, { concurrency: CONCURRENCY }));
  const gone = Object.entries(before).filter(
    ([file, { age }]) => !files[file] && hasHashedName(file) && age + 1 < KEPT_BUILDS,
  );
  makeFoldersOf(
    gone.map(([file]) => file),
    target,
  );
  for (const [file, known] of gone)
    if (linkAll(beforeDirectory, target, file, known)) files[file] = { ...known, age: known.age + 1 };
  return { manifest: { files }, reused };
}

/**
 * Publishes a finished build: fills a new folder and then makes it the current one. If the process is killed, the
 * current site remains intact.
 * @throws an error of the file system; the current site remains then
 */
export async function publish(folders: Folders): Promise<Published> {
  const { dist } = folders;
  const builds = buildsDirectory(dist);
  refuseForeignSite(dist);
  mkdirSync(builds, { recursive: true });
  await prune(dist);
  const id = nextId(dist);
  const target = path.join(builds, `.new-${id}`);
  try {
    const { manifest, reused } = await fill(target, folders);
    await syncTree(target);
    replaceFileSync(manifestFile(dist, id), JSON.stringify(manifest));
    renameSync(target, path.join(builds, id));
    syncSync(builds);
    await switchSite(dist, id);
    return { id, reused, ...totals(manifest) };
  } catch (error) {
    // The next build deletes the rest.
    await rm(target, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
    throw error;
  }
}
