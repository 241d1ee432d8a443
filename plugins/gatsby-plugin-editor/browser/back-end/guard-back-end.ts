import {
  type ChangedFile,
  type ContentModel,
  formSentences,
  type Path,
  type Problem,
} from "../../../gatsby-source-content/model";
import { formOf } from "../../forms";
import type { Cms, CmsBackend, CmsReact, SavedFile, SavedFiles } from "../cms";
import { controlAt, markFields, reveal } from "../form";
import { unlockForm, whileLocked } from "../form-lock";
import { Refused, refuse } from "../refusal";
import {
  type Check,
  checkAt,
  openField,
  parseEntry,
  placeInWords,
  problemsBar,
  type Read,
} from "./content-problems";
import { completeCopy, placeOfFile } from "./copied-entry";
import { noteFirstUrl, noteFormerAddress } from "./keep-address";
import { keepVersions } from "./keep-versions";
import { registerUses } from "./picture-uses";
import { refuseDelete } from "./refuse-delete";
import type { Versions } from "./versions";

/** The CMS's file for a new entry with the address of another one: it lies in that one's folder. */
const SECOND_OF_ITS_NAME = /\/index-\d+\.md$/;

/**
 * A file beside an entry, named in a field or in the text: `"cover.jpg"`, `](./film.mp4 "...")`.
 */
const FILE_NAME =
  /(?:"|\]\()(?:\.\/)?([^"()\\/]+\.(?:jpe?g|png|webp|avif|gif|svg|mp4|webm|vtt))(?=["\s)])/gi;

/** Names of the files that an entry shows. */
const fileNamesIn = (path: string, text: string): string[] =>
  [...JSON.stringify(parseEntry(path, text)).matchAll(FILE_NAME)].flatMap(([, name]) => name ?? []);

/** The files that a save would write, as the check reads them. */
async function changedFiles({ dataFiles, assets }: SavedFiles): Promise<ChangedFile[]> {
  const contents = await Promise.all(assets.map((asset) => asset.toBase64()));
  return [
    ...dataFiles.map(({ path, raw }) => ({ file: path, text: raw })),
    ...assets.map(({ path }, index) => ({ file: path, content: contents[index] })),
  ];
}

/** A problem as its form shows it; the path is null where another form has the field. */
type FormFault = { path: Path | null; message: string; lead: (() => Promise<void>) | undefined };

type Site = {
  model: ContentModel;
  /** Gives the day in the site's time zone, `YYYY-MM-DD`. */
  today: () => string;
  versions: Versions;
};

/** `api`: address of the development server that reads and writes; undefined on a built site. */
type GuardOptions = Site & { api: string | undefined; read: Read };

/** Checks the content before the back end writes, and cleans up after it. */
class BackEndGuard {
  private readonly model: ContentModel;
  private readonly today: () => string;
  private readonly versions: Versions;
  private readonly isLocal: boolean;
  private readonly read: Read;
  private readonly check: Check;
  private readonly media: Pick<CmsBackend, "getMedia" | "getMediaFile">;
  private readonly persistEntry: CmsBackend["persistEntry"];
  private readonly deleteFiles: CmsBackend["deleteFiles"];
  readonly showProblems: () => Promise<void>;

  constructor(backend: CmsBackend, { model, today, versions, api, read }: GuardOptions) {
    this.model = model;
    this.today = today;
    this.versions = versions;
    this.isLocal = api !== undefined;
    this.media = {
      getMedia: backend.getMedia.bind(backend),
      getMediaFile: backend.getMediaFile.bind(backend),
    };
    this.persistEntry = backend.persistEntry.bind(backend);
    this.deleteFiles = backend.deleteFiles.bind(backend);
    this.read = read;
    this.check = api ? checkAt(api) : async () => [];
    this.showProblems = api ? problemsBar(model, this.read, this.check) : async () => {};
  }

  /** Saves an entry, with its former address where that has changed. */
  async save(saving: SavedFiles, options: { newEntry: boolean }): Promise<unknown> {
    if (options.newEntry) await this.refuseTakenFiles(saving);
    const files = options.newEntry
      ? await completeCopy(saving, this.media, fileNamesIn)
      : await this.noteFormerAddresses(saving);
    if (this.isLocal) await this.confirmProblems(files);
    const textsBefore = files.dataFiles.map(({ path }) => this.versions.textOf(path));
    const result = await this.persistEntry(files, options);
    if (this.isLocal) await this.deleteReplacedFiles(files, textsBefore);
    void this.showProblems();
    return result;
  }

  /** Deletes files, unless an entry refers to them. */
  async delete(paths: readonly string[], message: string): Promise<unknown> {
    const problems = await Promise.all(paths.map((file) => this.check([{ file }])));
    const places = await this.placesOf(problems.flat());
    if (places) throw new Refused(`still used in ${places}. Fix: change that first, then delete.`);
    const result = await this.deleteFiles(paths, message);
    void this.showProblems();
    return result;
  }

  /** The places that would have a problem without a file, in words; empty for none. */
  async usesOf(file: string): Promise<string> {
    return this.placesOf(await this.check([{ file }]));
  }

  private async placesOf(problems: readonly Problem[]): Promise<string> {
    const places = problems.map((problem) => placeInWords(this.model, this.read, problem));
    return [...new Set(await Promise.all(places))].join("; ");
  }

  /** @throws Refused where a new entry would replace files of another one */
  private async refuseTakenFiles({ dataFiles, assets }: SavedFiles): Promise<void> {
    const second = dataFiles.find(({ path }) => SECOND_OF_ITS_NAME.test(path));
    if (second) {
      const address = second.path.replace(SECOND_OF_ITS_NAME, "");
      throw new Refused(
        `Title: another entry has its address, ${address}. Fix: save it under another title; the title can be changed afterwards.`,
      );
    }
    for (const { path } of assets)
      if (await this.read(path))
        throw new Refused(
          `${path}: is a file of another entry. Fix: give yours another name and upload it again.`,
        );
  }

  private async noteFormerAddresses(saving: SavedFiles): Promise<SavedFiles> {
    const { model, read } = this;
    const note = async (file: SavedFile) =>
      noteFirstUrl(model, read, await noteFormerAddress(model, read, this.today(), file));
    return { ...saving, dataFiles: await Promise.all(saving.dataFiles.map(note)) };
  }

  /**
   * Shows the problems that a save would add, and asks whether to save all the same: what is
   * missing may follow.
   * @throws NotSaved if not, with the fields marked
   */
  private async confirmProblems(files: SavedFiles): Promise<void> {
    const changed = await changedFiles(files);
    const problems = await this.check(changed).catch(() => []);
    if (problems.length === 0) return;
    const faults = await Promise.all(
      problems.map((problem) => this.faultOf(problem, files.dataFiles, changed)),
    );
    // With the address of another entry, the next change of it would redirect that entry's page.
    const isAddressTaken = problems.some(({ field }) => field === "address");
    const question = isAddressTaken ? "Not saved: choose another address." : "Save all the same?";
    const words = [...faults.map(({ message }) => message), question].join("\n\n");
    if (isAddressTaken) alert(words);
    else if (confirm(words)) return;
    unlockForm();
    markFields(faults.flatMap(({ path, message }) => (path ? { path, message } : [])));
    refuse(faults.map(({ message, lead }) => ({ words: message, lead })));
  }

  private async faultOf(
    problem: Problem,
    dataFiles: readonly SavedFile[],
    changed: readonly ChangedFile[],
  ): Promise<FormFault> {
    const readNew: Read = async (path) =>
      dataFiles.find((file) => file.path === path)?.raw ?? this.read(path);
    const place = await placeInWords(this.model, readNew, problem);
    // A picture may have been there before, and be chosen in the changed file.
    const places = [problem.file, problem.usedIn?.file];
    const isInChangedFile = changed.some(({ file }) =>
      places.some((one) => one?.endsWith(`/${file}`)),
    );
    const form = formOf(this.model, problem);
    const path = form?.path ?? [];
    const lead = isInChangedFile ? () => reveal(controlAt(path)) : form && (() => openField(form));
    return {
      path: isInChangedFile ? path : null,
      lead,
      message: `${place}: ${formSentences(problem)}`,
    };
  }

  /** Deletes files that an entry no longer shows. Its entry stays saved if that fails. */
  private async deleteReplacedFiles(
    { dataFiles }: SavedFiles,
    textsBefore: readonly string[],
  ): Promise<void> {
    const replaced = dataFiles.map((file, index) =>
      this.replacedFiles(file, textsBefore[index] ?? "").catch(() => []),
    );
    const paths = (await Promise.all(replaced)).flat();
    if (paths.length > 0)
      await this.deleteFiles(paths, "Delete pictures that were replaced").catch(() => undefined);
  }

  /**
   * Files that an entry has shown until now, and that no entry shows any more. None while the
   * content has problems, since it cannot be told then.
   */
  private async replacedFiles({ path, raw }: SavedFile, textBefore: string): Promise<string[]> {
    const names = fileNamesIn(path, raw);
    const removedNames = fileNamesIn(path, textBefore).filter((name) => !names.includes(name));
    if (removedNames.length === 0 || (await this.check()).length > 0) return [];
    const files = removedNames.map((name) => path.replace(/[^/]*$/, name));
    const uses = await Promise.all(files.map((file) => this.check([{ file }])));
    return files.filter((_, index) => uses[index]?.length === 0);
  }
}

/**
 * Wraps a back end's `persistEntry` and `deleteFiles`, where all paths of a save are known: the CMS
 * gives a new entry its address, and its pictures their places, last of all, and does not ask
 * before it replaces a file, or deletes what others refer to.
 */
export function guardBackEnd(cms: { CMS: Cms } & CmsReact, name: string, site: Site): void {
  const registration = cms.CMS.getBackend(name);
  if (!registration) throw new Error(`Decap CMS has no back end "${name}"`);
  const { init } = registration;
  registration.init = (config, ...settings) => {
    const backend = init(config, ...settings);
    const api = config.backend.proxy_url;
    const getEntry = backend.getEntry.bind(backend);
    const read: Read = async (path) => (await getEntry(path).catch(() => null))?.data ?? "";
    const getMediaFile = backend.getMediaFile.bind(backend);
    backend.getMediaFile = (path) => getMediaFile(placeOfFile(path));
    if (api) keepVersions(backend, site.model, site.versions);
    const guard = new BackEndGuard(backend, { ...site, api, read });
    backend.persistEntry = (files, options) => whileLocked(() => guard.save(files, options));
    backend.deleteFiles = (paths, message) => guard.delete(paths, message);
    if (api) {
      registerUses(cms, (file) => guard.usesOf(file));
      refuseDelete({ model: site.model, read, check: checkAt(api) });
    }
    void guard.showProblems();
    return backend;
  };
}
