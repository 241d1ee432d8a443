import { stringify } from "yaml";
import type { Collection, ContentModel } from "../../../gatsby-source-content/model";
import { fieldsOf, formOf, labelOf } from "../../forms";
import { ask, element } from "../dialog";
import { parseEntry } from "./content-problems";

/** What an editor does about another version: saves over it, opens it, or goes on writing. */
export type Choice = "over" | "open" | "";

/** A field that two versions of an entry have with different values. */
export type Difference = { label: string; saved: string; own: string };

const toText = (value: unknown): string =>
  typeof value === "string" ? value : value === undefined ? "" : stringify(value).trimEnd();

/** The collection of a file in the content folder; undefined where no form has it. */
export const collectionOf = (model: ContentModel, file: string): Collection | undefined =>
  formOf(model, { file: `content/${file}`, rule: "", fix: "" })?.collection;

/** The fields that differ in the file as it is saved and as it would be, in the order of the form. */
export function differences(
  collection: Collection | undefined,
  file: string,
  { saved, own }: { saved: string; own: string },
): Difference[] {
  const [savedData, ownData] = [parseEntry(file, saved), parseEntry(file, own)];
  const isReadable = saved === "" || Object.keys(savedData).length > 0;
  if (!isReadable) return [{ label: "File, which cannot be read", saved, own }];
  const names = new Set([...Object.keys(ownData), ...Object.keys(savedData)]);
  const labelFor = (name: string): string => {
    if (name === "body") return "Text";
    return collection ? labelOf(fieldsOf(collection), [name]) : name;
  };
  const toDifference = (name: string): Difference => ({
    label: labelFor(name),
    saved: toText(savedData[name]),
    own: toText(ownData[name]),
  });
  return [...names].map(toDifference).filter((field) => field.saved !== field.own);
}

const text = (name: string, value: string) =>
  element("label", {}, name, element("textarea", { readOnly: true, rows: 6, value }));

/**
 * Shows both versions of an entry, field by field, and asks which one is to stay. Both can be
 * copied; the form keeps the editor's own.
 * @param isDeleted whether the saved version is that there is none
 */
export async function askWhichStays(
  title: string,
  fields: readonly Difference[],
  isDeleted: boolean,
): Promise<Choice> {
  const event = isDeleted ? "deleted" : "saved";
  const heading = element(
    "h2",
    { id: "conflict" },
    `Not saved: "${title}" was ${event} elsewhere since you opened it`,
  );
  const advice = isDeleted
    ? "In another tab, by somebody else or in its folder. Your text stays in the form."
    : "In another tab, by somebody else or in its file. Your text stays in the form. To have both, copy what you need from the saved one into your own.";
  const rows = fields.map(({ label, saved, own }) =>
    element(
      "section",
      {},
      element("h3", {}, label),
      ...(isDeleted ? [] : [text("Saved", saved)]),
      text("Yours", own),
    ),
  );
  const button = (value: Choice, words: string) => element("button", { value }, words);
  const buttons = element(
    "form",
    { method: "dialog" },
    button("", "Back to the form"),
    ...(isDeleted ? [] : [button("open", "Leave mine and open the saved one")]),
    button("over", isDeleted ? "Save mine all the same" : "Save mine over it"),
  );
  const dialog = element(
    "dialog",
    { className: "conflict" },
    heading,
    element("p", {}, advice),
    ...rows,
    buttons,
  );
  dialog.setAttribute("aria-labelledby", heading.id);
  return (await ask(dialog)) as Choice;
}
