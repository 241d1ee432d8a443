import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { stringify } from "yaml";
import type { Entry } from "../../src/build/content-loader/entry";
import { slugFault } from "../../src/build/content-loader/files/discover";
import { checkFields } from "../../src/content-model/check-fields";
import { BLOCKS_FIELD } from "../../src/content-model/collections/block-rules";
import { placeholders } from "../../src/content-model/placeholders";
import { fieldPath } from "../../src/content-model/problem";
import type { Collection, SlotName } from "../../src/content-model/types";
import { PlainError } from "../lib/project.mjs";
import { slugOf } from "../lib/slug";
import { placeholderPicture, placeholderText } from "./placeholders";

export type Order = {
  /** The content folder. */
  root: string;
  collection: Collection;
  title: string;
  /** Instead of the title's. */
  slug?: string;
  /** `YYYY-MM-DD`. */
  today: string;
  /** What there is already, for references. */
  entries: readonly Entry[];
};
export type MadeEntry = {
  file: string;
  slug: string;
  pictures: { file: string; slot: SlotName }[];
  isDraft: boolean;
};

function checkedSlug({ collection, title, slug = slugOf(title) }: Order): string {
  const fix = "Fix: choose a name with -- --slug NAME.";
  if (slug === "") throw new PlainError(`No address can be made of "${title}". ${fix}`);
  const fault = slugFault(slug, collection);
  if (fault) throw new PlainError(`The entry ${fault.rule}. ${fix}`);
  return slug;
}

function firstName({ entries }: Order, name: string): string {
  const first = entries.find(({ collection }) => collection.name === name);
  if (!first)
    throw new PlainError(
      `It refers to ${name}, of which there are none. Fix: make one of those first.`,
    );
  return first.slug;
}

/** Pictures lie beside the file: in an entry's folder named by their field, else by the entry. */
function pictureName(
  { format }: Collection,
  slug: string,
  field: string,
  isFirst: boolean,
): string {
  if (format === "markdown") return `${field}.png`;
  return isFirst ? `${slug}.png` : `${slug}-${field}.png`;
}

function dataOf(
  order: Order,
  slug: string,
): { data: Record<string, unknown>; pictures: Map<string, SlotName> } {
  const { collection, title, today } = order;
  const { fields } = collection;
  const pictures = new Map<string, SlotName>();
  const [titleField] = fields;
  const data = placeholders(fields, {
    // The first field is the entry's name; search engines read the same.
    text: (field) => (field.name === titleField?.name ? title : placeholderText(field)),
    date: () => today,
    picture: ({ name, slot }) => {
      const file = pictureName(collection, slug, name, pictures.size === 0);
      pictures.set(file, slot);
      return `./${file}`;
    },
    reference: (name) => firstName(order, name),
  });
  if (fields.some(({ name }) => name === "draft")) data.draft = true;
  // In the order of the model, so that the first save in the editor moves nothing.
  const inOrder = fields.filter(({ name }) => name in data).map(({ name }) => [name, data[name]]);
  return { data: Object.fromEntries(inOrder), pictures };
}

/** The text of the entry's file. */
function textOf({ format, fields }: Collection, data: Record<string, unknown>): string {
  if (format === "json") return `${JSON.stringify(data, null, 2)}\n`;
  // A page may consist of blocks instead; it begins with a text.
  const body = fields.some(
    ({ kind, name, required }) =>
      (kind === "markdown" && required !== false) || name === BLOCKS_FIELD,
  );
  return `---\n${stringify(data, { lineWidth: 0 })}---\n${body ? "\nTo be written.\n" : ""}`;
}

/**
 * Makes a valid entry with placeholders. Never overwrites a file.
 * @throws PlainError when the title or the name cannot be used, or something of that name exists
 */
export async function makeEntry(order: Order): Promise<MadeEntry> {
  const { root, collection } = order;
  const slug = checkedSlug(order);
  const { data, pictures } = dataOf(order, slug);
  const [finding] = checkFields(collection.fields, data).findings;
  if (finding)
    throw new PlainError(`${fieldPath(finding.path)}: ${finding.rule}. Fix: ${finding.fix}.`);

  const isMarkdown = collection.format === "markdown";
  const folder = path.join(root, collection.folder, isMarkdown ? slug : "");
  const file = path.join(folder, isMarkdown ? "index.md" : `${slug}.json`);
  const made = [...pictures].map(([name, slot]) => ({ file: path.join(folder, name), slot }));
  const taken = [isMarkdown ? folder : file, ...made.map((picture) => picture.file)].find((name) =>
    existsSync(name),
  );
  if (taken)
    throw new PlainError(
      `${taken} exists. Fix: choose another title, or a name with -- --slug NAME.`,
    );

  await mkdir(folder, { recursive: true });
  // The entry comes last: a preview that runs finds its pictures. `wx` fails where a file has
  // appeared meanwhile.
  for (const picture of made)
    await writeFile(picture.file, await placeholderPicture(picture.slot), { flag: "wx" });
  await writeFile(file, textOf(collection, data), { flag: "wx" });
  return { file, slug, pictures: made, isDraft: data.draft === true };
}
