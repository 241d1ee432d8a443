import { Refused } from "./check-before-save";
import type { Cms, CmsBackend, SavedFiles } from "./cms";

/** The CMS's name for a new entry with the address of another one, in whose folder it would write. */
const SECOND_OF_ITS_NAME = /\/index-\d+\.md$/;

/** Why a new entry cannot have its files: the first reason, in words for its editor. */
async function takenFault(backend: CmsBackend, { dataFiles, assets }: SavedFiles): Promise<string | undefined> {
  const second = dataFiles.find(({ path }) => SECOND_OF_ITS_NAME.test(path));
  if (second) {
    const address = second.path.replace(SECOND_OF_ITS_NAME, "");
    return `Title: another entry has its address, ${address}. Fix: save it under another title; the title can be changed afterwards.`;
  }
  for (const { path } of assets) {
    const isTaken = await backend.getEntry(path).then(
      ({ data }) => Boolean(data),
      () => false,
    );
    if (isTaken) return `${path}: is a file of another entry. Fix: give yours another name and upload it again.`;
  }
  return undefined;
}

/**
 * Refuses to save a new entry over files of another one. The CMS asks before it replaces a file only if it knows the folder,
 * and gives a new entry its address, and its pictures their places, last of all. So this asks where all is known: the back end,
 * which the CMS calls once for an entry with its pictures.
 */
export function refuseTaken({ CMS }: { CMS: Cms }, name: string): void {
  const registered = CMS.getBackend(name);
  if (!registered) throw new Error(`Decap CMS has no back end "${name}"`);
  const { init } = registered;
  registered.init = (...settings) => {
    const backend = init(...settings);
    const persist = backend.persistEntry.bind(backend);
    backend.persistEntry = async (files, options) => {
      const fault = options.newEntry ? await takenFault(backend, files) : undefined;
      if (fault) throw new Refused(fault);
      return persist(files, options);
    };
    return backend;
  };
}
