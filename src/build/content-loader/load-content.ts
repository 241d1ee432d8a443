import { statSync } from "node:fs";
import path from "node:path";
import { buildDate } from "../../constants/build";
import { fieldPath, type Place, type Problem } from "../../content-model/problem";
import { order } from "../../content-model/settings/order";
import { mapValues } from "../../content-model/walk";
import {
  adviseEntries,
  checkAddresses,
  checkLinks,
  checkReferences,
  findPlaceholders,
  namesByCollection,
  resolvePictures,
} from "./checks/check-entries";
import { checkRedirects } from "./checks/check-redirects";
import { checkFilms } from "./checks/films";
import { adviseLetters } from "./checks/letters";
import { checkThirdParties, explainPlayers, type Media, resolveMedia } from "./checks/media";
import { checkPictures, resolvePicture } from "./checks/pictures";
import { type ContentOverride, isOverridden } from "./content-override";
import type { CheckedEntry, Entry } from "./entry";
import { discoverEntries } from "./files/discover";
import { type ContentFiles, listContentFiles } from "./files/list-files";
import { readEntries } from "./parse/read-entries";

export type Content = {
  /** Entries without problems, drafts included. */
  entries: Entry[];
  /** The content can be built only when there are none. */
  problems: Problem[];
  /** For the editor to know; they stop nothing. */
  warnings: Problem[];
};

export type LoadOptions = {
  root: string;
  /** `YYYY-MM-DD`; entries dated later are scheduled. Defaults to `buildDate`. */
  today?: string;
  /** A folder whose files are read from elsewhere. */
  override?: ContentOverride | null;
  /** In a preview, what is still to be written stops nothing. */
  isPreview?: boolean;
  /** Files that are read from another place, or, without one, as if they were deleted. */
  changed?: ReadonlyMap<string, string | undefined>;
};

/** Lists the content folder, with the overriding folder in place of its own. */
async function listFiles(
  root: string,
  override: ContentOverride | null,
  changed: NonNullable<LoadOptions["changed"]>,
): Promise<ContentFiles> {
  const listed = await listContentFiles(root);
  const added = [...changed].flatMap(([file, source]) => (source ? file : []));
  const own = {
    ...listed,
    files: [...listed.files.filter((file) => !changed.has(file)), ...added],
  };
  if (!override) return own;
  const overriding = await listContentFiles(override.root);
  return {
    files: [...own.files.filter((file) => !isOverridden(file, override)), ...overriding.files],
    problems: [
      ...own.problems.filter(({ file }) => !isOverridden(file, override)),
      ...overriding.problems,
    ],
    warnings: [
      ...own.warnings.filter(({ file }) => !isOverridden(file, override)),
      ...overriding.warnings,
    ],
  };
}

/**
 * The public form of an entry: no line numbers, pictures as paths relative to the content folder.
 */
function finish(entry: CheckedEntry, files: ReadonlySet<string>, { films, posters }: Media): Entry {
  const { collection, slug, route, sourcePath, visibility, body, words } = entry;
  const data = mapValues(collection.fields, entry.data, (field, value) => {
    if (field.kind !== "picture" && field.kind !== "film") return value;
    const resolved = resolvePicture(String(value), sourcePath, files);
    return "file" in resolved ? resolved.file : undefined;
  });
  const beside = [
    ...posters.map(({ file }) => file),
    ...films.flatMap(({ captions }) => captions ?? []),
  ];
  return { collection, slug, route, sourcePath, visibility, body, words, beside, data };
}

/** Reads the whole content folder, checks everything, and reports all problems together. */
export async function loadContent(options: LoadOptions): Promise<Content> {
  const {
    root,
    today = buildDate(),
    override = null,
    isPreview = false,
    changed = new Map(),
  } = options;
  const label = path.basename(root);
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
    const missing = { file: label, rule: "required, the content folder is missing" };
    return {
      entries: [],
      problems: [{ ...missing, fix: "add it or correct CONTENT_DIR" }],
      warnings: [],
    };
  }
  const listing = await listFiles(root, override, changed);
  const locate = (file: string) =>
    changed.get(file) ??
    path.join(override && isOverridden(file, override) ? override.root : root, file);
  const named = ({ usedIn, ...problem }: Problem): Problem => {
    const place = usedIn && { usedIn: { ...usedIn, file: `${label}/${usedIn.file}` } };
    const own = { ...problem, ...place, file: `${label}/${problem.file}` };
    return override ? override.rename(own) : own;
  };
  const files = new Set(listing.files);
  const { entryFiles, problems, warnings: left } = discoverEntries(listing.files, label);
  const readings = entryFiles.map((entryFile) => readEntries(entryFile, { locate, today }));
  const entries = readings.flatMap((reading) => reading.entries ?? []);
  const unread = entryFiles.filter((_, index) => readings[index]?.entries === null);
  const links = checkLinks(entries, unread);
  const mediaOf = new Map(entries.map((entry) => [entry, resolveMedia(entry, files)]));
  const media = [...mediaOf.values()];
  const films = media.flatMap((one) => one.films);
  const posters = media.flatMap((one) => one.posters);
  const pictures = resolvePictures(entries, files, posters);
  const opened = await checkPictures(pictures.uses, locate);
  const placeholders = findPlaceholders(entries);
  const references = checkReferences(entries, namesByCollection(entries, unread));
  // An entry that is in the order of entries can be deleted all the same.
  const isOfOrder = ({ file }: Problem): boolean => file === `${order.folder}.json`;
  const all = [
    ...(isPreview ? [] : placeholders),
    ...listing.problems,
    ...problems,
    ...readings.flatMap((reading) => reading.problems),
    ...references.filter((problem) => !isOfOrder(problem)),
    ...checkAddresses(entries),
    ...links.problems,
    ...checkRedirects(entries, unread),
    ...pictures.problems,
    ...opened.problems,
    ...media.flatMap((one) => one.problems),
    ...checkThirdParties(entries),
    ...(await checkFilms(films, locate)),
  ];
  const warnings = [
    ...(isPreview ? placeholders : []),
    ...listing.warnings,
    ...left,
    ...readings.flatMap((reading) => reading.warnings),
    ...references.filter(isOfOrder),
    ...links.warnings,
    ...opened.warnings,
    ...media.flatMap((one) => one.warnings),
    ...explainPlayers(entries),
    ...adviseEntries(entries, today),
    ...adviseLetters(entries),
  ];
  // A faulty picture or film is a problem of an entry that uses it, too.
  const uses = [...pictures.uses, ...films].filter((use) =>
    all.some(({ file }) => file === use.file),
  );
  const places: Place[] = [...all, ...uses.map(({ usedIn }) => usedIn)];
  const isRight = ({ sound, sourcePath, basePath }: CheckedEntry): boolean =>
    sound &&
    !places.some(
      ({ file, field = "" }) => file === sourcePath && field.startsWith(fieldPath(basePath)),
    );
  return {
    entries: [...mediaOf]
      .filter(([entry]) => isRight(entry))
      .map(([entry, one]) => finish(entry, files, one)),
    problems: all.map(named),
    warnings: warnings.map(named),
  };
}
