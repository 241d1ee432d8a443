import type { ContentModel } from "../../../gatsby-source-content/model";
import type { CmsBackend, SavedFile, SavedFiles } from "../cms";
import { NotSaved, Refused } from "../refusal";
import { askWhichStays, collectionOf, differences } from "./conflict";
import { openForm, readEntry, titleOf } from "./content-problems";
import type { Versions } from "./versions";

/** The server's answer where a file is another one than a save names. */
const CONFLICT = 409;

/** The end of an entry's path. */
const ENTRY = /(?:\/index)?\.(?:md|json)$/;
const nameOf = (path: string): string => path.replace(ENTRY, "");

/** Settles what was saved elsewhere since this window has read it. */
class Conflicts {
  constructor(
    private readonly getEntry: CmsBackend["getEntry"],
    private readonly model: ContentModel,
    private readonly versions: Versions,
  ) {}

  /**
   * Returns where the save may go on over what is stored now.
   * @throws Refused, NotSaved if it may not
   */
  async settle({ dataFiles, assets }: SavedFiles, newEntry: boolean): Promise<void> {
    for (const { path } of assets) await this.refuseOtherFile(path);
    for (const file of dataFiles) {
      const { data, file: stored } = await this.getEntry(file.path);
      if (newEntry && stored.id)
        throw new Refused(
          `Title: another entry has just been saved as ${nameOf(file.path)}. Fix: save yours under another title.`,
        );
      if (stored.id === this.versions.get(file.path)) continue;
      await this.ask(file, data);
      this.versions.set(file.path, stored.id);
    }
  }

  /** @throws Refused where a file is stored that this window does not know */
  async refuseOtherFile(path: string): Promise<void> {
    const { id } = (await this.getEntry(path)).file;
    if (id && id !== this.versions.get(path))
      throw new Refused(
        `${path}: another file was saved under this name meanwhile. Fix: give yours another name and upload it again.`,
      );
  }

  /** @throws Refused where an entry or a file was saved elsewhere since this window has read it */
  async refuseChanged(path: string): Promise<void> {
    const known = this.versions.get(path);
    const { id } = (await this.getEntry(path)).file;
    if (known && id && id !== known)
      throw new Refused(
        `${nameOf(path)}: was saved elsewhere since you opened it. Fix: reload the page, look at it, then delete.`,
      );
  }

  /** @throws NotSaved unless the editor saves over the stored version */
  private async ask({ path, raw }: SavedFile, stored: string | null): Promise<void> {
    const collection = collectionOf(this.model, path);
    const fields = differences(collection, path, { saved: stored ?? "", own: raw });
    if (fields.length === 0) return;
    const { hash } = location;
    const title = collection ? titleOf(collection, path, raw) : path;
    const choice = await askWhichStays(title, fields, stored === null);
    if (choice === "over") return;
    // The CMS hears first that the entry is not saved.
    if (choice === "open") setTimeout(() => openForm(hash));
    throw new NotSaved(
      choice === "open" ? "The saved version is opened." : "Your text is still in the form.",
    );
  }
}

/**
 * Lets a back end write only over what this window has read or written itself. Where something else
 * is stored, the editor sees both versions and chooses.
 */
export function keepVersions(backend: CmsBackend, model: ContentModel, versions: Versions): void {
  const getEntry = backend.getEntry.bind(backend);
  const getMedia = backend.getMedia.bind(backend);
  const persistEntry = backend.persistEntry.bind(backend);
  const persistMedia = backend.persistMedia.bind(backend);
  const deleteFiles = backend.deleteFiles.bind(backend);
  const conflicts = new Conflicts(getEntry, model, versions);

  backend.getEntry = async (path) => {
    const entry = await getEntry(path);
    if (entry.data !== null) readEntry(path, entry.data);
    versions.open(path, entry.file.id, entry.data ?? "");
    return entry;
  };
  backend.getMedia = async (folder) => {
    const files = await getMedia(folder);
    // The list has the entries of the folder, too, of which no text is read.
    for (const { path, id } of files) if (!ENTRY.test(path)) versions.set(path, id);
    return files;
  };
  backend.persistEntry = async (files, options) => {
    const save = (): Promise<unknown> =>
      persistEntry(files, {
        ...options,
        versions: versions.under(files, options.newEntry),
      }).catch(async (error) => {
        if (error.status !== CONFLICT) throw error;
        await conflicts.settle(files, options.newEntry);
        // While the editor chose, it may have been saved elsewhere again.
        return save();
      });
    const result = await save();
    await versions.save(files);
    return result;
  };
  backend.persistMedia = async (asset, options) => {
    await conflicts.refuseOtherFile(asset.path);
    const file = await persistMedia(asset, options);
    versions.set(file.path, file.id);
    return file;
  };
  backend.deleteFiles = async (paths, message) => {
    for (const path of paths) await conflicts.refuseChanged(path);
    const result = await deleteFiles(paths, message);
    for (const path of paths) versions.set(path, null);
    return result;
  };
}
