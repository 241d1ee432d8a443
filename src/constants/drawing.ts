/** Fonts and angle of the drawings that the build makes. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { fontsWith, subsetsOf } from "../../lib/drawing/font-packages";

const PACKAGES = path.resolve("node_modules/@fontsource");
const TYPEFACE = subsetsOf(path.join(PACKAGES, "figtree"));

/**
 * The site's typeface in static files, as drawing in Node needs it. Each subset is a family of its
 * own, Latin comes first.
 */
export const DRAWING_FONTS = TYPEFACE.flatMap(({ files }) => files).toSorted(
  (one, other) => one.weight - other.weight || one.name.localeCompare(other.name),
);

/** Typefaces for letters that it lacks: every package `@fontsource/noto-...` that is installed. */
const NOTO = existsSync(PACKAGES)
  ? readdirSync(PACKAGES).filter((name) => name.startsWith("noto-"))
  : [];

/** Finds the fonts of a letter that the site's typeface lacks. */
export const fallbackFonts = fontsWith(
  NOTO.toSorted().flatMap((name) => subsetsOf(path.join(PACKAGES, name))),
);

/** Whether the typeface, or one for what it lacks, is said to have a letter. */
export const isDrawable = (letter: string): boolean =>
  fontsWith(TYPEFACE)(letter).length > 0 || fallbackFonts(letter).length > 0;

/** Whether the typeface itself is said to have a letter. */
export const isInTypeface = (letter: string): boolean => fontsWith(TYPEFACE)(letter).length > 0;
