import {
  ADDRESS_FIELD,
  type Collection,
  type ContentModel,
  FIRST_URL_FIELD,
  FORMER_ADDRESSES_FIELD,
  URL_FIELD,
  visibilityOf,
} from "../../../gatsby-source-content/model";
import type { SavedFile } from "../cms";
import { JSON_FORMAT, MARKDOWN_FORMAT } from "../formats";
import { parseEntry, type Read } from "./content-problems";

type Data = Record<string, unknown>;

/** Writes changed fields into the text of an entry, in the order of the model. */
function withFields({ fields }: Collection, { path, raw }: SavedFile, changes: Data): string {
  const { toFile } = path.endsWith(".md") ? MARKDOWN_FORMAT : JSON_FORMAT;
  const order = fields.map(({ name }) => name);
  return toFile({ ...parseEntry(path, raw), ...changes }, order);
}

const ENTRY = /([^/]+)\/([^/]+)\/index\.md$/;

/** The collection of an entry whose page may change its address, and the entry's slug. */
function movableEntry({ collections }: ContentModel, path: string): [Collection?, string?] {
  const [, folder, slug = ""] = ENTRY.exec(path) ?? [];
  const collection = collections.find((one) => one.folder === folder);
  const isMovable = collection?.fields.some(({ name }) => name === FORMER_ADDRESSES_FIELD);
  return isMovable ? [collection, slug] : [];
}

const formerAddressesOf = ({ [FORMER_ADDRESSES_FIELD]: names }: Data): unknown[] =>
  Array.isArray(names) ? names : [];

/**
 * Notes in an entry the address that its page has had until now, if it is saved with another one.
 * Each entry keeps its own former addresses, so that drafts of several do not meet in one file.
 * The form may have been opened before the last change: what the stored entry has noted stays.
 * @param today `YYYY-MM-DD`
 */
export async function noteFormerAddress(
  model: ContentModel,
  read: Read,
  today: string,
  file: SavedFile,
): Promise<SavedFile> {
  const { path, raw } = file;
  const [collection, slug] = movableEntry(model, path);
  const storedText = collection ? await read(path) : "";
  if (!collection || storedText === "") return file;
  const [stored, data] = [parseEntry(path, storedText), parseEntry(path, raw)];
  // A closed position was at its address, and may open again.
  const wasPublic = ["published", "closed"].includes(visibilityOf(stored, today));
  const names = new Set([
    ...formerAddressesOf(stored),
    ...formerAddressesOf(data),
    ...(wasPublic ? [stored[ADDRESS_FIELD] ?? slug] : []),
  ]);
  names.delete(data[ADDRESS_FIELD] ?? slug);
  if ([...names].join() === formerAddressesOf(data).join()) return file;
  const former = names.size > 0 ? [...names] : undefined;
  return { ...file, raw: withFields(collection, file, { [FORMER_ADDRESSES_FIELD]: former }) };
}

/** Notes in the site's settings the first address of the site, if they are saved with another one. */
export async function noteFirstUrl(
  { collections, site }: ContentModel,
  read: Read,
  file: SavedFile,
): Promise<SavedFile> {
  const settings = collections.find(({ name }) => name === site);
  if (!settings || !file.path.endsWith(`${settings.folder}.json`)) return file;
  const before = parseEntry(file.path, await read(file.path))[URL_FIELD];
  const { [URL_FIELD]: url, [FIRST_URL_FIELD]: firstUrl } = parseEntry(file.path, file.raw);
  if (firstUrl || !before || before === url) return file;
  return { ...file, raw: withFields(settings, file, { [FIRST_URL_FIELD]: before }) };
}
