import type {
  Collection,
  ContentModel,
  Field,
  Path,
  Problem,
} from "../gatsby-source-content/model";
import { SETTINGS_COLLECTION } from "./config/cms-fields";

export { SETTINGS_COLLECTION };

const ID: Field = { name: "id", label: "Id", kind: "string" };

/** The fields of a collection's file; an ordered list is a file with one field. */
export function fieldsOf({ format, label, fields }: Collection): readonly Field[] {
  if (format !== "list") return fields;
  const item: Field = { name: "item", label, kind: "object", fields: [ID, ...fields] };
  return [{ name: "items", label, kind: "list", of: item }];
}

/** The label of a field after those of its groups: `Facts 2, Value`. */
export function labelOf(fields: readonly Field[], [key, ...rest]: Path): string {
  const field = fields.find(({ name }) => name === key);
  if (!field) return String(key);
  if (field.kind === "object" && rest.length > 0)
    return `${field.label}, ${labelOf(field.fields, rest)}`;
  if (field.kind !== "list" || rest.length === 0) return field.label;
  const [index, ...inner] = rest;
  const item = `${field.label} ${Number(index) + 1}`;
  if (inner.length === 0) return item;
  // Fields of the same name have the same label in all blocks.
  if (field.of.kind === "block")
    return `${item}, ${labelOf(
      field.of.blocks.flatMap((block) => block.fields),
      inner,
    )}`;
  return field.of.kind === "object" ? `${item}, ${labelOf(field.of.fields, inner)}` : item;
}

/** The file of an entry by the address of its form; undefined for new ones and for settings. */
export function fileAt({ collections }: ContentModel, hash: string): string | undefined {
  const [, name, entry] = /^#\/collections\/([^/]+)\/entries\/(.+)$/.exec(hash) ?? [];
  const collection = collections.find((one) => one.name === name);
  if (!collection || !entry) return undefined;
  const ending = collection.format === "markdown" ? "md" : "json";
  return `${collection.folder}/${decodeURIComponent(entry)}.${ending}`;
}

/** Whether a form of a new entry, by its address, has become that of the saved entry. */
export function isFirstSave(before: string, after: string): boolean {
  const [, collection] = /^#\/collections\/([^/]+)\/new/.exec(before) ?? [];
  return collection !== undefined && after.startsWith(`#/collections/${collection}/entries/`);
}

/** A field in the editor: its form, by address; the entry's file in the content folder; its path. */
export type FormPlace = { collection: Collection; file: string; hash: string; path: Path };

/** The form in which a problem can be mended; undefined where it is not in an entry. */
export function formOf(
  model: ContentModel,
  { usedIn, ...problem }: Problem,
): FormPlace | undefined {
  const { file, field = "" } = usedIn ?? problem;
  const [, folder = "", name = "", inner] = file.split("/");
  const slug = name.replace(/\.json$/, "");
  const ownFolder = folder === SETTINGS_COLLECTION ? `${folder}/${slug}` : folder;
  const collection = model.collections.find((one) => one.folder === ownFolder);
  if (!collection) return undefined;
  const path = field
    .match(/[^.[\]]+/g)
    ?.map((key) => (/^\d+$/.test(key) ? Number(key) - 1 : key)) ?? ["body"];
  const [entry, ending] =
    inner !== undefined && collection.format === "markdown"
      ? [`${name}/index`, "md"]
      : [slug, "json"];
  return {
    collection,
    path,
    file: `${folder}/${entry}.${ending}`,
    hash: `#/collections/${folder}/entries/${entry}`,
  };
}
