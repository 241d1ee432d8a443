import { checkFields } from "../content-model/check-fields";
import { CONTENT_MODEL } from "../content-model/content-model";
import { fixSentence, type Path } from "../content-model/problem";
import { SETTINGS_COLLECTION, titleField } from "../content-model/projections/cms-fields";
import type { Collection, Field } from "../content-model/types";
import type { Cms } from "./cms";
import { withoutEmpty } from "./formats";

/** An entry as the CMS saves it. Settings are entries of one collection, called by the name of their file. */
export type SavedEntry = { collection: string; slug: string; newRecord?: boolean; data: Record<string, unknown> };

const ID: Field = { name: "id", label: "Id", kind: "string" };

/** The fields of a collection's file; an ordered list is a file with one field. */
function fieldsOf({ format, label, fields }: Collection): readonly Field[] {
  if (format !== "list") return fields;
  const item: Field = { name: "item", label, kind: "object", fields: [ID, ...fields] };
  return [{ name: "items", label, kind: "list", of: item }];
}

/** A field as the form calls it: `Facts 2, Value`. */
function labelled(fields: readonly Field[], [key, ...rest]: Path): string {
  const field = fields.find(({ name }) => name === key);
  if (!field) return String(key);
  if (field.kind === "object" && rest.length > 0) return `${field.label}, ${labelled(field.fields, rest)}`;
  if (field.kind !== "list" || rest.length === 0) return field.label;
  const [index, ...inner] = rest;
  const item = `${field.label} ${Number(index) + 1}`;
  return field.of.kind === "object" && inner.length > 0 ? `${item}, ${labelled(field.of.fields, inner)}` : item;
}

/** The CMS makes the address of a new entry from its title, and keeps what no address may have. */
function addressFault(collection: Collection, { newRecord, data }: SavedEntry): string[] {
  const name = titleField(collection);
  const title = String(data[name] ?? "").normalize("NFKD");
  if (!newRecord || (/[a-z\d]/i.test(title) && !/[_~]/.test(title))) return [];
  const fix =
    "save it under another title, of Latin letters, digits and no _ or ~; the title can be changed afterwards";
  return [`${labelled(collection.fields, [name])}: makes no address. Fix: ${fix}.`];
}

/** What the checks of the build would refuse in the fields of an entry, in the words of its form. */
export function entryFaults(entry: SavedEntry): string[] {
  const name = entry.collection === SETTINGS_COLLECTION ? entry.slug : entry.collection;
  const collection = CONTENT_MODEL.find((one) => one.name === name);
  if (!collection) return [];
  const { body: _, ...data } = withoutEmpty(entry.data);
  const fields = fieldsOf(collection);
  const { findings } = checkFields(fields, data);
  const faults = findings
    .filter(({ optionalInDraft }) => !(optionalInDraft && data.draft === true))
    .map((finding) => `${labelled(fields, finding.path)}: ${finding.rule}. ${fixSentence(finding)}`);
  return [...faults, ...addressFault(collection, entry)];
}

/** What the CMS shows when an entry is not saved. */
export class Refused extends Error {
  override readonly name = "Please correct it";
}

/** Refuses to save what would stop the build. The CMS shows the error, and the entry stays open. */
export function checkBeforeSave({ CMS }: { CMS: Cms }): void {
  CMS.registerEventListener({
    name: "preSave",
    handler: ({ entry }) => {
      const faults = entryFaults(entry.toJS() as SavedEntry);
      if (faults.length > 0) throw new Refused(faults.join(" "));
    },
  });
}
