import { isFilm } from "../../gatsby-remark-content/syntax";
import type { Finding, Problem } from "../model/problem";
import type { Collection, ContentModel } from "../model/types";
import type { CheckedContent, Findings } from "./checked-content";
import type { EntryFile } from "./entry";

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_SLUG_LENGTH = 80;
/** Names of pages that hosts and Gatsby use themselves, wherever a page is. */
const HOST_NAMES = ["index", "404"];
const SERVER_NAMES = ["admin", "api"];
const PICTURE = /\.(jpe?g|png|webp|avif|gif|svg|heic|tiff?)$/i;
const CAPTIONS = /\.vtt$/i;

/** The editor's name for a new entry with the title of another one. */
const SECOND_OF_ITS_NAME = /\/index-\d+\.md$/;

/**
 * Checks a slug.
 * @param reservedNames names that a page at the root of the site cannot have
 */
export function slugFault(
  slug: string,
  { routePrefix, reservedSlugs = [] }: Pick<Collection, "routePrefix" | "reservedSlugs">,
  reservedNames: readonly string[] = [],
): Finding | null {
  const reserved = [
    ...(routePrefix === "" ? reservedNames : HOST_NAMES),
    ...(routePrefix === null ? [] : SERVER_NAMES),
    ...reservedSlugs,
  ];
  if (reserved.includes(slug.toLowerCase()))
    return {
      rule: `has the name "${slug}", which the site itself uses`,
      fix: "choose another name",
    };
  if (slug.length > MAX_SLUG_LENGTH)
    return {
      rule: `has a name of ${slug.length} characters, more than ${MAX_SLUG_LENGTH}`,
      fix: "shorten it",
    };
  if (!SLUG.test(slug))
    return {
      rule: `has the name "${slug}", which cannot be an address`,
      fix: "use small letters a to z, digits and single hyphens only",
    };
  return null;
}

/** The slug in the path of an entry's file, or null where its collection has no entry there. */
function slugAt(file: string, { folder, format, name }: Collection): string | null {
  if (format === "single" || format === "list") return file === `${folder}.json` ? name : null;
  if (!file.startsWith(`${folder}/`)) return null;
  const place = format === "json" ? /^([^/]+)\.json$/ : /^([^/]+)\/index\.md$/;
  return place.exec(file.slice(folder.length + 1))?.[1] ?? null;
}

/** The entry a file holds, by its place; null for pictures and files that hold none. */
function entryAt(file: string, { collections }: ContentModel) {
  for (const collection of collections) {
    const slug = slugAt(file, collection);
    if (slug) return { collection, slug };
  }
  return null;
}

const hasFolderPerEntry = ({ format }: Collection) => format === "markdown";
const isOneFile = ({ format }: Collection) => format === "single" || format === "list";

/** The finding for a file that is not an entry, or null for pictures, films and captions. */
function strayFileFinding(file: string, { collections }: ContentModel): Finding | null {
  if (SECOND_OF_ITS_NAME.test(file))
    return {
      rule: "has the same name as the entry beside it",
      fix: "move it to a folder of its own, as index.md",
    };
  if (PICTURE.test(file) || isFilm(file) || CAPTIONS.test(file)) return null;
  const homes = collections
    .filter(hasFolderPerEntry)
    .map(({ folder }) => `${folder}/<name>/index.md`);
  const where = file.endsWith(".md") ? homes.join(", ") : "see content/README.md";
  return {
    rule: "belongs to no collection",
    fix: `move it to where its kind lives (${where}) or remove it`,
  };
}

/** Reports collections of one file whose file is missing. */
const missingFiles = (present: ReadonlySet<string>, { collections }: ContentModel): Problem[] =>
  collections
    .filter((collection) => isOneFile(collection) && !present.has(`${collection.folder}.json`))
    .map(({ folder }) => ({
      file: `${folder}.json`,
      rule: "required, is missing",
      fix: "add it; the fields stand in src/content-model",
    }));

/** Reports folders without an entry: the editor deletes an entry's file and leaves its pictures. */
function emptyFolders(files: readonly string[], { collections }: ContentModel): Problem[] {
  const present = new Set(files);
  return collections.filter(hasFolderPerEntry).flatMap(({ folder }) => {
    const inside = files.filter((file) => file.startsWith(`${folder}/`));
    const names = new Set(inside.map((file) => file.slice(folder.length + 1).split("/")[0] ?? ""));
    return [...names]
      .filter((name) => !name.includes(".") && !present.has(`${folder}/${name}/index.md`))
      .map((name) => ({
        file: `${folder}/${name}`,
        rule: "has no index.md, so that nothing in it is shown",
        fix: "remove the folder, or add index.md",
      }));
  });
}

export type Discovery = Findings & { entryFiles: EntryFile[] };

/**
 * Finds the entries among the files of the content folder, and reports files and folders that are
 * misplaced or misnamed.
 * @param files every file, relative to the content folder
 * @param label how messages name the content folder
 */
export function discoverEntries(
  files: readonly string[],
  label: string,
  { model, rules }: Pick<CheckedContent, "model" | "rules">,
): Discovery {
  const entryFiles: EntryFile[] = [];
  const fileByName = new Map<string, string>();
  const problems: Problem[] = [];
  for (const file of files) {
    const entry = entryAt(file, model);
    if (!entry) {
      const stray = strayFileFinding(file, model);
      if (stray) problems.push({ file, ...stray });
      continue;
    }
    const { collection, slug } = entry;
    const fault = isOneFile(collection) ? null : slugFault(slug, collection, rules.reservedNames);
    if (fault) problems.push({ file, ...fault });
    // Names that differ only by case overwrite one another on the web and on some disks.
    const name = `${collection.name}/${slug.toLowerCase()}`;
    const other = fileByName.get(name);
    if (other)
      problems.push({
        file,
        rule: `has the same name as ${label}/${other}`,
        fix: "rename one of them",
      });
    fileByName.set(name, file);
    entryFiles.push({ ...entry, sourcePath: file, hasName: !fault });
  }
  const present = new Set(entryFiles.map(({ sourcePath }) => sourcePath));
  problems.push(...missingFiles(present, model));
  return { entryFiles, problems, warnings: emptyFolders(files, model) };
}
