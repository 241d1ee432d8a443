import { fieldPath, type Path, type Place } from "../model/problem";
import type { CheckedEntry, CheckedText } from "../reading/entry";

/** The place of a field of an entry. */
export function placeOf({ sourcePath, basePath, lineOf }: CheckedEntry, path: Path): Place {
  const at = [...basePath, ...path];
  return { file: sourcePath, line: lineOf(at), field: fieldPath(at) };
}

/** The place of a line of one of an entry's texts; the first line of a text is 1. */
export const placeInText = (
  { sourcePath, basePath }: CheckedEntry,
  text: Pick<CheckedText, "path" | "line">,
  line: number,
): Place => ({
  file: sourcePath,
  line: text.line + line - 1,
  ...(text.path && { field: fieldPath([...basePath, ...text.path]) }),
});

/** The place of a line of the text below an entry's front matter. */
export const placeInBody = (entry: CheckedEntry, line: number): Place =>
  placeInText(entry, { path: null, line: entry.bodyLine }, line);
