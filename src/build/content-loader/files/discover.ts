import { isFilm } from "../../../../plugins/gatsby-remark-content/syntax";
import { FIXED_ROUTES, RESERVED_SEGMENTS } from "../../../constants/routes";
import { CONTENT_MODEL } from "../../../content-model/content-model";
import type { Finding, Problem } from "../../../content-model/problem";
import type { Collection } from "../../../content-model/types";

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_SLUG = 80;
/** Names a page at the root of the site cannot have. */
const ROOT_NAMES: readonly string[] = [
  ...RESERVED_SEGMENTS,
  ...FIXED_ROUTES.map((route) => route.slice(1)),
];
const PICTURE = /\.(jpe?g|png|webp|avif|gif|svg|heic|tiff?)$/i;
const CAPTIONS = /\.vtt$/i;

/** The editor's name for a new entry with the title of another one. */
const SECOND_OF_ITS_NAME = /\/index-\d+\.md$/;

/** A file that holds one entry, or, for lists, all entries of a collection. */
export type EntryFile = {
  collection: Collection;
  slug: string;
  sourcePath: string;
  /** False where the slug is refused: the entry is checked, but nothing can link to it. */
  named: boolean;
};

/** What is wrong with a slug, or null. */
export function slugFault(slug: string, collection: Collection): Finding | null {
  const reserved: readonly string[] = [
    ...(collection.routePrefix === "" ? ROOT_NAMES : ["index", "404"]),
    ...(collection.routePrefix === null ? [] : ["admin", "api"]),
    ...(collection.reservedSlugs ?? []),
  ];
  if (reserved.includes(slug.toLowerCase()))
    return {
      rule: `has the name "${slug}", which the site itself uses`,
      fix: "choose another name",
    };
  if (slug.length > LONGEST_SLUG)
    return {
      rule: `has a name of ${slug.length} characters, more than ${LONGEST_SLUG}`,
      fix: "shorten it",
    };
  if (!SLUG.test(slug))
    return {
      rule: `has the name "${slug}", which cannot be an address`,
      fix: "use small letters a to z, digits and single hyphens only",
    };
  return null;
}

/** The entry a file holds, by its place; null for pictures and files that hold none. */
function entryAt(file: string): { collection: Collection; slug: string } | null {
  for (const collection of CONTENT_MODEL) {
    const { folder, format, name } = collection;
    if (format === "single" || format === "list") {
      if (file === `${folder}.json`) return { collection, slug: name };
    } else if (file.startsWith(`${folder}/`)) {
      const rest = file.slice(folder.length + 1);
      const [, slug] =
        (format === "json" ? /^([^/]+)\.json$/ : /^([^/]+)\/index\.md$/).exec(rest) ?? [];
      if (slug) return { collection, slug };
    }
  }
  return null;
}

const HOMES = CONTENT_MODEL.filter(({ format }) => format === "markdown")
  .map(({ folder }) => `${folder}/<name>/index.md`)
  .join(", ");

/**
 * Finds the entries among the files of the content folder and everything that is misplaced or
 * misnamed.
 * @param files every file, relative to the content folder
 * @param label how messages name the content folder
 */
export function discoverEntries(
  files: readonly string[],
  label: string,
): { entryFiles: EntryFile[]; problems: Problem[]; warnings: Problem[] } {
  const entryFiles: EntryFile[] = [];
  const fileByName = new Map<string, string>();
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  const report = (file: string, rule: string, fix: string) => problems.push({ file, rule, fix });

  for (const file of files) {
    const entry = entryAt(file);
    if (entry) {
      const { format } = entry.collection;
      const fault =
        format === "json" || format === "markdown" ? slugFault(entry.slug, entry.collection) : null;
      if (fault) report(file, fault.rule, fault.fix);
      // Names that differ only by case overwrite one another on the web and on some disks.
      const name = `${entry.collection.name}/${entry.slug.toLowerCase()}`;
      const other = fileByName.get(name);
      if (other) report(file, `has the same name as ${label}/${other}`, "rename one of them");
      fileByName.set(name, file);
      entryFiles.push({ ...entry, sourcePath: file, named: !fault });
    } else if (SECOND_OF_ITS_NAME.test(file)) {
      report(
        file,
        "has the same name as the entry beside it",
        "move it to a folder of its own, as index.md",
      );
    } else if (!PICTURE.test(file) && !isFilm(file) && !CAPTIONS.test(file)) {
      report(
        file,
        "belongs to no collection",
        `move it to where its kind lives (${file.endsWith(".md") ? HOMES : "see content/README.md"}) or remove it`,
      );
    }
  }

  const all = new Set(files);
  const present = new Set(entryFiles.map(({ sourcePath }) => sourcePath));
  for (const { format, folder } of CONTENT_MODEL) {
    if ((format === "single" || format === "list") && !present.has(`${folder}.json`))
      report(
        `${folder}.json`,
        "required, is missing",
        "add it; the fields stand in src/content-model",
      );
    if (format !== "markdown") continue;
    const inside = files.filter((file) => file.startsWith(`${folder}/`));
    for (const name of new Set(
      inside.map((file) => file.slice(folder.length + 1).split("/")[0] ?? ""),
    )) {
      if (name.includes(".") || all.has(`${folder}/${name}/index.md`)) continue;
      // The editor deletes an entry's file and leaves its pictures.
      const fix = "remove the folder, or add index.md";
      warnings.push({
        file: `${folder}/${name}`,
        rule: "has no index.md, so that nothing in it is shown",
        fix,
      });
    }
  }
  return { entryFiles, problems, warnings };
}
