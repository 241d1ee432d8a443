import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { stringify } from "yaml";
import type { Entry } from "../../plugins/gatsby-source-content/check";
import { slugFault } from "../../plugins/gatsby-source-content/check";
import type { Collection } from "../../plugins/gatsby-source-content/model";
import { checkFields, fieldPath, placeholders } from "../../plugins/gatsby-source-content/model";
import { BLOCKS_FIELD } from "../../src/content-model/collections/block-places";
import { PlainError } from "../lib/project.mjs";
import { slugOf } from "../lib/slug";
import { placeholderPicture, placeholderText } from "./placeholders";

export type NewEntry = {
  /** The content folder. */
  root: string;
  collection: Collection;
  title: string;
  /** By default made of the title. */
  slug?: string;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Existing entries, for references. */
  entries: readonly Entry[];
};
export type MadeEntry = {
  file: string;
  slug: string;
  pictures: { file: string; slot: string }[];
  isDraft: boolean;
};

function checkedSlug({ collection, title, slug = slugOf(title) }: NewEntry): string {
  const fix = "Fix: choose a name with -- --slug NAME.";
  if (slug === "") throw new PlainError(`No address can be made of "${title}". ${fix}`);
  const fault = slugFault(slug, collection);
  if (fault) throw new PlainError(`The entry ${fault.rule}. ${fix}`);
  return slug;
}

/** An entry that a required reference to a collection can name. */
function firstSlug({ entries }: NewEntry, name: string): string {
  const first = entries.find(({ collection }) => collection.name === name);
  if (!first)
    throw new PlainError(
      `It refers to ${name}, of which there are none. Fix: make one of those first.`,
    );
  return first.slug;
}

/** Name of a picture file: after its field in an entry's own folder, after the entry elsewhere. */
function pictureName(
  { format }: Collection,
  slug: string,
  field: string,
  isFirst: boolean,
): string {
  if (format === "markdown") return `${field}.png`;
  return isFirst ? `${slug}.png` : `${slug}-${field}.png`;
}

/** Fields of the entry, and the files of its pictures with their slots. */
function placeholderData(
  request: NewEntry,
  slug: string,
): { data: Record<string, unknown>; pictures: Map<string, string> } {
  const { collection, title, today } = request;
  const { fields } = collection;
  const pictures = new Map<string, string>();
  const [titleField] = fields;
  const data = placeholders(fields, {
    // The first field is the entry's name.
    text: (field) => (field.name === titleField?.name ? title : placeholderText(field)),
    date: () => today,
    picture: ({ name, slot }) => {
      const file = pictureName(collection, slug, name, pictures.size === 0);
      pictures.set(file, slot);
      return `./${file}`;
    },
    reference: (name) => firstSlug(request, name),
  });
  if (fields.some(({ name }) => name === "draft")) data.draft = true;
  // In the order of the model, in which the editor saves.
  const inOrder = fields.filter(({ name }) => name in data).map(({ name }) => [name, data[name]]);
  return { data: Object.fromEntries(inOrder), pictures };
}

/** Content of the entry's file. */
function fileText({ format, fields }: Collection, data: Record<string, unknown>): string {
  if (format === "json") return `${JSON.stringify(data, null, 2)}\n`;
  // A page that may consist of blocks begins with a text, too.
  const hasText = fields.some(
    ({ kind, name, required }) =>
      (kind === "markdown" && required !== false) || name === BLOCKS_FIELD,
  );
  return `---\n${stringify(data, { lineWidth: 0 })}---\n${hasText ? "\nTo be written.\n" : ""}`;
}

/**
 * Makes a valid entry with placeholders. Never overwrites a file.
 * @throws PlainError if the title or the slug cannot be used, or a file of that name exists
 */
export async function makeEntry(request: NewEntry): Promise<MadeEntry> {
  const { root, collection } = request;
  const slug = checkedSlug(request);
  const { data, pictures } = placeholderData(request, slug);
  const [finding] = checkFields(collection.fields, data).findings;
  if (finding)
    throw new PlainError(`${fieldPath(finding.path)}: ${finding.rule}. Fix: ${finding.fix}.`);

  const isMarkdown = collection.format === "markdown";
  const folder = path.join(root, collection.folder, isMarkdown ? slug : "");
  const file = path.join(folder, isMarkdown ? "index.md" : `${slug}.json`);
  const pictureFiles = [...pictures].map(([name, slot]) => ({
    file: path.join(folder, name),
    slot,
  }));
  const targets = [isMarkdown ? folder : file, ...pictureFiles.map((picture) => picture.file)];
  const taken = targets.find((name) => existsSync(name));
  if (taken)
    throw new PlainError(
      `${taken} exists. Fix: choose another title, or a name with -- --slug NAME.`,
    );

  await mkdir(folder, { recursive: true });
  // The entry comes last, so that a running preview finds its pictures. `wx` never overwrites.
  for (const picture of pictureFiles)
    await writeFile(picture.file, await placeholderPicture(picture.slot), { flag: "wx" });
  await writeFile(file, fileText(collection, data), { flag: "wx" });
  return { file, slug, pictures: pictureFiles, isDraft: data.draft === true };
}
