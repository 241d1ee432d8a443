import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Font, parse } from "@shuding/opentype.js";
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

const fonts = new Map<string, Font>();

/** Whether a font file has all of some characters. */
function hasGlyphs({ file }: FontFile, characters: readonly string[]): boolean {
  const font = fonts.get(file) ?? parse(new Uint8Array(readFileSync(file)).buffer);
  fonts.set(file, font);
  return characters.every((character) => font.charToGlyphIndex(character) > 0);
}

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
 * Makes a function that finds the files with a letter, marks on it included. Ranges are wider than
 * the files: those of symbols, for one, are the same in all packages.
 * @param subsets the first that has all of it is taken
 */
export const fontsWith =
  (subsets: readonly Subset[]): FallbackFonts =>
  (letter) => {
    const characters = [...letter];
    const points = characters.map((character) => character.codePointAt(0) ?? 0);
    const mayHave = ({ ranges }: Subset) =>
      points.every((point) => ranges.some(([first, last]) => first <= point && point <= last));
    const has = ({ files: [file] }: Subset) => file !== undefined && hasGlyphs(file, characters);
    return subsets.find((subset) => mayHave(subset) && has(subset))?.files ?? [];
  };
