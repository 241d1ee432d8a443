import { existsSync, linkSync, mkdirSync, renameSync, rmdirSync, rmSync, statSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { replaceFileSync, syncSync } from "../../lib/durable-files";
import { hasHashedName } from "../../site-contract/hashed-files";
import { PRECOMPRESSED_EXTENSIONS } from "../../site-contract/precompressed";
import { allDone } from "../lib/all-done";
import { partition } from "../lib/lists";
import { isPage } from "./built-site";
import { copiesOf, effortsFor, isQuick } from "./compress";
import { inParallel, syncTree } from "./files";
import {
  buildsDirectory,
  currentBuild,
  type Manifest,
  manifestFile,
  type PublishedFile,
  readManifest,
} from "./manifest";
import { publishInProcesses, WORTH_PROCESSES } from "./publish-in-processes";
import { readBuilt, writePublished } from "./published-file";
import { KEPT_BUILDS, listBuilds, switchSite } from "./switch-site";

export type Published = {
  id: string;
  pages: number;
  files: number;
  bytes: number;
  brotliBytes: number;
  reused: number;
};

export type BuildFolder = ReturnType<typeof beginBuildFolder>;

export type Folders = { publicDirectory: string; dist: string };

const AT_ONCE = os.availableParallelism() * 2;

/**
 * Fills the folder of a new build.
 *
 * Unchanged files are hard links into the build before, never into `public`: Gatsby writes there in place, and a shared
 * file would change under the visitors of the live site. Published files are never written again, so sharing them
 * between builds is safe and keeps their compressed copies too.
 *
 * Files are read, linked and written at once rather than later: each takes less time than to wait for it, and a blog of 10,000
 * articles has 100,000. Compressing takes its time: where it takes long for a file it is done beside; where thousands are new, in processes.
 */
export function beginBuildFolder({ publicDirectory, dist }: Folders) {
  const current = currentBuild(dist);
  const before = readManifest(dist, current);
  const id = nextId(dist);
  const target = path.join(buildsDirectory(dist), `.new-${id}`);
  const beforeDirectory = path.join(buildsDirectory(dist), current ?? ".none");
  const manifest: Manifest = { files: {} };
  let reused = 0;

  /** Those that are there, each with the folders around it. */
  const made = new Set<string>();
  const missingFolders = (files: readonly string[]): Set<string> =>
    new Set(files.map((file) => path.dirname(file)).filter((folder) => !made.has(folder)));

  const makeFolders = (files: readonly string[]): void => {
    for (const folder of missingFolders(files)) {
      mkdirSync(path.join(target, folder), { recursive: true });
      made.add(folder);
    }
  };

  /**
   * Makes the folders of the build before, most of which are needed again: 10,000 articles have 22,000, which take seconds. One
   * after the other, for the process that does it has others to listen to.
   */
  const prepare = async (isOver: () => boolean): Promise<void> => {
    await mkdir(target, { recursive: true });
    for (const folder of missingFolders(Object.keys(before.files))) {
      if (isOver()) return;
      await mkdir(path.join(target, folder), { recursive: true });
      made.add(folder);
    }
  };

  /** Removes the folders that nothing was put into, and those around them that held nothing else. */
  const removeEmptyFolders = (): void => {
    const filled = new Set(Object.keys(manifest.files).map((file) => path.dirname(file)));
    for (const folder of made) {
      if (filled.has(folder)) continue;
      try {
        for (let empty = folder; empty !== "."; empty = path.dirname(empty)) rmdirSync(path.join(target, empty));
      } catch {
        // It holds something.
      }
    }
  };

  const reuse = (file: string, known: PublishedFile): boolean => {
    if (!linkAll(beforeDirectory, target, file, known)) return false;
    manifest.files[file] = { ...known, age: 0 };
    reused += 1;
    return true;
  };

  /** @param goOn throws what there is to stop for, and is asked before each file */
  const add = async (files: readonly string[], goOn: () => void): Promise<void> => {
    makeFolders(files);
    const effortOf = effortsFor(files);
    const [quick, others] = partition(files, (file) => !before.files[file] && isQuick(file, effortOf(file)));
    const addOne = async (file: string): Promise<void> => {
      goOn();
      const source = path.join(publicDirectory, file);
      const known = before.files[file];
      const { size, mtimeMs } = statSync(source);
      if (known?.modified === mtimeMs && known.size === size && reuse(file, known)) return;
      const built = readBuilt(source);
      if (known?.digest === built.digest && reuse(file, { ...known, modified: built.modified })) return;
      const copies = await copiesOf(file, built.bytes, effortOf(file));
      manifest.files[file] = writePublished(path.join(target, file), built, copies);
    };
    if (quick.length < WORTH_PROCESSES) return inParallel(files, AT_ONCE, addOne);
    const tasks = quick.map((file) => ({ file, effort: effortOf(file) }));
    const added = publishInProcesses({ from: publicDirectory, to: target, tasks }, (file, published) => {
      goOn();
      manifest.files[file] = published;
    });
    await allDone([added, inParallel(others, AT_ONCE, addOne)]);
  };

  /** Hashed files of earlier builds that this one has no more. */
  const carryOn = (): void => {
    const gone = Object.keys(before.files).filter((file) => !manifest.files[file] && hasHashedName(file));
    makeFolders(gone);
    for (const file of gone) {
      const known = before.files[file];
      if (!known || known.age + 1 >= KEPT_BUILDS) continue;
      if (linkAll(beforeDirectory, target, file, known)) manifest.files[file] = { ...known, age: known.age + 1 };
    }
  };

  const finish = async (): Promise<Published> => {
    carryOn();
    removeEmptyFolders();
    await syncTree(target);
    replaceFileSync(manifestFile(dist, id), JSON.stringify(manifest));
    renameSync(target, path.join(buildsDirectory(dist), id));
    syncSync(buildsDirectory(dist));
    switchSite(dist, id);
    return { id, reused, ...totals(manifest) };
  };

  const discard = (): Promise<void> => rm(target, { recursive: true, force: true, maxRetries: 3 });
  return { prepare, add, finish, discard };
}

/** Numbered rather than only dated: a clock that is set back must not make a new build look old. */
function nextId(dist: string): string {
  const last = Number(listBuilds(dist).at(-1)?.split("-")[0] ?? 0) || 0;
  const time = new Date().toISOString().replace(/[-:]|\..*/g, "");
  return `${String(last + 1).padStart(6, "0")}-${time}`;
}

/** Shares a file and its compressed copies with the build before; false where that cannot be done. */
function linkAll(from: string, to: string, file: string, known: PublishedFile): boolean {
  const copies: [string, number][] = [
    [file, known.size],
    ...Object.entries(known.compressed).map(([ending, size]): [string, number] => [file + ending, size]),
  ];
  try {
    for (const [name, size] of copies) {
      if (statSync(path.join(from, name)).size !== size) throw new Error(`${name} has been changed`);
    }
    for (const [name] of copies) linkSync(path.join(from, name), path.join(to, name));
    return true;
  } catch {
    for (const [name] of copies) if (existsSync(path.join(to, name))) rmSync(path.join(to, name));
    return false;
  }
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
