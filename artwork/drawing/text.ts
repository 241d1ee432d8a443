import { readFileSync } from "node:fs";
import path from "node:path";
import { type Font, type Path, parse } from "opentype.js";
import { round } from "./svg";

/**
 * Text as outlines of the site's own face, kerned. The renderer is never asked for a font: it would take whatever the
 * machine has installed, and the pictures would differ from one machine to the next.
 */

const FOLDER = path.join(__dirname, "../node_modules/@fontsource/figtree/files");
const SUBSETS = ["latin", "latin-ext"];

const opened = new Map<number, Font[]>();

/** The subsets of the face at a weight, opened when it is first used. The files come in steps of 100. */
function fontsAt(weight: number): Font[] {
  const step = Math.round(weight / 100) * 100;
  const known = opened.get(step);
  if (known) return known;
  const fonts = SUBSETS.map((subset) =>
    parse(readFileSync(path.join(FOLDER, `figtree-${subset}-${step}-normal.woff`))),
  );
  opened.set(step, fonts);
  return fonts;
}

export type TextStyle = {
  size: number;
  fill: string;
  weight?: number;
  anchor?: "start" | "middle" | "end";
  /** Extra space between letters, in em. */
  tracking?: number;
  opacity?: number;
};

type Run = { font: Font; words: string };

/** Parts of a text that one subset can draw. Letters are kerned within a run. */
function runsOf(words: string, weight: number): Run[] {
  const runs: Run[] = [];
  for (const character of words) {
    const font = fontsAt(weight).find((candidate) => candidate.hasChar(character));
    if (!font) throw new Error(`The typeface has no "${character}" (in "${words}")`);
    const last = runs.at(-1);
    if (last?.font === font) last.words += character;
    else runs.push({ font, words: character });
  }
  return runs;
}

/** Width of a line of text in pixels. */
export function textWidth(words: string, size: number, weight = 400, tracking = 0): number {
  const widths = runsOf(words, weight).map((run) =>
    run.font.getAdvanceWidth(run.words, size, { letterSpacing: tracking }),
  );
  // opentype.js adds the tracking after the last letter, too.
  return widths.reduce((sum, width) => sum + width, -tracking * size);
}

/** A line of text whose baseline begins at x, y. */
export function text(x: number, y: number, words: string, style: TextStyle): string {
  const { size, fill, weight = 400, anchor = "start", tracking = 0, opacity } = style;
  if (words === "") return "";
  const width = textWidth(words, size, weight, tracking);
  let left = x - (anchor === "start" ? 0 : anchor === "middle" ? width / 2 : width);
  let d = "";
  for (const { font, words: run } of runsOf(words, weight)) {
    d += pathData(font.getPath(run, left, y, size, { letterSpacing: tracking }));
    left += font.getAdvanceWidth(run, size, { letterSpacing: tracking });
  }
  return `<path fill="${fill}"${opacity === undefined ? "" : ` opacity="${opacity}"`} d="${d}"/>`;
}

/** Lines of text below one another; `y` is the first baseline, `leading` in em. */
export function lines(x: number, y: number, rows: readonly string[], style: TextStyle, leading = 1.3): string {
  return rows.map((row, index) => text(x, y + index * style.size * leading, row, style)).join("");
}

/** Path data of an outline. The library's `toPathData` writes NaN for some coordinates (2.0.0). */
function pathData({ commands }: Path): string {
  return commands
    .map((command) => {
      if (command.type === "Z") return "Z";
      const { type, x, y } = command;
      const controls = "x1" in command ? [command.x1, command.y1] : [];
      if ("x2" in command) controls.push(command.x2, command.y2);
      return type + [...controls, x, y].map(round).join(" ");
    })
    .join("");
}
