import path from "node:path";
import * as v from "valibot";
import { objectSchema, splitMessage } from "../../../src/content-model/entry-schema";
import { fieldPath, type Path, type Problem } from "../../../src/content-model/problem";
import { tidy } from "../../../src/content-model/tidy";
import type { Collection, Field } from "../../../src/content-model/types";
import { type EntryFile, slugFault } from "./discover";
import { type CheckedEntry, routeOf, type Visibility } from "./entry";
import { readMarkdown } from "./markdown";
import { type ParsedData, type ParseFault, parseFrontMatter, parseJson } from "./parse-data";
import { readSourceText } from "./source-text";

const ID: Field = { name: "id", label: "Name in addresses and references", kind: "string" };

/** Schemas are built once for each list of fields. */
const schemas = new Map<readonly Field[], v.GenericSchema<unknown, unknown>>();
function schemaOf(fields: readonly Field[]) {
  const schema = schemas.get(fields) ?? objectSchema(fields);
  schemas.set(fields, schema);
  return schema;
}

function visibilityOf(data: Record<string, unknown>, today: string): Visibility {
  if (data.draft === true) return "draft";
  return typeof data.date === "string" && data.date > today ? "scheduled" : "published";
}

type Reader = { root: string; label: string; today: string };
type Reading = {
  entries: CheckedEntry[];
  problems: Problem[];
  /** Names references may use, those of entries with problems included; null where the file does not say. */
  names: readonly string[] | null;
};

/**
 * Reads and validates one file of entries.
 * @returns its entries, defaults applied, and every problem in it; an entry with a problem is left out
 */
export async function readEntries(entryFile: EntryFile, reader: Reader): Promise<Reading> {
  const { collection, sourcePath } = entryFile;
  const file = `${reader.label}/${sourcePath}`;
  const source = await readSourceText(path.join(reader.root, sourcePath));
  if (!("text" in source)) return failed(entryFile, file, [source]);

  if (collection.format === "markdown") {
    const { parsed, body, bodyLine } = parseFrontMatter(source.text);
    if (!parsed.data) return failed(entryFile, file, parsed.faults);
    return validate(entryFile, parsed.data, [], { body, bodyLine }, reader);
  }
  const parsed = parseJson(source.text);
  if (!parsed.data) return failed(entryFile, file, parsed.faults);
  return collection.format === "list"
    ? readList(entryFile, parsed.data, reader)
    : validate(entryFile, parsed.data, [], null, reader);
}

function failed({ collection, slug }: EntryFile, file: string, faults: readonly ParseFault[]): Reading {
  const names = collection.format === "list" ? null : [slug];
  return { entries: [], problems: faults.map((fault) => ({ file, ...fault })), names };
}

function readList(entryFile: EntryFile, data: ParsedData, reader: Reader): Reading {
  const file = `${reader.label}/${entryFile.sourcePath}`;
  const { value } = data;
  const items = typeof value === "object" && value !== null && "items" in value ? value.items : undefined;
  if (!Array.isArray(items))
    return failed(entryFile, file, [
      { rule: 'must be a group with one list, "items"', mend: 'write {"items": [ ... ]}' },
    ]);
  const extra = Object.keys(value as object).filter((key) => key !== "items");
  const problems: Problem[] = extra.map((key) => ({
    file,
    line: data.lineOf([key]),
    field: key,
    rule: "unknown field",
    mend: "remove it",
  }));
  const seen = new Map<string, number>();
  const readings = items.map((_, index) => {
    const reading = validate(entryFile, data, ["items", index], null, reader);
    const [entry] = reading.entries;
    const at: Path = ["items", index, "id"];
    if (!entry) return reading;
    const fault = slugFault(entry.slug, entryFile.collection);
    const twin = seen.get(entry.slug.toLowerCase());
    seen.set(entry.slug.toLowerCase(), index);
    const finding =
      fault ??
      (twin === undefined
        ? null
        : { rule: `"${entry.slug}" is the id of item ${twin + 1} too`, mend: "give each item its own id" });
    return finding
      ? { ...reading, entries: [], problems: [{ file, line: data.lineOf(at), field: fieldPath(at), ...finding }] }
      : reading;
  });
  return {
    entries: readings.flatMap(({ entries }) => entries),
    problems: [...problems, ...readings.flatMap((reading) => reading.problems)],
    names: readings.flatMap(({ names }) => names ?? []),
  };
}

function fieldsOf(collection: Collection): readonly Field[] {
  const cached = fieldLists.get(collection);
  if (cached) return cached;
  const fields = collection.format === "list" ? [ID, ...collection.fields] : collection.fields;
  fieldLists.set(collection, fields);
  return fields;
}
const fieldLists = new Map<Collection, readonly Field[]>();

function valueAt(value: unknown, base: Path): unknown {
  return base.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value);
}

/** The name of a list's item, whatever else is wrong with it. */
function idOf(item: unknown): string | null {
  const id = typeof item === "object" && item !== null && "id" in item ? item.id : null;
  return typeof id === "string" ? id : null;
}

function validate(
  entryFile: EntryFile,
  data: ParsedData,
  basePath: Path,
  markdown: { body: string; bodyLine: number } | null,
  reader: Reader,
): Reading {
  const { collection, sourcePath } = entryFile;
  const fields = fieldsOf(collection);
  const file = `${reader.label}/${sourcePath}`;
  const problems: Problem[] = [];
  const add = (at: Path, rule: string, mend: string, line = data.lineOf(at)) =>
    problems.push({ file, line, field: fieldPath(at), rule, mend });

  const raw = valueAt(data.value, basePath);
  const bodyField = fields.find((field) => field.kind === "markdown");
  const { value, unknownKeys } = tidy(
    fields.filter((field) => field !== bodyField),
    raw ?? {},
    basePath,
  );
  for (const { path: at, rule, mend } of unknownKeys) add(at, rule, mend);

  const body = markdown && markdown.body.trim() !== "" ? markdown.body : undefined;
  const withBody =
    bodyField && typeof value === "object" && value !== null && !Array.isArray(value)
      ? { ...value, [bodyField.name]: body }
      : value;
  const result = v.safeParse(schemaOf(fields), withBody);
  for (const issue of result.issues ?? []) {
    const at: Path = [...basePath, ...((issue.path ?? []).map(({ key }) => key) as Path)];
    const { rule, mend } = splitMessage(issue.message);
    if (bodyField && at.at(-1) === bodyField.name)
      add(
        at,
        "required, the text after the front matter is missing",
        "write it below the closing ---",
        markdown?.bodyLine,
      );
    else add(at, rule, mend);
  }

  const facts = body === undefined ? null : readMarkdown(body);
  const bodyLine = markdown?.bodyLine ?? 1;
  for (const { line, rule, mend } of facts?.findings ?? [])
    problems.push({ file, line: line + bodyLine - 1, rule, mend });
  const slug = collection.format === "list" ? idOf(value) : entryFile.slug;
  const names = slug === null ? null : [slug];
  if (!result.success || slug === null || problems.length > 0) return { entries: [], problems, names };

  const { id: _, ...rest } = result.output as Record<string, unknown>;
  const route = routeOf(collection, slug);
  const visibility = visibilityOf(rest, reader.today);
  return {
    entries: [
      {
        collection,
        slug,
        route,
        sourcePath,
        visibility,
        data: rest,
        body: body ?? null,
        facts,
        bodyLine,
        basePath,
        lineOf: data.lineOf,
      },
    ],
    problems,
    names,
  };
}
