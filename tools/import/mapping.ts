import { readFileSync } from "node:fs";
import * as v from "valibot";
import { PlainError } from "../lib/project.mjs";

const names = v.array(v.string());
const choices = v.record(v.string(), v.nullable(v.string()));

const schema = v.strictObject({
  about: v.optional(v.string()),
  /** Relative to the source. */
  articles: names,
  /** Relative to the source, or absolute. */
  pictures: names,
  oldSite: v.nullable(v.string()),
  /** Relative to the source, or absolute. */
  standIn: v.strictObject({ picture: v.nullable(v.string()), alt: v.string() }),
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
  categories: choices,
  authors: choices,
});

/** How the fields of the old blog become those of this one; an editor may change all of it. */
export type Mapping = v.InferOutput<typeof schema>;
export type FieldName = keyof Mapping["fields"];

export const ABOUT =
  "How `npm run import` reads the blog. `articles` are the folders of the texts, `pictures` those in which an address such as /img/a.jpg is looked up, `oldSite` is the old address. `standIn` is the main picture, of at least 1920 x 1080 pixels, of articles that have none; without one they get a grey area and stay drafts. `fields` says in which fields of the front matter ours are, the first that has a value counts. `categories` and `authors` lead from what was found to the id of a category and the slug of a colleague; null leaves it out.";

/**
 * Reads a mapping that an editor may have changed.
 * @throws PlainError with everything that is wrong with it
 */
export function readMapping(file: string): Mapping {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new PlainError(`${file} cannot be read: ${(error as Error).message}`);
  }
  const result = v.safeParse(schema, json);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? "the whole"}: ${issue.message}`);
  throw new PlainError(
    `${file} is no mapping. Correct it, or remove it to have a new one proposed:\n${faults.join("\n")}`,
  );
}
