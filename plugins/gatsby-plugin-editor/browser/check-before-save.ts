import type {
  Collection,
  ContentModel,
  Field,
  FieldFinding,
  Path,
} from "../../gatsby-source-content/model";
import {
  checkFields,
  DRAFT_FIELD,
  formSentences,
  hasDrafts,
  isBlank,
  STILL_TO_BE_WRITTEN,
  TO_BE_WRITTEN,
  walkValues,
} from "../../gatsby-source-content/model";
import { SETTINGS_COLLECTION, titleField } from "../config/cms-fields";
import { fieldsOf, labelOf } from "../forms";
import type { Cms } from "./cms";
import { controlAt, type Fault, markFields, reveal } from "./form";
import { lockUntilWritten } from "./form-lock";
import { removeEmpty } from "./formats";
import { refuse } from "./refusal";

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

/** Name of the text below the front matter in the CMS. */
const BODY = "body";

const textLabel = ({ fields }: Collection): string =>
  fields.find(({ kind }) => kind === "markdown")?.label ?? "Text";

/** The finding for a required text that is missing. */
function bodyFindings({ fields }: Collection, body: string): FieldFinding[] {
  const field = fields.find(({ kind }) => kind === "markdown");
  if (!field || field.required === false || !isBlank(body)) return [];
  return [
    {
      path: [BODY],
      rule: "required, the text is missing",
      fix: "write it",
      optionalInDraft: !field.requiredInDraft,
    },
  ];
}

/** Placeholder texts, which only a draft may have. */
function placeholderFindings(
  fields: readonly Field[],
  values: Record<string, unknown>,
  body: string,
): FieldFinding[] {
  const paths: Path[] = body.split("\n").some((line) => TO_BE_WRITTEN.test(line)) ? [[BODY]] : [];
  walkValues(fields, values, ({ kind }, value, path) => {
    const lines = kind === "prose" ? String(value).split("\n") : [value];
    if (lines.some((line) => typeof line === "string" && TO_BE_WRITTEN.test(line)))
      paths.push(path);
  });
  return paths.map((path) => ({ path, ...STILL_TO_BE_WRITTEN, optionalInDraft: true }));
}

type EntryFaults = {
  /** What keeps the entry from being saved. */
  faults: Fault[];
  /** What a draft lacks. */
  beforePublishing: Fault[];
};

/** Checks the fields of an entry as the build does. */
export function entryFaults({ collections }: ContentModel, entry: SavedEntry): EntryFaults {
  const name = entry.collection === SETTINGS_COLLECTION ? entry.slug : entry.collection;
  const collection = collections.find((one) => one.name === name);
  if (!collection) return { faults: [], beforePublishing: [] };
  const { body: text, ...data } = removeEmpty(entry.data);
  const body = String(text ?? "");
  const isDraft = data[DRAFT_FIELD] === true;
  const fields = fieldsOf(collection);
  const { findings, values } = checkFields(fields, data);
  const texts = { headings: [], hasBody: !isBlank(body) };
  const all = [
    ...findings,
    ...(collection.check?.(values, texts) ?? []),
    ...bodyFindings(collection, body),
    ...(hasDrafts(collection) ? placeholderFindings(fields, values, body) : []),
  ];
  const mayWait = ({ optionalInDraft = false }: FieldFinding) => optionalInDraft && isDraft;
  const inWords = ({ path, ...finding }: FieldFinding): Fault => ({
    path,
    message: `${path[0] === BODY ? textLabel(collection) : labelOf(fields, path)}: ${formSentences(finding)}`,
  });
  return {
    faults: [
      ...all.filter((finding) => !mayWait(finding)).map(inWords),
      ...addressFault(collection, entry),
    ],
    beforePublishing: all.filter(mayWait).map(inWords),
  };
}

/** Refuses to save what would stop the build. The entry stays open, and its fields are marked. */
export function checkBeforeSave({ CMS }: { CMS: Cms }, model: ContentModel): void {
  CMS.registerEventListener({
    name: "preSave",
    handler: ({ entry }) => {
      const { faults } = entryFaults(model, entry.toJS() as SavedEntry);
      markFields(faults);
      const lines = faults.map(({ path, message }) => ({
        words: message,
        lead: () => reveal(controlAt(path)),
      }));
      if (lines.length > 0) refuse(lines);
      void lockUntilWritten();
    },
  });
}
