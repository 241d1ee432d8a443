import { mkdirSync } from "node:fs";
import { type BuildFolder, beginBuildFolder, type Folders, type Published } from "./build-folder";
import { SLICES_FOLDER } from "./built-site";
import { listBelow, listNames } from "./files";
import { buildsDirectory } from "./manifest";
import { prune } from "./switch-site";

/** What Gatsby writes for itself or for engineers: no page asks for it. */
const UNSERVED = /\.map$|^(?:webpack\.stats\.json|chunk-map\.json)$|^~partytown\//;
const isServed = (file: string): boolean => !UNSERVED.test(file) && !file.startsWith(SLICES_FOLDER);

/** Work that goes on while the rest of the site is published, and that must succeed before any of it is put in place. */
export type Meanwhile = {
  work: Promise<unknown>;
  /** Below the built site: what it fills; published after it. */
  folder: string;
};

export type PublishOptions = Folders & { meanwhile?: Meanwhile; prepared?: BuildFolder | null };

/**
 * Deletes old builds and begins the folder of a new one: what of the work can be done before there is anything to publish.
 * @param isOver whether there is, or never will be
 * @throws an error of the file system
 */
export async function prepareToPublish(folders: Folders, isOver: () => boolean): Promise<BuildFolder> {
  mkdirSync(buildsDirectory(folders.dist), { recursive: true });
  await prune(folders.dist);
  const build = beginBuildFolder(folders);
  await build.prepare(isOver);
  return build;
}

/**
 * Puts a finished build in place: fills a new folder aside and then switches `dist/site` to it. Killed at any moment,
 * the site on show stays whole.
 * @param options `prepared`: the folder of the new build where it has been begun
 * @throws what `meanwhile` fails with, or an error of the file system; the site on show stays then
 */
export async function publish({ meanwhile, prepared, ...folders }: PublishOptions): Promise<Published> {
  const { publicDirectory } = folders;
  const isLate = (file: string): boolean => meanwhile !== undefined && file.startsWith(`${meanwhile.folder}/`);
  const failures: unknown[] = [];
  const done = meanwhile?.work.catch((reason: unknown) => {
    failures.push(reason);
  });
  const goOn = (): void => {
    if (failures.length > 0) throw failures[0];
  };
  let build = prepared ?? null;
  try {
    build ??= await prepareToPublish(folders, () => true);
    const own = listNames(publicDirectory).filter((file) => isServed(file) && !isLate(file));
    await build.add(own, goOn);
    await done;
    goOn();
    if (meanwhile) await build.add(listBelow(publicDirectory, meanwhile.folder), goOn);
    return await build.finish();
  } catch (error) {
    await done;
    // What stays of it the next build deletes.
    await build?.discard().catch(() => undefined);
    // Where the work was stopped, so was this.
    throw failures[0] ?? error;
  }
}
