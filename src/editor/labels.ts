import { CONTENT_MODEL } from "../content-model/content-model";
import type { Path, Problem } from "../content-model/problem";
import { SETTINGS_COLLECTION } from "../content-model/projections/cms-fields";
import type { Collection, Field } from "../content-model/types";

const ID: Field = { name: "id", label: "Id", kind: "string" };

/** The fields of a collection's file; an ordered list is a file with one field. */
export function fieldsOf({ format, label, fields }: Collection): readonly Field[] {
  if (format !== "list") return fields;
  const item: Field = { name: "item", label, kind: "object", fields: [ID, ...fields] };
  return [{ name: "items", label, kind: "list", of: item }];
}

/** A field as the form calls it: `Facts 2, Value`. */
export function labelled(fields: readonly Field[], [key, ...rest]: Path): string {
  const field = fields.find(({ name }) => name === key);
  if (!field) return String(key);
  if (field.kind === "object" && rest.length > 0) return `${field.label}, ${labelled(field.fields, rest)}`;
  if (field.kind !== "list" || rest.length === 0) return field.label;
  const [index, ...inner] = rest;
  const item = `${field.label} ${Number(index) + 1}`;
  return field.of.kind === "object" && inner.length > 0 ? `${item}, ${labelled(field.of.fields, inner)}` : item;
}

/** Where a problem is mended. */
export type FormPlace = {
  collection: Collection;
  /** The entry's file, in the content folder. */
  file: string;
  /** Of the form, below `#/collections/`. */
  address: string;
  path: Path;
};

/** The form of the entry that a problem is in; none where it is in no entry. */
export function formOf({ file, field = "" }: Problem): FormPlace | undefined {
  const [, folder = "", name = "", inner] = file.split("/");
  const path = field.match(/[^.[\]]+/g)?.map((key) => (/^\d+$/.test(key) ? Number(key) - 1 : key)) ?? [];
  const isSettings = folder === SETTINGS_COLLECTION;
  const slug = name.replace(/\.json$/, "");
  const collection = CONTENT_MODEL.find((one) => one.folder === (isSettings ? `${folder}/${slug}` : folder));
  if (!collection) return undefined;
  const isFolder = collection.format === "markdown" && inner !== undefined;
  const place = { collection, path, file: `${folder}/${isFolder ? `${name}/index.md` : `${slug}.json`}` };
  return { ...place, address: `${folder}/entries/${isFolder ? `${name}/index` : slug}` };
}
