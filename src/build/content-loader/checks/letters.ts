import { LETTERS } from "../../../constants/letters";
import type { Place, Problem } from "../../../content-model/problem";
import { walkValues } from "../../../content-model/walk";
import type { CheckedEntry } from "../entry";
import { placeOf } from "./check-entries";

/**
 * What is read as a letter or beside one, and seen; pictograms are drawn by the system everywhere.
 */
const WRITTEN = /(?!\p{DI})[\p{L}\p{M}\p{N}\p{P}\p{Sc}]/u;

const foreign = (text: string): string[] =>
  [...text.normalize("NFC")].filter((letter) => WRITTEN.test(letter) && !LETTERS.test(letter));

/**
 * Letters without a glyph in the site's typeface, in one warning, where the first of them stands.
 */
export function adviseLetters(entries: readonly CheckedEntry[]): Problem[] {
  const letters = new Set<string>();
  let first: Place | undefined;
  const read = (text: string, place: () => Place) => {
    for (const letter of foreign(text)) {
      letters.add(letter);
      first ??= place();
    }
  };
  for (const entry of entries) {
    walkValues(entry.collection.fields, entry.data, (_field, value, path) => {
      if (typeof value === "string") read(value, () => placeOf(entry, path));
    });
    for (const [index, line] of (entry.body ?? "").split("\n").entries())
      read(line, () => ({ file: entry.sourcePath, line: entry.bodyLine + index }));
  }
  const named = [...letters].map((letter) => `"${letter}"`).join(", ");
  const fix =
    "add them to src/constants/letters.ts and run `npm run typeface`; until then the system's typeface stands in";
  return first ? [{ ...first, rule: `the site's typeface has no ${named}`, fix }] : [];
}
