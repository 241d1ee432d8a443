import { CONTENT_MODEL } from "../../src/content-model/content-model";
import { suggestion } from "../../src/content-model/nearest";
import type { Collection } from "../../src/content-model/types";
import { PlainError } from "../lib/project.mjs";

/** The collections whose entries have files of their own. */
export const MAKEABLE = CONTENT_MODEL.filter(({ format }) => format === "markdown" || format === "json");

/** What an editor calls one entry of each, such as `article`. */
export const KINDS: readonly string[] = MAKEABLE.flatMap(({ singular }) => singular ?? []).sort();

/**
 * The collection of a kind.
 * @throws PlainError that lists the kinds and names the nearest
 */
export function collectionOf(kind: string): Collection {
  const collection = MAKEABLE.find(({ singular }) => singular === kind);
  if (collection) return collection;
  // The name of the folder is a near miss, too: `blog`.
  const meant = MAKEABLE.find(({ name }) => name === kind)?.singular ?? kind;
  throw new PlainError(`There is no kind "${kind}". Fix: ${suggestion(meant, KINDS)}.`);
}
