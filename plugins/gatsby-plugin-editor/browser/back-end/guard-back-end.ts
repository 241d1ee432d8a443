import {
  type ChangedFile,
  type ContentModel,
  fixSentence,
  type Problem,
} from "../../../gatsby-source-content/model";
import { formOf } from "../../forms";
import { Refused } from "../check-before-save";
import type { Cms, CmsReact, SavedFile, SavedFiles } from "../cms";
import { markFields } from "../form";
import {
  type Check,
  checkAt,
  parsed,
  placeInWords,
  problemsBar,
  type Read,
} from "./content-problems";
import { redirectFrom } from "./keep-address";
import { registerUses } from "./picture-uses";

/**
 * The CMS's name for a new entry with the address of another one, in whose folder it would write.
 */
const SECOND_OF_ITS_NAME = /\/index-\d+\.md$/;

/**
 * Files of its folder that an entry names, in a field or in its text: `"cover.jpg"`, `](./film.mp4
 * "...")`.
 */
const NAMED =
  /(?:"|\]\()(?:\.\/)?([^"()\\/]+\.(?:jpe?g|png|webp|avif|gif|svg|mp4|webm|vtt))(?=["\s)])/gi;

/** Why a new entry cannot have its files: the first reason, in words for its editor. */
async function takenFault(
  read: Read,
  { dataFiles, assets }: SavedFiles,
): Promise<string | undefined> {
  const second = dataFiles.find(({ path }) => SECOND_OF_ITS_NAME.test(path));
  if (second) {
    const address = second.path.replace(SECOND_OF_ITS_NAME, "");
    return `Title: another entry has its address, ${address}. Fix: save it under another title; the title can be changed afterwards.`;
  }
  for (const { path } of assets)
    if (await read(path))
      return `${path}: is a file of another entry. Fix: give yours another name and upload it again.`;
  return undefined;
}

const namesIn = (path: string, text: string): string[] =>
  [...JSON.stringify(parsed(path, text)).matchAll(NAMED)].flatMap(([, name]) => name ?? []);

/** Files that an entry has named until now, and that nobody shows any more, if that can be told. */
async function leftBehind(
  check: Check,
  { path, raw }: SavedFile,
  before: string,
): Promise<string[]> {
  const kept = namesIn(path, raw);
  const left = namesIn(path, before).filter((name) => !kept.includes(name));
  if (left.length === 0 || (await check()).length > 0) return [];
  const files = left.map((name) => path.replace(/[^/]*$/, name));
  const uses = await Promise.all(files.map((file) => check([{ file }])));
  return files.filter((_, index) => uses[index]?.length === 0);
}

/**
 * Stands before what reads and writes, where all paths of a save are known: the CMS gives a new
 * entry its address, and its pictures their places, last of all, and does not ask before it
 * replaces a file, or deletes what others refer to.
 */
export function guardBackEnd(
  cms: { CMS: Cms } & CmsReact,
  name: string,
  model: ContentModel,
): void {
  const registered = cms.CMS.getBackend(name);
  if (!registered) throw new Error(`Decap CMS has no back end "${name}"`);
  const { init } = registered;
  registered.init = (config, ...settings) => {
    const backend = init(config, ...settings);
    const [persist, remove] = [
      backend.persistEntry.bind(backend),
      backend.deleteFiles.bind(backend),
    ];
    const read: Read = async (path) => (await backend.getEntry(path).catch(() => null))?.data ?? "";
    const { proxy_url: api } = config.backend;
    const check: Check = api ? checkAt(api) : async () => [];
    const show = api ? problemsBar(model, read, check) : async () => {};
    const inWords = async (problems: readonly Problem[]) =>
      [
        ...new Set(
          await Promise.all(problems.map((problem) => placeInWords(model, read, problem))),
        ),
      ].join("; ");
    /**
     * Tells what the check would say, and asks whether to save all the same: what is missing may
     * follow.
     */
    const confirmProblems = async ({ dataFiles, assets }: SavedFiles) => {
      const content = await Promise.all(assets.map((asset) => asset.toBase64()));
      const changed: ChangedFile[] = [
        ...dataFiles.map(({ path, raw }) => ({ file: path, text: raw })),
        ...assets.map(({ path }, index) => ({ file: path, content: content[index] })),
      ];
      const problems = await check(changed).catch(() => []);
      const readNew: Read = async (path) =>
        dataFiles.find((file) => file.path === path)?.raw ?? read(path);
      const inWhole = async (problem: Problem) => ({
        path: changed.some(({ file }) => problem.file.endsWith(`/${file}`))
          ? (formOf(model, problem)?.path ?? [])
          : null,
        message: `${await placeInWords(model, readNew, problem)}: ${problem.rule}. ${fixSentence(problem)}`,
      });
      const faults = await Promise.all(problems.map(inWhole));
      // Saved all the same, an address of another entry would be redirected with the next change.
      const isTaken = problems.some(({ field }) => field === "address");
      const question = isTaken ? "Not saved: choose another address." : "Save all the same?";
      const words = [...faults.map(({ message }) => message), question].join("\n\n");
      if (problems.length === 0 || (!isTaken && confirm(words))) return;
      if (isTaken) alert(words);
      markFields(faults.flatMap(({ path, message }) => (path ? { path, message } : [])));
      throw new Refused("what is marked. Nothing is changed.");
    };
    backend.persistEntry = async (saving, options) => {
      const redirects = options.newEntry
        ? []
        : saving.dataFiles.map((file) => redirectFrom(model, read, file));
      const files = {
        ...saving,
        dataFiles: [...saving.dataFiles, ...(await Promise.all(redirects)).flat()],
      };
      const fault = options.newEntry ? await takenFault(read, files) : undefined;
      if (fault) throw new Refused(fault);
      if (api) await confirmProblems(files);
      const before = await Promise.all(files.dataFiles.map(({ path }) => (api ? read(path) : "")));
      const saved = await persist(files, options);
      // The entry is saved, whatever becomes of what is left.
      const left = files.dataFiles.map((file, index) =>
        leftBehind(check, file, before[index] ?? "").catch(() => []),
      );
      const paths = (await Promise.all(left)).flat();
      if (paths.length > 0)
        await remove(paths, "Delete pictures that were replaced").catch(() => undefined);
      void show();
      return saved;
    };
    backend.deleteFiles = async (paths, message) => {
      const places = await inWords(
        (await Promise.all(paths.map((file) => check([{ file }])))).flat(),
      );
      if (places)
        throw new Refused(
          `${places}: would refer to what is gone. Fix: change it there, then delete.`,
        );
      const deleted = await remove(paths, message);
      void show();
      return deleted;
    };
    if (api) registerUses(cms, async (file) => inWords(await check([{ file }])));
    void show();
    return backend;
  };
}
