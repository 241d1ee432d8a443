import { type MarkdownMetadata, readMarkdown } from "../../gatsby-remark-content/check";
import { fieldPath, type Path } from "../model/problem";
import type { Field, Values } from "../model/types";
import { walkValues } from "../model/walk";
import type { CheckedEntry, CheckedText } from "./entry";

type ParsedText = { markdown: string; ids: string; metadata: MarkdownMetadata };

/**
 * Parsed texts by file and field: the preview checks all content after each save, and parsing texts
 * is most of a check.
 */
const parsedTexts = new Map<string, ParsedText>();

function metadataOf(
  place: string,
  markdown: string,
  reservedIds: readonly string[],
): MarkdownMetadata {
  const ids = reservedIds.join(" ");
  const cached = parsedTexts.get(place);
  if (cached?.markdown === markdown && cached.ids === ids) return cached.metadata;
  const metadata = readMarkdown(markdown, reservedIds);
  parsedTexts.set(place, { markdown, ids, metadata });
  return metadata;
}

type Source = Pick<CheckedEntry, "body" | "bodyLine"> & {
  /** Absolute path of the entry's file. */
  file: string;
  /** The first line of a text in a field. */
  lineOf: (path: Path) => number;
  /** Ids of the page around the texts. */
  reservedIds: readonly string[];
};

/** A finding in a line of the file. */
type TextFinding = MarkdownMetadata["findings"][number] & Pick<CheckedText, "path">;

/** Reads the texts of an entry: that below the front matter, and those in fields. */
export function readTexts(
  fields: readonly Field[],
  data: Values,
  { body, bodyLine, file, lineOf, reservedIds }: Source,
): Pick<CheckedEntry, "texts" | "idsAbove" | "words"> & { findings: TextFinding[] } {
  const texts: CheckedText[] = [];
  const idsAbove: Record<string, string[]> = {};
  const read = (markdown: string, path: Path | null, line: number) => {
    const place = fieldPath(path ?? []);
    const above = texts.flatMap(({ metadata }) => metadata.headingIds);
    const metadata = metadataOf(`${file} ${place}`, markdown, [...reservedIds, ...above]);
    if (path) idsAbove[place] = above;
    texts.push({ path, markdown, line, metadata });
  };
  if (body !== null) read(body, null, bodyLine);
  walkValues(fields, data, ({ kind }, value, path) => {
    if (kind === "prose") read(String(value), path, lineOf(path));
  });
  const findings = texts.flatMap(({ path, line, metadata }) =>
    metadata.findings.map((finding) => ({ ...finding, path, line: line + finding.line - 1 })),
  );
  const words =
    texts.length > 0 ? texts.reduce((sum, { metadata }) => sum + metadata.words, 0) : null;
  return { texts, idsAbove, words, findings };
}
