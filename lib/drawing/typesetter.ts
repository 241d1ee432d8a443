import { readFileSync } from "node:fs";
import { createElement, type ReactNode } from "react";
import satori, { type Font } from "satori";
import { hasRightToLeft } from "../right-to-left";

/** A static font file: TTF, OTF or WOFF. `name` is its font family. */
export type FontFile = { name: string; weight: 500 | 600; file: string };

type Layout = {
  /** The drawing, whose text is outlines. */
  svg: string;
  /** Size in pixels. */
  width: number;
  height: number;
  /** Characters that no font has, such as emoji and letters of other scripts. */
  missing: ReadonlySet<string>;
};

type Size = { width: number; height?: number } | { height: number };

export type Typesetter = {
  /**
   * Lays elements out and draws them.
   * @param elements with inline styles, as satori documents them:
   * https://github.com/vercel/satori#css
   * @param size of the drawing; a side that is not given follows from the text
   */
  layOut(elements: ReactNode, size: Size): Promise<Layout>;
  /** Draws one line, semibold. */
  layOutLine(text: string, fontSize: number): Promise<Layout>;
  /**
   * The text without pictograms that no font has, digits without their keys, and without double
   * spaces; empty if a letter is missing or in a wrong place, since a name is drawn whole or not at
   * all.
   */
  drawableText(text: string): Promise<string>;
};

/** Finds the font files of a letter that the typeface lacks; none where no font is installed. */
export type FallbackFonts = (letter: string) => readonly FontFile[];

/** Also marks and digits, but not the sign that shows a symbol as a pictogram. */
const LETTER = /(?!\p{DI})[\p{L}\p{M}\p{N}]/u;
/** What makes a pictogram of the digit in front of it. */
const KEYCAP = /\ufe0f?\u20e3/gu;
const BRACKET = /[\p{Ps}\p{Pe}<>]/u;

const graphemesOf = (text: string): string[] =>
  Array.from(new Intl.Segmenter("en").segment(text), ({ segment }) => segment);

/**
 * Makes a typesetter that draws text in the given fonts alone: with fonts of the machine, drawings
 * would differ from one machine to the next.
 * @param files each character is drawn in the first family that has it
 * @param fallbackFonts for others; their files are read when a text needs them
 * @throws Error when a file cannot be read
 */
export function createTypesetter(
  files: readonly FontFile[],
  fallbackFonts: FallbackFonts = () => [],
): Typesetter {
  const readFonts = new Map<string, Font>();
  const fontOf = ({ name, weight, file }: FontFile): Font => {
    const font = readFonts.get(file) ?? { name, weight, style: "normal", data: readFileSync(file) };
    readFonts.set(file, font);
    return font;
  };
  const fonts = files.map(fontOf);

  const layOut: Typesetter["layOut"] = async (elements, size) => {
    const widths = [0];
    const heights = [0];
    const missing = new Set<string>();
    const svg = await satori(elements, {
      ...size,
      fonts,
      onNodeDetected: (node) => {
        widths.push(node.width);
        heights.push(node.height);
      },
      loadAdditionalAsset: async (_language, segment) => {
        const found = new Set<FontFile>();
        for (const grapheme of graphemesOf(segment)) {
          const fontFiles = fallbackFonts(grapheme);
          if (fontFiles.length === 0) missing.add(grapheme);
          for (const file of fontFiles) found.add(file);
        }
        return [...found].map(fontOf);
      },
    });
    return { svg, width: Math.max(...widths), height: Math.max(...heights), missing };
  };

  const layOutLine: Typesetter["layOutLine"] = (text, fontSize) =>
    layOut(createElement("div", { style: { fontSize, fontWeight: 600 } }, text), {
      height: fontSize,
    });

  const drawableText: Typesetter["drawableText"] = async (text) => {
    const line = text
      .normalize("NFC")
      .replace(/[\s\p{Cc}]+/gu, " ")
      .replace(KEYCAP, "")
      .trim();
    const { missing } = await layOutLine(line, 16);
    if ([...missing].some((grapheme) => LETTER.test(grapheme))) return "";
    // satori puts brackets beside other words there.
    if (hasRightToLeft(line) && BRACKET.test(line)) return "";
    const drawable = graphemesOf(line).filter((grapheme) => !missing.has(grapheme));
    return drawable.join("").replace(/ +/g, " ").trim();
  };

  return { layOut, layOutLine, drawableText };
}
