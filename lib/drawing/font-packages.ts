import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { FallbackFonts, FontFile } from "./typesetter";

const WEIGHTS = [500, 600] as const;

/** A part of a typeface: the ranges of its letters, and its files. */
type Subset = { ranges: readonly (readonly [first: number, last: number])[]; files: FontFile[] };

/** Reads `U+0460-052F,U+20B4`, as `unicode-range` in CSS has it. */
const rangesIn = (text: string): [number, number][] =>
  text.split(",").map((range) => {
    const [first = "", last = first] = range.replace(/^U\+/i, "").split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

/** The subsets of a typeface that is installed as a package of Fontsource; none if it is not. */
export function subsetsOf(folder: string): Subset[] {
  const list = path.join(folder, "unicode.json");
  if (!existsSync(list)) return [];
  const family = path.basename(folder);
  const unicodeRanges: Record<string, string> = JSON.parse(readFileSync(list, "utf8"));
  return Object.entries(unicodeRanges).map(([key, ranges]) => {
    // Numbered subsets are called "[0]" there, and "0" in names of files.
    const subset = key.replace(/[[\]]/g, "");
    const files = WEIGHTS.map((weight) => ({
      name: `${family} ${subset}`,
      weight,
      file: path.join(folder, "files", `${family}-${subset}-${weight}-normal.woff`),
    }));
    return { ranges: rangesIn(ranges), files: files.filter(({ file }) => existsSync(file)) };
  });
}

/**
 * Makes a function that finds the files with a letter, marks on it included.
 * @param subsets the first that has all of it is taken
 */
export const fontsWith =
  (subsets: readonly Subset[]): FallbackFonts =>
  (letter) => {
    const points = [...letter].map((character) => character.codePointAt(0) ?? 0);
    const has = ({ ranges }: Subset) =>
      points.every((point) => ranges.some(([first, last]) => first <= point && point <= last));
    return subsets.find((subset) => subset.files.length > 0 && has(subset))?.files ?? [];
  };
