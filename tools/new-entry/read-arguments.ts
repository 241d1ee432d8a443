import { parseArgs } from "node:util";
import type { Collection } from "../../src/content-model/types";
import { PlainError } from "../lib/project.mjs";
import { collectionOf, KINDS } from "./kinds";

const USAGE = `Usage: npm run new -- KIND "Title" [--slug NAME]\nThe kinds are ${KINDS.join(", ")}.`;

function parse(args: string[]): { positionals: string[]; slug?: string } {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { slug: { type: "string" } } });
    return { positionals, slug: values.slug };
  } catch (error) {
    throw new PlainError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

/**
 * What a command line asks for.
 * @throws PlainError that says how to write it
 */
export function readArguments(args: string[]): { collection: Collection; title: string; slug?: string } {
  const { positionals, slug } = parse(args);
  const [kind, title = "", ...rest] = positionals;
  if (kind === undefined) throw new PlainError(USAGE);
  const collection = collectionOf(kind);
  if (rest.length > 0) throw new PlainError(`Put the title in quotes. ${USAGE}`);
  if (title.trim() === "") throw new PlainError(`The title is missing. ${USAGE}`);
  return { collection, title: title.trim(), slug };
}
