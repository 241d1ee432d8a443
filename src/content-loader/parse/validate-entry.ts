import * as v from "valibot";
import { objectSchema, splitMessage, validValues } from "../../content-model/entry-schema";
import { type Finding, fieldPath, type Path, type Problem } from "../../content-model/problem";
import { relatedFindings } from "../../content-model/related-fields";
import { isBlank, tidy } from "../../content-model/tidy";
import type { Collection, Field } from "../../content-model/types";
import { fieldAt, isGroup } from "../../content-model/walk";
import { type CheckedEntry, routeOf, type Visibility } from "../entry";
import type { EntryFile } from "../files/discover";
import { withoutComments } from "../markdown/raw-html";
import { type MarkdownMetadata, readMarkdown } from "../markdown/read-markdown";
import type { ParsedData } from "./parse-data";

const ID: Field = { name: "id", label: "Name in addresses and references", kind: "string" };

/** The fields of an entry and their schema, built once for each collection. */
function shapeOf(collection: Collection) {
  const known = shapes.get(collection);
  if (known) return known;
  const fields = collection.format === "list" ? [ID, ...collection.fields] : collection.fields;
  const shape = { fields, schema: objectSchema(fields), body: fields.find(({ kind }) => kind === "markdown") };
  shapes.set(collection, shape);
  return shape;
}
type Shape = { fields: readonly Field[]; schema: v.GenericSchema<unknown, unknown>; body: Field | undefined };
const shapes = new Map<Collection, Shape>();

function visibilityOf(data: Record<string, unknown>, today: string): Visibility {
  if (data.draft === true) return "draft";
  return typeof data.date === "string" && data.date > today ? "scheduled" : "published";
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null ? (inner as Record<string | number, unknown>)[key] : undefined,
    value,
  );
}

/** The line of a field, or, if it is missing, of the item or group that lacks it. */
function nearestLine({ lineOf }: ParsedData, path: Path): number | undefined {
  return lineOf(path) ?? (path.length > 1 ? nearestLine({ value: null, lineOf }, path.slice(0, -1)) : undefined);
}

/** A key without a value is no missing key: in YAML a colour without quotes is a comment. */
function emptyMessage(field: Field | undefined): Finding {
  return {
    rule: "required, is empty",
    fix:
      field?.kind === "color"
        ? "put it in double quotes: a value that begins with # is a comment otherwise"
        : "write a value, in double quotes where it begins with #",
  };
}

/** By file: the preview checks all content after each save, and parsing bodies is most of a check. */
const parsed = new Map<string, { body: string; metadata: MarkdownMetadata }>();

function metadataOf(file: string, body: string): MarkdownMetadata {
  const known = parsed.get(file);
  if (known?.body === body) return known.metadata;
  const metadata = readMarkdown(body);
  parsed.set(file, { body, metadata });
  return metadata;
}

export type Reader = {
  /** Absolute path of a file named relative to the content folder. */
  locate: (file: string) => string;
  label: string;
  today: string;
};

/**
 * Validates one entry.
 * @param data the file it stands in
 * @param basePath where in that file
 * @param markdown the text below the front matter
 * @returns the entry (with defaults if it is sound, otherwise with its valid fields only) and every problem in it
 */
export function validateEntry(
  entryFile: EntryFile,
  data: ParsedData,
  basePath: Path,
  markdown: { body: string; bodyLine: number } | null,
  { locate, label, today }: Reader,
): { entry: CheckedEntry; problems: Problem[] } {
  const { collection, sourcePath } = entryFile;
  const { fields, schema, body: bodyField } = shapeOf(collection);
  const file = `${label}/${sourcePath}`;
  const bodyLine = markdown?.bodyLine ?? 1;
  const problems: Problem[] = [];
  const add = (path: Path, { rule, fix }: Finding, line?: number) => {
    const at = [...basePath, ...path];
    problems.push({ file, line: line ?? nearestLine(data, at), field: fieldPath(at), rule, fix });
  };

  const raw = valueAt(data.value, basePath) ?? {};
  const { value, unknownKeys } = tidy(
    fields.filter((field) => field !== bodyField),
    raw,
  );
  for (const finding of unknownKeys) add(finding.path, finding);

  const body = markdown && !isBlank(withoutComments(markdown.body)) ? markdown.body : undefined;
  const whole = bodyField && isGroup(value) ? { ...value, [bodyField.name]: body } : value;
  const result = v.safeParse(schema, whole);
  for (const issue of result.issues ?? []) {
    const at = (issue.path ?? []).map(({ key }) => key) as Path;
    if (bodyField && at[0] === bodyField.name)
      add(
        at,
        { rule: "required, the text after the front matter is missing", fix: "write it below the closing ---" },
        bodyLine,
      );
    else if (issue.input === undefined && valueAt(raw, at) !== undefined) add(at, emptyMessage(fieldAt(fields, at)));
    else add(at, splitMessage(issue.message));
  }
  for (const finding of relatedFindings(fields, whole)) add(finding.path, finding);

  const metadata = body === undefined ? null : metadataOf(locate(sourcePath), body);
  for (const { line, rule, fix } of metadata?.findings ?? [])
    problems.push({ file, line: line + bodyLine - 1, rule, fix });

  const sound = result.success && problems.length === 0 && entryFile.named;
  const { id, ...rest } = sound ? (result.output as Record<string, unknown>) : validValues(fields, whole);
  const slug = collection.format === "list" ? String(id ?? "") : entryFile.slug;
  return {
    entry: {
      collection,
      slug,
      route: routeOf(collection, slug),
      sourcePath,
      visibility: visibilityOf(rest, today),
      data: rest,
      body: body ?? null,
      words: metadata?.words ?? null,
      sound,
      named: entryFile.named && slug !== "",
      metadata,
      bodyLine,
      basePath,
      lineOf: data.lineOf,
    },
    problems,
  };
}
