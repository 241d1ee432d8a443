/** Fonts and angle of the drawings that the build makes. */
import path from "node:path";

const FOLDER = path.resolve("node_modules/@fontsource/figtree/files");

/**
 * The site's typeface in static files, as drawing in Node needs it. Each subset is a family of its
 * own.
 */
export const DRAWING_FONTS = ([500, 600] as const).flatMap((weight) =>
  ["latin", "latin-ext"].map((subset) => ({
    name: `Figtree ${subset}`,
    weight,
    file: path.join(FOLDER, `figtree-${subset}-${weight}-normal.woff`),
  })),
);
