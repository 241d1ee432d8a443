import { removeComments } from "../../gatsby-remark-content/check";
import { ADDRESS_FIELD, FORMER_ADDRESSES_FIELD, routeOf } from "../model/address";
import { checkFields } from "../model/check-fields";
import {
  type FieldFinding,
  type Finding,
  fieldPath,
  type Path,
  type Problem,
  wordsOf,
} from "../model/problem";
import { isBlank } from "../model/text";
import type { Collection, Field } from "../model/types";
import { type Visibility, visibilityOf } from "../model/visibility";
import type { CheckedContent, ContentRules, Findings } from "./checked-content";
import { slugFault } from "./discover";
import type { CheckedEntry, EntryFile } from "./entry";
import { type ParsedData, type ParseFault, parseFrontMatter, parseJson } from "./parse-data";
import { readTexts } from "./read-texts";
import { readSourceText } from "./source-text";

const ID: Field = { name: "id", label: "Name in addresses and references", kind: "string" };

/** Key of the list in the file of an ordered list. */
const ITEMS = "items";

/** The line of a field, or, if it is missing, of the item or group that lacks it. */
function nearestLine(lineOf: ParsedData["lineOf"], path: Path): number | undefined {
  return lineOf(path) ?? (path.length > 1 ? nearestLine(lineOf, path.slice(0, -1)) : undefined);
}

export type Reader = Pick<CheckedContent, "rules"> & {
  /** Absolute path of a file named relative to the content folder. */
  locate: (file: string) => string;
  /** `YYYY-MM-DD`. */
  today: string;
};

/** The text below the front matter, as it stands in its file. */
type Body = { body: string; bodyLine: number };

type EntryFinding = Finding & { path: Path; line?: number; optionalInDraft?: boolean };

/** Collects findings of one entry, each with its file and line. */
class EntryReport {
  readonly problems: Problem[] = [];
  readonly warnings: Problem[] = [];

  constructor(
    private readonly file: string,
    private readonly basePath: Path,
    private readonly lineOf: ParsedData["lineOf"],
    private readonly visibility: Visibility,
  ) {}

  /** Reports on a field. */
  add({ path, line, optionalInDraft = false, ...finding }: EntryFinding): void {
    const at = [...this.basePath, ...path];
    const place = { line: line ?? nearestLine(this.lineOf, at), field: fieldPath(at) };
    this.push({ file: this.file, ...place, ...wordsOf(finding) }, { optionalInDraft });
  }

  /** Reports on a line of a text. @param path of its field, null below the front matter */
  addInText(path: Path | null, line: number, finding: Finding & Severity): void {
    const field = path && { field: fieldPath([...this.basePath, ...path]) };
    this.push({ file: this.file, line, ...field, ...wordsOf(finding) }, finding);
  }

  /** Reports on a line. */
  addLine(line: number, finding: Finding, severity: Severity = {}): void {
    this.push({ file: this.file, line, ...wordsOf(finding) }, severity);
  }

  private push(problem: Problem, { isAdvice, optionalInDraft }: Severity): void {
    if (optionalInDraft && this.visibility === "draft")
      this.warnings.push({ ...problem, isBeforePublishing: true });
    else (isAdvice ? this.warnings : this.problems).push(problem);
  }
}

type Severity = { isAdvice?: boolean; optionalInDraft?: boolean };

const COMMENT_IN_VALUE: Finding = {
  rule: "has text after #, which is read as a comment",
  fix: "put the text in double quotes, or the comment above it",
  formFix: "write the whole text into its field again",
};

/** The address that an entry's page has in place of its slug; null without one. */
function ownAddress({ routePrefix }: Collection, data: Record<string, unknown>): string | null {
  const address = data[ADDRESS_FIELD];
  return routePrefix !== null && typeof address === "string" ? address : null;
}

/** Findings in the present and the former addresses of an entry. */
function addressFindings(
  collection: Collection,
  data: Record<string, unknown>,
  { reservedNames }: ContentRules,
): FieldFinding[] {
  const former = data[FORMER_ADDRESSES_FIELD];
  const names: [Path, unknown][] = [
    [[ADDRESS_FIELD], ownAddress(collection, data)],
    ...(Array.isArray(former) ? former : []).map((name, index): [Path, unknown] => [
      [FORMER_ADDRESSES_FIELD, index],
      name,
    ]),
  ];
  return names.flatMap(([path, name]) => {
    const fault = typeof name === "string" && slugFault(name, collection, reservedNames);
    return fault ? { path, ...fault } : [];
  });
}

/** The text below the front matter, null where there is none. It is added to the fields. */
function readBody(
  { collection }: EntryFile,
  markdown: Body | null,
  data: Record<string, unknown>,
  report: EntryReport,
): Pick<CheckedEntry, "body" | "bodyLine"> {
  const field = collection.fields.find(({ kind }) => kind === "markdown");
  const { body = "", bodyLine = 1 } = markdown ?? {};
  if (isBlank(removeComments(body))) {
    if (field && field.required !== false)
      report.add({
        path: [field.name],
        line: bodyLine,
        rule: "required, the text is missing",
        fix: "write it below the fields",
        formFix: "write it",
        optionalInDraft: !field.requiredInDraft,
      });
    return { body: null, bodyLine };
  }
  if (field) data[field.name] = body;
  return { body, bodyLine };
}

/** Reports on the collection's own rules. Those for the text name its first line. */
function checkRules(
  { fields, check }: Collection,
  data: Record<string, unknown>,
  { body, bodyLine, texts }: Pick<CheckedEntry, "body" | "bodyLine" | "texts">,
  report: EntryReport,
): void {
  const bodyField = fields.find(({ kind }) => kind === "markdown")?.name;
  const headings = texts.flatMap(({ metadata }) => metadata.headingIds);
  for (const finding of check?.(data, { headings, hasBody: body !== null }) ?? [])
    report.add(finding.path[0] === bodyField ? { ...finding, line: bodyLine } : finding);
}

/**
 * Validates one entry.
 * @param parsed the entry, with the lines of the file it stands in
 * @param basePath where in that file
 * @returns the entry, with its valid fields only if it has problems, and all findings in it
 */
function validateEntry(
  entryFile: EntryFile,
  { value, lineOf, textLineOf, cutLines }: ParsedData,
  basePath: Path,
  markdown: Body | null,
  reader: Reader,
): Findings & { entry: CheckedEntry } {
  const { collection, sourcePath } = entryFile;
  const { today, rules } = reader;
  const isListItem = collection.format === "list";
  const fields = isListItem ? [ID, ...collection.fields] : collection.fields;
  const { values, findings } = checkFields(fields, value ?? {});
  const { id, ...data } = values;
  const visibility = visibilityOf(data, today);
  const report = new EntryReport(sourcePath, basePath, lineOf, visibility);
  for (const finding of findings) report.add(finding);
  for (const line of cutLines) report.addLine(line, COMMENT_IN_VALUE, { isAdvice: true });

  for (const finding of addressFindings(collection, data, rules)) report.add(finding);

  const body = readBody(entryFile, markdown, data, report);
  const { findings: textFindings, ...texts } = readTexts(collection.fields, data, {
    ...body,
    file: reader.locate(sourcePath),
    lineOf: (path) => textLineOf([...basePath, ...path]) ?? 1,
    reservedIds: rules.reservedIds ?? [],
  });
  for (const { path, line, ...finding } of textFindings) report.addInText(path, line, finding);
  checkRules(collection, data, { ...body, ...texts }, report);

  const slug = isListItem ? String(id ?? "") : entryFile.slug;
  const { problems, warnings } = report;
  const entry: CheckedEntry = {
    collection,
    slug,
    route: routeOf(collection, ownAddress(collection, data) ?? slug),
    sourcePath,
    visibility,
    data,
    ...body,
    ...texts,
    isSound: problems.length === 0 && entryFile.hasName,
    hasName: entryFile.hasName && slug !== "",
    basePath,
    lineOf,
  };
  return { entry, problems, warnings };
}

export type Reading = Findings & {
  /**
   * Every entry of the file, also those with problems; null where the file cannot be read.
   */
  entries: CheckedEntry[] | null;
};

/** Reads and validates one file of entries. */
export function readEntries(entryFile: EntryFile, reader: Reader): Reading {
  const { collection, sourcePath: file } = entryFile;
  const source = readSourceText(reader.locate(file));
  if (!("text" in source)) return unreadable(file, [source]);

  const isMarkdown = collection.format === "markdown";
  const { parsed, ...markdown } = isMarkdown
    ? parseFrontMatter(source.text)
    : { parsed: parseJson(source.text) };
  if (!parsed.data) return unreadable(file, parsed.faults);
  if (collection.format === "list") return readList(entryFile, parsed.data, reader);
  const body = "body" in markdown ? markdown : null;
  const { entry, ...findings } = validateEntry(entryFile, parsed.data, [], body, reader);
  return { entries: [entry], ...findings };
}

function unreadable(file: string, faults: readonly ParseFault[]): Reading {
  return { entries: null, problems: faults.map((fault) => ({ file, ...fault })), warnings: [] };
}

const unknownFields = (file: string, { value, lineOf }: ParsedData): Problem[] =>
  Object.keys(value as object)
    .filter((key) => key !== ITEMS)
    .map((key) => ({
      file,
      line: lineOf([key]),
      field: key,
      rule: "unknown field",
      fix: "remove it",
    }));

function itemsOf({ value }: ParsedData): unknown[] | null {
  const items =
    typeof value === "object" && value !== null && ITEMS in value ? value[ITEMS] : undefined;
  return Array.isArray(items) ? items : null;
}

function readList(entryFile: EntryFile, data: ParsedData, reader: Reader): Reading {
  const { sourcePath: file, collection } = entryFile;
  const items = itemsOf(data);
  if (!items)
    return unreadable(file, [
      { rule: 'must be a group with one list, "items"', fix: 'write {"items": [ ... ]}' },
    ]);
  const problems = unknownFields(file, data);
  const indexById = new Map<string, number>();
  const readItem = (item: unknown, index: number): CheckedEntry => {
    const basePath: Path = [ITEMS, index];
    const itemData = { ...data, value: item };
    const { entry, ...findings } = validateEntry(entryFile, itemData, basePath, null, reader);
    problems.push(...findings.problems);
    if (!entry.hasName) return entry;
    const key = entry.slug.toLowerCase();
    const duplicate = indexById.get(key);
    indexById.set(key, index);
    const repeated = duplicate !== undefined && {
      rule: `"${entry.slug}" is the id of item ${duplicate + 1} too`,
      fix: "give each item its own id",
    };
    const fault = slugFault(entry.slug, collection, reader.rules.reservedNames) ?? repeated;
    if (!fault) return entry;
    const at: Path = [...basePath, ID.name];
    problems.push({ file, line: data.lineOf(at), field: fieldPath(at), ...fault });
    return { ...entry, isSound: false, hasName: false };
  };
  return { entries: items.map(readItem), problems, warnings: [] };
}
