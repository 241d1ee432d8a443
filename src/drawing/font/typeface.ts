import { readFileSync } from "node:fs";
import { ByteReader } from "./byte-reader";
import { type Outline, type OutlinePoint, readOutlines } from "./glyf";
import { glyphDeltas, normaliseWeight } from "./variations";
import { readTables, table } from "./woff2-tables";

/** A glyph at one weight: its advance and contours in font units, y upwards. */
export type Glyph = { advance: number; contours: OutlinePoint[][] };

export type Typeface = { unitsPerEm: number; glyph: (character: string, weight: number) => Glyph | undefined };

/** Opens a variable WOFF2 font with TrueType outlines and one axis, the weight. */
export function openTypeface(path: string): Typeface {
  const tables = readTables(readFileSync(path));
  const outlines = readOutlines(table(tables, "glyf"));
  const characters = readCharacterMap(table(tables, "cmap"));
  const advances = readAdvances(table(tables, "hmtx"), table(tables, "hhea").readUInt16BE(34));
  const gvar = table(tables, "gvar");

  function build(index: number, weight: number): Glyph {
    const outline = outlines[index];
    if (!outline) throw new Error(`${path}: no glyph ${index}`);
    const advance = advances[index] ?? advances.at(-1) ?? 0;
    const phantoms = [0, advance, 0, 0].map((x) => ({ x, y: 0 }));
    const base = [...(outline.components.length > 0 ? outline.components : outline.points), ...phantoms];
    const deltas = glyphDeltas(gvar, index, base, outline.ends, weight);
    const moved = base.map((point, at) => ({ x: point.x + (deltas.x[at] ?? 0), y: point.y + (deltas.y[at] ?? 0) }));
    const left = moved.at(-4)?.x ?? 0;
    const right = moved.at(-3)?.x ?? 0;
    return {
      advance: right - left,
      contours: outline.components.length > 0 ? compose(outline, moved, weight) : split(outline, moved),
    };
  }

  function compose(outline: Outline, moved: { x: number; y: number }[], weight: number): OutlinePoint[][] {
    return outline.components.flatMap((component, at) => {
      const shift = moved[at] ?? component;
      return build(component.glyph, weight).contours.map((contour) =>
        contour.map((point) => ({ ...point, x: point.x + shift.x, y: point.y + shift.y })),
      );
    });
  }

  const cache = new Map<string, Glyph>();
  return {
    unitsPerEm: table(tables, "head").readUInt16BE(18),
    glyph(character, weight) {
      const index = characters.get(character.codePointAt(0) ?? 0);
      if (index === undefined) return undefined;
      const key = `${index}/${weight}`;
      const known = cache.get(key) ?? build(index, normaliseWeight(table(tables, "fvar"), tables.get("avar"), weight));
      cache.set(key, known);
      return known;
    },
  };
}

function split(outline: Outline, moved: { x: number; y: number }[]): OutlinePoint[][] {
  let first = 0;
  return outline.ends.map((end) => {
    const contour = outline.points.slice(first, end + 1).map((point, at) => ({ ...point, ...moved[first + at] }));
    first = end + 1;
    return contour;
  });
}

function readAdvances(hmtx: Buffer, count: number): number[] {
  return Array.from({ length: count }, (_, index) => hmtx.readUInt16BE(index * 4));
}

/** Code points to glyph numbers, from the format 4 subtable (the basic plane is all these pictures need). */
function readCharacterMap(cmap: Buffer): ReadonlyMap<number, number> {
  const map = new Map<number, number>();
  for (let record = 0; record < cmap.readUInt16BE(2); record++) {
    const start = cmap.readUInt32BE(4 + record * 8 + 4);
    if (cmap.readUInt16BE(start) !== 4) continue;
    const doubled = cmap.readUInt16BE(start + 6);
    const ends = new ByteReader(cmap, start + 14);
    for (let segment = 0; segment < doubled; segment += 2) {
      const end = ends.u16();
      const first = cmap.readUInt16BE(start + 16 + doubled + segment);
      const delta = cmap.readInt16BE(start + 16 + doubled * 2 + segment);
      const rangeAt = start + 16 + doubled * 3 + segment;
      const range = cmap.readUInt16BE(rangeAt);
      for (let code = first; code <= end && code !== 0xffff; code++) {
        const glyph = range === 0 ? code + delta : cmap.readUInt16BE(rangeAt + range + (code - first) * 2);
        if (glyph !== 0) map.set(code, glyph & 0xffff);
      }
    }
  }
  return map;
}
