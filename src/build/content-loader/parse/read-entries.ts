import {
  type MarkdownMetadata,
  readMarkdown,
  withoutComments,
} from "../../../../plugins/gatsby-remark-content/check";
import { routeOf } from "../../../constants/routes";
import { checkFields } from "../../../content-model/check-fields";
import { BLOCKS_FIELD, blockFindings } from "../../../content-model/collections/block-rules";
import { ADDRESS } from "../../../content-model/field-sets";
import { type Finding, fieldPath, type Path, type Problem } from "../../../content-model/problem";
import { isBlank } from "../../../content-model/text";
import type { Field } from "../../../content-model/types";
import { visibilityOf } from "../../../content-model/visibility";
import type { CheckedEntry } from "../entry";
import { type EntryFile, slugFault } from "../files/discover";
import { readSourceText } from "../files/source-text";
import { type ParsedData, type ParseFault, parseFrontMatter, parseJson } from "./parse-data";

const ID: Field = { name: "id", label: "Name in addresses and references", kind: "string" };

/** The line of a field, or, if it is missing, of the item or group that lacks it. */
function nearestLine(lineOf: ParsedData["lineOf"], path: Path): number | undefined {
  return lineOf(path) ?? (path.length > 1 ? nearestLine(lineOf, path.slice(0, -1)) : undefined);
}

/**
 * By file: the preview checks all content after each save, and parsing bodies is most of a check.
 */
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
  today: string;
};

/**
 * Validates one entry.
 * @param data the entry, with the lines of the file it stands in
 * @param basePath where in that file
 * @param markdown the text below the front matter
 * @returns the entry (with its valid fields only if it is not sound), every problem in it, and what
 * stops nothing
 */
function validateEntry(
  entryFile: EntryFile,
  { value, lineOf, cutLines }: ParsedData,
  basePath: Path,
  markdown: { body: string; bodyLine: number } | null,
  { locate, today }: Reader,
): { entry: CheckedEntry; problems: Problem[]; warnings: Problem[] } {
  const { collection, sourcePath } = entryFile;
  const isList = collection.format === "list";
  const bodyLine = markdown?.bodyLine ?? 1;
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  const { values, findings } = checkFields(
    isList ? [ID, ...collection.fields] : collection.fields,
    value ?? {},
  );
  const { id, ...data } = values;
  const visibility = visibilityOf(data, today);
  const listFor = ({ isAdvice = false, optionalInDraft = false }) =>
    isAdvice || (optionalInDraft && visibility === "draft") ? warnings : problems;
  const add = (
    path: Path,
    { rule, fix, optionalInDraft }: Finding & { optionalInDraft?: boolean },
    line?: number,
  ) => {
    const at = [...basePath, ...path];
    const place = { file: sourcePath, line: line ?? nearestLine(lineOf, at), field: fieldPath(at) };
    listFor({ optionalInDraft }).push({ ...place, rule, fix });
  };
  for (const finding of findings) add(finding.path, finding);
  const address = collection.routePrefix === null ? undefined : data[ADDRESS.name];
  const addressFault = typeof address === "string" ? slugFault(address, collection) : null;
  if (addressFault) add([ADDRESS.name], addressFault);
  const cut = {
    rule: "takes what follows # for a comment",
    fix: "put the text in double quotes, or the comment above it",
  };
  for (const line of cutLines) warnings.push({ file: sourcePath, line, ...cut });

  const body = markdown && !isBlank(withoutComments(markdown.body)) ? markdown.body : undefined;
  const bodyField = collection.fields.find(({ kind }) => kind === "markdown");
  if (bodyField && body !== undefined) data[bodyField.name] = body;
  else if (bodyField && bodyField.required !== false) {
    const rule = "required, the text is missing";
    add([bodyField.name], { rule, fix: "write it (in the file, below the closing ---)" }, bodyLine);
  }
  const metadata = body === undefined ? null : metadataOf(locate(sourcePath), body);
  if (collection.fields.some(({ name }) => name === BLOCKS_FIELD))
    for (const finding of blockFindings(data, metadata?.headingIds ?? null))
      add(finding.path, finding, finding.path[0] === bodyField?.name ? bodyLine : undefined);
  for (const { line, rule, fix, ...severity } of metadata?.findings ?? [])
    listFor(severity).push({ file: sourcePath, line: line + bodyLine - 1, rule, fix });

  const slug = isList ? String(id ?? "") : entryFile.slug;
  return {
    entry: {
      collection,
      slug,
      route: routeOf(collection, typeof address === "string" ? address : slug),
      sourcePath,
      visibility,
      data,
      body: body ?? null,
      words: metadata?.words ?? null,
      sound: problems.length === 0 && entryFile.named,
      named: entryFile.named && slug !== "",
      metadata,
      bodyLine,
      basePath,
      lineOf,
    },
    problems,
    warnings,
  };
}

export type Reading = {
  /**
   * Every entry of the file, those with problems of their own included; null where the file cannot
   * be read.
   */
  entries: CheckedEntry[] | null;
  problems: Problem[];
  /** What stops nothing. */
  warnings: Problem[];
};

/**
 * Reads and validates one file of entries.
 * @returns its entries and every problem in it
 */
export function readEntries(entryFile: EntryFile, reader: Reader): Reading {
  const { collection, sourcePath: file } = entryFile;
  const source = readSourceText(reader.locate(file));
  if (!("text" in source)) return failed(file, [source]);

  const isMarkdown = collection.format === "markdown";
  const { parsed, ...markdown } = isMarkdown
    ? parseFrontMatter(source.text)
    : { parsed: parseJson(source.text) };
  if (!parsed.data) return failed(file, parsed.faults);
  if (collection.format === "list") return readList(entryFile, parsed.data, reader);
  const body = "body" in markdown ? markdown : null;
  const { entry, ...found } = validateEntry(entryFile, parsed.data, [], body, reader);
  return { entries: [entry], ...found };
}

function failed(file: string, faults: readonly ParseFault[]): Reading {
  return { entries: null, problems: faults.map((fault) => ({ file, ...fault })), warnings: [] };
}

function readList(entryFile: EntryFile, data: ParsedData, reader: Reader): Reading {
  const { sourcePath: file, collection } = entryFile;
  const { value } = data;
  const items =
    typeof value === "object" && value !== null && "items" in value ? value.items : undefined;
  if (!Array.isArray(items))
    return failed(file, [
      { rule: 'must be a group with one list, "items"', fix: 'write {"items": [ ... ]}' },
    ]);
  const extra = Object.keys(value as object).filter((key) => key !== "items");
  const problems: Problem[] = extra.map((key) => ({
    file,
    line: data.lineOf([key]),
    field: key,
    rule: "unknown field",
    fix: "remove it",
  }));
  const seen = new Map<string, number>();
  const entries = items.map((item, index) => {
    const own = { ...data, value: item };
    const { entry, problems: found } = validateEntry(
      entryFile,
      own,
      ["items", index],
      null,
      reader,
    );
    problems.push(...found);
    if (!entry.named) return entry;
    const duplicate = seen.get(entry.slug.toLowerCase());
    seen.set(entry.slug.toLowerCase(), index);
    const fault =
      slugFault(entry.slug, collection) ??
      (duplicate === undefined
        ? null
        : {
            rule: `"${entry.slug}" is the id of item ${duplicate + 1} too`,
            fix: "give each item its own id",
          });
    if (!fault) return entry;
    const at: Path = ["items", index, "id"];
    problems.push({ file, line: data.lineOf(at), field: fieldPath(at), ...fault });
    return { ...entry, sound: false, named: false };
  });
  return { entries, problems, warnings: [] };
}
