import { fieldPath, type Path, type Problem } from "../../content-model/problem";
import type { CheckedEntry } from "../entry";
import { type EntryFile, slugFault } from "../files/discover";
import { readSourceText } from "../files/source-text";
import { type ParsedData, type ParseFault, parseFrontMatter, parseJson } from "./parse-data";
import { type Reader, validateEntry } from "./validate-entry";

export type Reading = {
  /** Every entry of the file, those with problems of their own included; null where the file cannot be read. */
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
  const { parsed, ...markdown } = isMarkdown ? parseFrontMatter(source.text) : { parsed: parseJson(source.text) };
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
  const items = typeof value === "object" && value !== null && "items" in value ? value.items : undefined;
  if (!Array.isArray(items))
    return failed(file, [{ rule: 'must be a group with one list, "items"', fix: 'write {"items": [ ... ]}' }]);
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
    const own = { value: item, lineOf: data.lineOf };
    const { entry, problems: found } = validateEntry(entryFile, own, ["items", index], null, reader);
    problems.push(...found);
    if (!entry.named) return entry;
    const duplicate = seen.get(entry.slug.toLowerCase());
    seen.set(entry.slug.toLowerCase(), index);
    const fault =
      slugFault(entry.slug, collection) ??
      (duplicate === undefined
        ? null
        : { rule: `"${entry.slug}" is the id of item ${duplicate + 1} too`, fix: "give each item its own id" });
    if (!fault) return entry;
    const at: Path = ["items", index, "id"];
    problems.push({ file, line: data.lineOf(at), field: fieldPath(at), ...fault });
    return { ...entry, sound: false, named: false };
  });
  return { entries, problems, warnings: [] };
}
