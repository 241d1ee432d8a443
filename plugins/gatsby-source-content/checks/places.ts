import { fieldPath, type Path, type Place } from "../model/problem";
import type { CheckedEntry } from "../reading/entry";

/** The place of a field of an entry. */
export function placeOf({ sourcePath, basePath, lineOf }: CheckedEntry, path: Path): Place {
  const at = [...basePath, ...path];
  return { file: sourcePath, line: lineOf(at), field: fieldPath(at) };
}

/** The place of a line of an entry's text; the first line of a text is 1. */
export const placeInBody = ({ sourcePath, bodyLine }: CheckedEntry, line: number): Place => ({
  file: sourcePath,
  line: bodyLine + line - 1,
});
