import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { PlainError } from "../lib/project.mjs";
import { keepsBack } from "./visibility";

/** A category or a colleague of the existing content. */
export type Known = { id: string; name: string };

/** Categories and colleagues an article may refer to, and the slugs that are taken. */
export type ExistingContent = { categories: Known[]; team: Known[]; articles: ReadonlySet<string> };

function readJson(file: string) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new PlainError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/**
 * Reads categories, colleagues and slugs of articles.
 * @param root the content folder
 * @throws PlainError for a file that cannot be read
 */
export function readExistingContent(root: string): ExistingContent {
  const readIn = (file: string) => readJson(path.join(root, file));
  const list = (folder: string) =>
    existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : [];
  const { items } = readIn("settings/categories.json") as {
    items: { id: string; title: string }[];
  };
  const team = list("team").filter((name) => name.endsWith(".json"));
  return {
    categories: items.map(({ id, title }) => ({ id, name: title })),
    team: team.map((file) => ({
      id: path.parse(file).name,
      name: String(readIn(`team/${file}`).name),
    })),
    articles: new Set(list("blog")),
  };
}

const names = v.array(v.string());
const choices = (known: readonly Known[]) =>
  v.record(v.string(), v.nullable(v.picklist(known.map(({ id }) => id))));

/** Whether a name in `ignored` is that of a file or a setting, not of a field. */
const isRuleName = (name: string): boolean => /\/|: /.test(name);

const schemaFor = ({ categories, team }: ExistingContent) =>
  v.strictObject({
    about: v.optional(v.string()),
    /** Relative to the source. */
    articles: names,
    /** Relative to the source, or absolute. */
    pictures: names,
    oldSite: v.nullable(
      v.pipe(
        v.string(),
        v.check(
          (address) => address !== "",
          "is not known: write the old site's address, or null if there never was one",
        ),
        v.check(
          (address) =>
            address === "" || (/^https?:\/\/[^/]/.test(address) && URL.canParse(address)),
          'must begin with https:// or http://, such as "https://old.example"',
        ),
        v.transform((address) => address.replace(/\/+$/, "")),
      ),
    ),
    /** Whether the old site ended a line where the file does. */
    lineBreaks: v.boolean(),
    /** What the old site showed in place of signs: `{ "--": "–" }`, of quotation marks both. */
    signs: v.record(v.pipe(v.string(), v.minLength(1)), v.string()),
    fields: v.strictObject({
      title: names,
      date: names,
      updated: names,
      perex: names,
      category: names,
      author: names,
      picture: names,
      pictureAlt: names,
      slug: names,
    }),
    /** Fields, and rules of the old project, that never keep an article back. */
    ignored: v.array(
      v.pipe(
        v.string(),
        v.check(
          (name) => isRuleName(name) || !keepsBack(name),
          ({ input }) => `${JSON.stringify(input)} may keep an article back, and is never ignored`,
        ),
      ),
    ),
    categories: choices(categories),
    authors: choices(team),
  });

/** How the fields of the old blog become those of this one; an editor may change all of it. */
export type Mapping = v.InferOutput<ReturnType<typeof schemaFor>>;
export type FieldName = keyof Mapping["fields"];

/** Fields for an article's earlier addresses. */
export const EARLIER = ["aliases", "redirect_from"];

export const ABOUT =
  "How `npm run import` reads the blog. Its keys are explained in docs/importing.md.";

/**
 * Reads a mapping, which may have been edited.
 * @throws PlainError that lists all its faults
 */
export function readMapping(file: string, existing: ExistingContent): Mapping {
  const result = v.safeParse(schemaFor(existing), readJson(file));
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => {
    const isUnknown = issue.type === "strict_object" && issue.expected === "never";
    const isMissing = issue.type === "strict_object" && issue.received === "undefined";
    const fault = isUnknown ? "is not a key of the mapping" : issue.message;
    return `  ${v.getDotPath(issue) ?? "the whole"}: ${isMissing ? "is missing" : fault}`;
  });
  throw new PlainError(
    `${file} is not a valid mapping. Correct it, or remove it to have a new one proposed:\n${faults.join("\n")}`,
  );
}
