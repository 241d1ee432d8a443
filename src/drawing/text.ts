import path from "node:path";
import { escapeHtml } from "../../lib/escape-html";
import type { OutlinePoint } from "./font/glyf";
import { type Glyph, openTypeface, type Typeface } from "./font/typeface";
import { round } from "./svg";

/**
 * Text as outlines of the site's own face. The renderer is never asked for a font: it would take whatever the machine
 * has installed, and the pictures would differ from one machine to the next.
 */

// Gatsby compiles this file into its cache: a path beside the file itself would lead nowhere.
const FOLDER = "node_modules/@fontsource-variable/figtree/files";
let opened: Typeface[] | null = null;

/** The parts of the face, opened when the first word is drawn. */
function faces(): Typeface[] {
  opened ??= ["latin", "latin-ext"].map((part) =>
    openTypeface(path.resolve(FOLDER, `figtree-${part}-wght-normal.woff2`)),
  );
  return opened;
}

const unitsPerEm = (): number => faces()[0]?.unitsPerEm ?? 1000;

/** What of a text the face can draw; emoji, other scripts and control characters are left out. */
export function drawable(words: string): string {
  const known = [...words.normalize("NFC").replace(/\s+/g, " ")].filter((character) =>
    faces().some((face) => face.glyph(character, 400)),
  );
  return known.join("").replace(/ +/g, " ").trim();
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

type Placed = { glyph: Glyph; x: number };

function place(words: string, weight: number, tracking: number): { placed: Placed[]; width: number } {
  const placed: Placed[] = [];
  let x = 0;
  for (const character of words) {
    const face = faces().find((candidate) => candidate.glyph(character, weight));
    const glyph = face?.glyph(character, weight);
    if (!face || !glyph) throw new Error(`The typeface has no "${character}" (in "${words}")`);
    placed.push({ glyph, x });
    x += glyph.advance + tracking * face.unitsPerEm;
  }
  return { placed, width: (x - tracking * unitsPerEm()) / unitsPerEm() };
}

/** Width of a line of text in pixels. */
export function textWidth(words: string, size: number, weight = 400, tracking = 0): number {
  return place(words, weight, tracking).width * size;
}

/** A line of text whose baseline begins at x, y. */
export function text(x: number, y: number, words: string, style: TextStyle): string {
  const { size, fill, weight = 400, anchor = "start", tracking = 0, opacity } = style;
  if (words === "") return "";
  const { placed, width } = place(words, weight, tracking);
  const left = x - (anchor === "start" ? 0 : anchor === "middle" ? (width * size) / 2 : width * size);
  const scale = size / unitsPerEm();
  const d = placed
    .flatMap(({ glyph, x: shift }) =>
      glyph.contours.map((contour) => contourPath(contour, left + shift * scale, y, scale)),
    )
    .join("");
  return `<path fill="${escapeHtml(fill)}"${opacity === undefined ? "" : ` opacity="${opacity}"`} d="${d}"/>`;
}

/** Lines of text below one another; `y` is the first baseline, `leading` in em. */
export function lines(x: number, y: number, rows: readonly string[], style: TextStyle, leading = 1.3): string {
  return rows.map((row, index) => text(x, y + index * style.size * leading, row, style)).join("");
}

/** One closed quadratic contour; points off the curve in a row have their middle on it. */
function contourPath(contour: OutlinePoint[], left: number, baseline: number, scale: number): string {
  const at = (point: { x: number; y: number }): string =>
    `${round(left + point.x * scale)} ${round(baseline - point.y * scale)}`;
  const middle = (a: OutlinePoint, b: OutlinePoint): OutlinePoint => ({
    x: (a.x + b.x) / 2,
    y: (a.y + b.y) / 2,
    onCurve: true,
  });
  const full = contour.flatMap((point, index) => {
    const before = contour[(index + contour.length - 1) % contour.length] ?? point;
    return point.onCurve || before.onCurve ? [point] : [middle(before, point), point];
  });
  const start = full.findIndex((point) => point.onCurve);
  const ordered = [...full.slice(start), ...full.slice(0, start + 1)];
  const [first, ...rest] = ordered;
  if (!first) return "";
  let d = `M${at(first)}`;
  for (let index = 0; index < rest.length; index++) {
    const point = rest[index];
    const next = rest[index + 1];
    if (!point) continue;
    if (point.onCurve) d += `L${at(point)}`;
    else if (next) {
      d += `Q${at(point)} ${at(next)}`;
      index++;
    }
  }
  return `${d}Z`;
}
