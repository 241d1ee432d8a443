import { readFileSync } from "node:fs";
import { createElement, type ReactNode } from "react";
import satori, { type Font } from "satori";

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
  /** The text without the characters that no font has, and without double spaces. */
  drawableText(text: string): Promise<string>;
};

const graphemesOf = (text: string): string[] =>
  Array.from(new Intl.Segmenter("en").segment(text), ({ segment }) => segment);

/**
 * Makes a typesetter that draws text in the given fonts alone: with fonts of the machine, drawings
 * would differ from one machine to the next.
 * @param files each character is drawn in the first family that has it
 * @throws Error when a file cannot be read
 */
export function createTypesetter(files: readonly FontFile[]): Typesetter {
  const fonts = files.map(
    ({ name, weight, file }): Font => ({ name, weight, style: "normal", data: readFileSync(file) }),
  );

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
        for (const grapheme of graphemesOf(segment)) missing.add(grapheme);
        return [];
      },
    });
    return { svg, width: Math.max(...widths), height: Math.max(...heights), missing };
  };

  const layOutLine: Typesetter["layOutLine"] = (text, fontSize) =>
    layOut(createElement("div", { style: { fontSize, fontWeight: 600 } }, text), {
      height: fontSize,
    });

  const drawableText: Typesetter["drawableText"] = async (text) => {
    const line = text.normalize("NFC").replace(/\s+/g, " ").trim();
    const { missing } = await layOutLine(line, 16);
    const drawable = graphemesOf(line).filter((grapheme) => !missing.has(grapheme));
    return drawable.join("").replace(/ +/g, " ").trim();
  };

  return { layOut, layOutLine, drawableText };
}
