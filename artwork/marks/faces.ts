import { readFileSync } from "node:fs";
import path from "node:path";
import { type Font, type Path, parse } from "opentype.js";
import { round } from "../drawing/svg";

/**
 * Faces of the clients' wordmarks. Fourteen companies do not share a typeface: these are free ones (SIL Open Font License),
 * drawn as outlines like all words of the pictures.
 */
export type Face = { name: string; weight: number; italic?: boolean };

const opened = new Map<string, Font>();

function fontOf({ name, weight, italic }: Face, subset: string): Font {
  const file = `${name}-${subset}-${weight}-${italic ? "italic" : "normal"}.woff`;
  const known = opened.get(file);
  if (known) return known;
  const bytes = readFileSync(path.join(__dirname, "../node_modules/@fontsource", name, "files", file));
  const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
  opened.set(file, font);
  return font;
}

/** The outline of a word and the box around its ink. */
export type Outline = { d: string; left: number; top: number; width: number; height: number };

/** A word whose baseline begins at 0, 0. `tracking` in em. Letters of the second subset are set one by one. */
export function outline(words: string, face: Face, size: number, tracking = 0): Outline {
  let x = 0;
  let d = "";
  const boxes: { x1: number; y1: number; x2: number; y2: number }[] = [];
  const latin = fontOf(face, "latin");
  const runs = [...words].every((letter) => latin.hasChar(letter)) ? [words] : [...words];
  for (const run of runs) {
    const font = [...run].every((letter) => latin.hasChar(letter)) ? latin : fontOf(face, "latin-ext");
    const drawn = font.getPath(run, x, 0, size, { letterSpacing: tracking });
    x += font.getAdvanceWidth(run, size, { letterSpacing: tracking });
    d += pathData(drawn);
    if (run.trim()) boxes.push(drawn.getBoundingBox());
  }
  const [left, top] = [Math.min(...boxes.map(({ x1 }) => x1)), Math.min(...boxes.map(({ y1 }) => y1))];
  return {
    d,
    left,
    top,
    width: Math.max(...boxes.map(({ x2 }) => x2)) - left,
    height: Math.max(...boxes.map(({ y2 }) => y2)) - top,
  };
}

/** The library's own `toPathData` writes NaN for some coordinates (2.0.0). */
function pathData({ commands }: Path): string {
  return commands
    .map((command) => {
      if (command.type === "Z") return "Z";
      const controls = "x1" in command ? [command.x1, command.y1] : [];
      if ("x2" in command) controls.push(command.x2, command.y2);
      return command.type + [...controls, command.x, command.y].map(round).join(" ");
    })
    .join("");
}
