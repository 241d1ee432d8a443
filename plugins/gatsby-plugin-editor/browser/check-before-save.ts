import type { Collection, ContentModel } from "../../gatsby-source-content/model";
import { checkFields, fixSentence, isBlank, type Path } from "../../gatsby-source-content/model";
import { SETTINGS_COLLECTION, titleField } from "../config/cms-fields";
import { fieldsOf, labelOf } from "../forms";
import type { Cms } from "./cms";
import { markFields } from "./form";
import { removeEmpty } from "./formats";

/**
 * An entry as the CMS saves it. Settings are entries of one collection, called by the name of their
 * file.
 */
export type SavedEntry = {
  collection: string;
  slug: string;
  newRecord?: boolean;
  data: Record<string, unknown>;
};

/** A problem of a field, in the words of its form. */
type Fault = { path: Path; message: string };

const ADDRESS_OF_NEW_ENTRY =
  "Address: only changes the address of a page that exists. Fix: leave it empty; a new page gets its address from its title.";

/**
 * Checks the title of a new entry, of which the CMS makes its address: letters that are not Latin
 * are lost, `_` and `~` stay.
 */
function addressFault(collection: Collection, { newRecord, data }: SavedEntry): Fault[] {
  const name = titleField(collection);
  const title = String(data[name] ?? "").normalize("NFKD");
  if (newRecord && collection.routePrefix !== null && data.address)
    return [{ path: ["address"], message: ADDRESS_OF_NEW_ENTRY }];
  if (!newRecord || (/[a-z\d]/i.test(title) && !/[_~]/.test(title))) return [];
  const fix =
    "save it under another title, of Latin letters, digits and no _ or ~; the title can be changed afterwards";
  return [
    {
      path: [name],
      message: `${labelOf(collection.fields, [name])}: cannot become an address. Fix: ${fix}.`,
    },
  ];
}

/** Checks the fields of an entry as the build does. */
export function entryFaults({ collections }: ContentModel, entry: SavedEntry): Fault[] {
  const name = entry.collection === SETTINGS_COLLECTION ? entry.slug : entry.collection;
  const collection = collections.find((one) => one.name === name);
  if (!collection) return [];
  const { body, ...data } = removeEmpty(entry.data);
  const fields = fieldsOf(collection);
  const { findings, values } = checkFields(fields, data);
  const headings = isBlank(String(body ?? "")) ? null : [];
  const faults = [...findings, ...(collection.check?.(values, headings) ?? [])]
    .filter(({ optionalInDraft }) => !(optionalInDraft && data.draft === true))
    .map(({ path, ...finding }) => ({
      path,
      message: `${labelOf(fields, path)}: ${finding.rule}. ${fixSentence(finding)}`,
    }));
  return [...faults, ...addressFault(collection, entry)];
}

/** An error that keeps an entry from being saved or deleted. The CMS shows its name and message. */
export class Refused extends Error {
  override readonly name = "Please correct it";
}

/**
 * Refuses to save what would stop the build. The CMS shows the error, the entry stays open, and its
 * fields are marked.
 */
export function checkBeforeSave({ CMS }: { CMS: Cms }, model: ContentModel): void {
  CMS.registerEventListener({
    name: "preSave",
    handler: ({ entry }) => {
      const faults = entryFaults(model, entry.toJS() as SavedEntry);
      markFields(faults);
      if (faults.length > 0) throw new Refused(faults.map(({ message }) => message).join(" "));
    },
  });
}
