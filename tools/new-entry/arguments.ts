import { parseArgs } from "node:util";
import type { Collection } from "../../plugins/gatsby-source-content/model";
import { suggestion } from "../../plugins/gatsby-source-content/model";
import { CONTENT_MODEL } from "../../src/content-model/content-model";
import { PlainError } from "../lib/project.mjs";

/** Collections whose entries are files: those that `npm run new` makes. */
export const MAKEABLE = CONTENT_MODEL.collections.filter(
  ({ format }) => format === "markdown" || format === "json",
);

/** Names of one entry of each, such as `article`. */
export const KINDS: readonly string[] = MAKEABLE.flatMap(({ singular }) => singular ?? []).sort();

const USAGE = `Usage: npm run new -- KIND "Title" [--slug NAME]\nThe kinds are ${KINDS.join(", ")}.`;

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

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { slug: { type: "string" } } });
  } catch (error) {
    throw new PlainError(`${(error as Error).message}\n${USAGE}`);
  }
}

/**
 * Reads the command line.
 * @throws PlainError with the usage
 */
export function readArguments(args: string[]): {
  collection: Collection;
  title: string;
  slug?: string;
} {
  const { positionals, values } = parse(args);
  const [kind, title = "", ...rest] = positionals;
  if (kind === undefined) throw new PlainError(USAGE);
  const collection = collectionOf(kind);
  if (rest.length > 0) throw new PlainError(`Put the title in quotes. ${USAGE}`);
  if (title.trim() === "") throw new PlainError(`The title is missing. ${USAGE}`);
  return { collection, title: title.trim(), slug: values.slug };
}
