import { readFileSync } from "node:fs";
import path from "node:path";
import { createElement, type ReactNode } from "react";
import satori, { type Font } from "satori";

// Gatsby compiles this file into its cache: a path beside the file itself would lead nowhere.
const FOLDER = path.resolve("node_modules/@fontsource/figtree/files");

/**
 * The site's own face. No renderer is asked for a font of the machine: the pictures would differ
 * from one to the next. Each subset is a family of its own; satori takes the first that has a
 * letter.
 */
const FONTS = ([500, 600] as const).flatMap((weight) =>
  ["latin", "latin-ext"].map(
    (subset): Font => ({
      name: `Figtree ${subset}`,
      weight,
      style: "normal",
      data: readFileSync(path.join(FOLDER, `figtree-${subset}-${weight}-normal.woff`)),
    }),
  ),
);

export type Layout = {
  /** Text has become outlines. */
  svg: string;
  /** In pixels. */
  width: number;
  height: number;
  /** What the face lacks, such as emoji and letters of other scripts. */
  missing: ReadonlySet<string>;
};

const graphemes = (words: string): string[] =>
  Array.from(new Intl.Segmenter("en").segment(words), ({ segment }) => segment);

/**
 * Lays text out and draws it.
 * @param elements with inline styles, as satori documents them:
 * https://github.com/vercel/satori#css
 * @param size of the picture; what is left out follows from the text
 */
export async function layOut(
  elements: ReactNode,
  size: { width: number; height?: number } | { height: number },
) {
  const [widths, heights, missing] = [[0], [0], new Set<string>()];
  const svg = await satori(elements, {
    ...size,
    fonts: FONTS,
    onNodeDetected: (node) => {
      widths.push(node.width);
      heights.push(node.height);
    },
    loadAdditionalAsset: async (_language, segment) => {
      for (const grapheme of graphemes(segment)) missing.add(grapheme);
      return [];
    },
  });
  return {
    svg,
    width: Math.max(...widths),
    height: Math.max(...heights),
    missing,
  } satisfies Layout;
}

/** A line of text on its own. */
export const layOutLine = (words: string, fontSize: number): Promise<Layout> =>
  layOut(createElement("div", { style: { fontSize, fontWeight: 600 } }, words), {
    height: fontSize,
  });

/** What of a text the face can draw. */
export async function drawable(words: string): Promise<string> {
  const text = words.normalize("NFC").replace(/\s+/g, " ").trim();
  const { missing } = await layOutLine(text, 16);
  const known = graphemes(text).filter((grapheme) => !missing.has(grapheme));
  return known.join("").replace(/ +/g, " ").trim();
}
