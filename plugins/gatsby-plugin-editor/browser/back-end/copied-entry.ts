import { type ContentModel, FORMER_ADDRESSES_FIELD } from "../../../gatsby-source-content/model";
import { fileAt } from "../../forms";
import type { CmsBackend, SavedFile, SavedFiles } from "../cms";
import { MARKDOWN_FORMAT } from "../formats";
import { parseEntry } from "./content-problems";

const IS_NEW = /^#\/collections\/([^/]+)\/new/;

const folderOf = (path: string): string => path.replace(/[^/]*$/, "");
/** The name of a file without its ending: a film has a picture and captions of the same name. */
const stemOf = (path: string): string => path.replace(/^.*\/|\.[^.]*$/g, "");

/** The text of a file as base64, as the CMS sends it. */
const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** Keeps, over a reload, the file of the entry that the open form is a copy of. */
const ORIGINAL_KEY = "editor.original";

/** The file, below the content folder, of the entry that the open form is a copy of. */
const originalOfCopy = (): string | null => sessionStorage.getItem(ORIGINAL_KEY);

/** Notes the original of a copy: *Duplicate* leads from its form to that of a new entry. */
export function noteOriginals(model: ContentModel): void {
  addEventListener("hashchange", ({ oldURL, newURL }) => {
    const [, collection] = IS_NEW.exec(new URL(newURL).hash) ?? [];
    const file = fileAt(model, new URL(oldURL).hash);
    // Back and Forward may lead from an entry to a new one of another collection.
    if (collection && file?.startsWith(`${collection}/`))
      sessionStorage.setItem(ORIGINAL_KEY, file);
    else sessionStorage.removeItem(ORIGINAL_KEY);
  });
}

/**
 * The place of a file that a form shows. The files of a copy lie beside its original until it is
 * saved; the CMS looks for those of a new entry in the folder of its collection.
 */
export function placeOfFile(path: string): string {
  const [, collection, slug] = /^(.*\/)([^/]+)\/index\.md$/.exec(originalOfCopy() ?? "") ?? [];
  const folder = folderOf(path);
  const isOfNewEntry = collection !== undefined && `/${folder}`.endsWith(`/${collection}`);
  return isOfNewEntry ? `${folder}${slug}/${path.slice(folder.length)}` : path;
}

/** Takes the former addresses of its original from a new entry: they go on leading to that one. */
const withoutFormerAddresses = (file: SavedFile): SavedFile => {
  const data = parseEntry(file.path, file.raw);
  if (!file.path.endsWith(".md") || !(FORMER_ADDRESSES_FIELD in data)) return file;
  const { [FORMER_ADDRESSES_FIELD]: _, ...others } = data;
  return { ...file, raw: MARKDOWN_FORMAT.toFile(others) };
};

/**
 * Completes a new entry that is a copy: it gets copies of the files that it shows, which lie beside
 * its original, and none of the former addresses.
 * @param namesIn gives the names of the files that an entry shows
 */
export async function completeCopy(
  { dataFiles, assets }: SavedFiles,
  { getMedia, getMediaFile }: Pick<CmsBackend, "getMedia" | "getMediaFile">,
  namesIn: (path: string, text: string) => readonly string[],
): Promise<SavedFiles> {
  const [entry] = dataFiles;
  const original = originalOfCopy();
  if (!entry || !original) return { dataFiles, assets };
  const [collection = ""] = original.split("/");
  const root = entry.path.slice(0, entry.path.indexOf(`${collection}/`));
  const [from, to] = [folderOf(root + original), folderOf(entry.path)];
  const files = { dataFiles: dataFiles.map(withoutFormerAddresses), assets };
  if (from === to) return files;
  const stems = namesIn(entry.path, entry.raw).map(stemOf);
  const uploaded = assets.map(({ path }) => stemOf(path));
  const isShown = (path: string) =>
    folderOf(path) === from && stems.includes(stemOf(path)) && !uploaded.includes(stemOf(path));
  const shown = (await getMedia(from.replace(/\/$/, ""))).filter(({ path }) => isShown(path));
  const copies = shown.map(({ path }) => ({
    path: to + path.slice(from.length),
    toBase64: async () => base64Of((await getMediaFile(path)).file),
  }));
  return { ...files, assets: [...assets, ...copies] };
}
