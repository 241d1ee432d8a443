import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { stringify } from "yaml";
import { CONTENT_MODEL } from "../../../src/content-model/content-model";
import { loadSiteContent } from "../../../src/content-rules/load-site-content";
import { formatDiagnostics } from "../../../tools/check-content/diagnostics";
import { placeholders } from "../model/placeholders";
import { type Collection, type Field, getSlot, SOURCE_DENSITY } from "../model/types";

/** Content by path below the content folder. */
export type Files = Record<string, string | Buffer>;
type Data = Record<string, unknown>;

function sampleText({
  minLength = 0,
  maxLength = 5000,
}: {
  minLength?: number;
  maxLength?: number;
}): string {
  return "Sample".padEnd(minLength, " words").slice(0, maxLength);
}

let entriesMade = 0;

/** Makes valid fields, with the next place in lists; pictures are `<pictures>/<slot>.png`. */
const sampleData = (fields: readonly Field[], pictures: string): Data => ({
  ...sampleFields(fields, pictures),
  ...(fields.some(({ name }) => name === "order") && { order: entriesMade++ }),
});

const sampleFields = (fields: readonly Field[], pictures: string): Data =>
  placeholders(fields, {
    text: sampleText,
    // An old date would be a warning: the text is to be reviewed.
    date: ({ reviewYears }) =>
      reviewYears === undefined ? "2024-01-15" : new Date().toISOString().slice(0, 10),
    picture: ({ slot }) => `${pictures}/${slot}.png`,
    reference: () => "sample",
  });

function collectionNamed(name: string): Collection {
  const collection = CONTENT_MODEL.collections.find((candidate) => candidate.name === name);
  if (!collection) throw new Error(`The model has no collection "${name}"`);
  return collection;
}

/** A valid entry of a Markdown collection with changes; `undefined` takes a field away. */
export function markdownEntry(name: string, changes: Data = {}, body = "Words.\n"): string {
  const data = { ...sampleData(collectionNamed(name).fields, "../sample"), ...changes };
  return `---\n${stringify(JSON.parse(JSON.stringify(data)))}---\n${body}`;
}

/** A valid entry of a JSON collection, or of one that is a single file, with changes. */
export function jsonEntry(name: string, changes: Data = {}): string {
  return JSON.stringify({ ...sampleData(collectionNamed(name).fields, "."), ...changes }, null, 2);
}

/** A valid item of a list with changes. */
export function listItem(name: string, changes: Data = {}): Data {
  return { id: "sample", ...sampleData(collectionNamed(name).fields, "."), ...changes };
}

/** A picture of one colour. */
export const plainPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c8a05f" } });

const pictureBySlot = new Map<string, Promise<Buffer>>();

/** Draws the picture of a slot once, since that takes long. */
function samplePicture(slot: string): Promise<Buffer> {
  const { width, height } = getSlot(CONTENT_MODEL, slot);
  const draw = () =>
    plainPicture(width * SOURCE_DENSITY, height * SOURCE_DENSITY)
      .png()
      .toBuffer();
  const picture = pictureBySlot.get(slot) ?? draw();
  pictureBySlot.set(slot, picture);
  return picture;
}

function slotsOf(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    if (field.kind === "picture") return [field.slot];
    if (field.kind === "object") return slotsOf(field.fields);
    if (field.kind === "block") return slotsOf(field.blocks.flatMap(({ fields }) => fields));
    return field.kind === "list" ? slotsOf([field.of]) : [];
  });
}

/** The smallest content the model allows, with one entry, `sample`, in every collection. */
export async function minimalContent(): Promise<Files> {
  const files: Files = {};
  for (const { name, folder, format, fields } of CONTENT_MODEL.collections) {
    if (format === "markdown") files[`${folder}/sample/index.md`] = markdownEntry(name);
    if (format === "json") files[`${folder}/sample.json`] = jsonEntry(name);
    if (format === "single") files[`${folder}.json`] = jsonEntry(name);
    if (format === "list")
      files[`${folder}.json`] = JSON.stringify({ items: [listItem(name)] }, null, 2);
    const pictureFolder = {
      markdown: `${folder}/sample`,
      json: folder,
      list: path.dirname(folder),
      single: path.dirname(folder),
    };
    for (const slot of new Set(slotsOf(fields))) {
      files[`${pictureFolder[format]}/${slot}.png`] = await samplePicture(slot);
    }
  }
  return files;
}

/** Writes a content folder into a new folder. @returns the content folder's absolute path */
export function writeContent(files: Files): string {
  const root = path.join(mkdtempSync(path.join(tmpdir(), "content-")), "content");
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return root;
}

/**
 * For a test file that writes several content folders; removes them at its end.
 * @returns writes the smallest valid content with changes, without the files whose path matches
 */
export function contentTrees(): (changes?: Files, without?: RegExp) => Promise<string> {
  const roots: string[] = [];
  afterAll(() => {
    for (const root of roots) rmSync(path.dirname(root), { recursive: true, force: true });
  });
  return async (changes = {}, without = /^$/) => {
    const files = Object.entries({ ...(await minimalContent()), ...changes }).filter(
      ([name]) => !without.test(name),
    );
    const root = writeContent(Object.fromEntries(files));
    roots.push(root);
    return root;
  };
}

export type Check = { isValid: boolean; output: string };

/**
 * Checks a content folder as the command does. It works beside the folder, where the cache of
 * checked pictures then lies.
 */
export async function checkContent(root: string): Promise<Check> {
  const project = process.cwd();
  const base = path.dirname(root);
  process.chdir(base);
  try {
    const result = await loadSiteContent({ root });
    return { isValid: result.problems.length === 0, output: formatDiagnostics(result) };
  } finally {
    process.chdir(project);
  }
}
