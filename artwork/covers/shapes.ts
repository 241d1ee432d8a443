import { CUT } from "../drawing/facets";
import { mix } from "../drawing/palette";
import type { Random } from "../drawing/random";
import { type Point, polygon, pts } from "../drawing/svg";
import { shade } from "../palette";
import { rect } from "../shapes";
import type { Tones } from "../tones";

/** Covers are drawn on this field. */
export const COVER = { width: 1920, height: 1080 } as const;

/** Draws one cover. A cover of its own knows its hue; one composed from its slug is given a hue of the category. */
export type Cover = (tones: Tones, random: Random) => string;

/** A facet: flat, and a hair larger than its points so that neighbours leave no seam. */
export function facet(points: readonly Point[], fill: string): string {
  return polygon(points, { fill, stroke: fill, width: 1.2, join: "round" });
}

export function ground(fill: string): string {
  return rect(0, 0, COVER.width, COVER.height, { fill });
}

/** A plane right of the cut through (x, 0), or left of it, from one height to another. */
function litPlane(x: number, side: "left" | "right", top: number, bottom: number, fill: string): string {
  const edge = side === "right" ? COVER.width : 0;
  return facet(pts(x - top * CUT, top, edge, top, edge, bottom, x - bottom * CUT, bottom), fill);
}

/** Ground and floor of one hue, both cut by one plane of light; without a horizon there is no floor. */
export function stage(
  tones: Tones,
  x: number,
  { side = "right", horizon = COVER.height }: { side?: "left" | "right"; horizon?: number } = {},
): string {
  const wall = ground(tones.main) + litPlane(x, side, 0, horizon, tones.lit);
  if (horizon >= COVER.height) return wall;
  return (
    wall +
    facet(pts(0, horizon, COVER.width, horizon, COVER.width, COVER.height, 0, COVER.height), tones.deep) +
    litPlane(x, side, horizon, COVER.height, mix(tones.deep, tones.lit, 0.5))
  );
}

/** A quadrilateral cut from corner to corner into two facets, one lit, one in shade. */
export function split(points: readonly Point[], fill: string, depth = 0.14): string {
  const [a, b, c, d] = points;
  if (!a || !b || !c || !d) throw new Error("split takes four points");
  return facet([a, b, d], shade(fill, depth)) + facet([b, c, d], shade(fill, -depth));
}

/** An upright block whose top and foot follow the cut. */
export function leaning(x: number, y: number, width: number, height: number, lean: number): Point[] {
  return pts(x + height * lean, y, x + width + height * lean, y, x + width, y + height, x, y + height);
}

/** A field of triangles over a jittered grid; `colour` sees the middle of each, from 0 to 1 in both directions. */
export function mosaic(
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
  random: Random,
  colour: (u: number, v: number) => string,
  jitter = 0.3,
): string {
  const points = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column): Point => {
      const edge = (index: number, last: number): number => (index === 0 || index === last ? 0 : jitter);
      return [
        x + ((column + random.between(-1, 1) * edge(column, columns)) / columns) * width,
        y + ((row + random.between(-1, 1) * edge(row, rows)) / rows) * height,
      ];
    }),
  );
  const at = (row: number, column: number): Point => points[row]?.[column] ?? [0, 0];
  const out: string[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [a, b, c, d] = [at(row, column), at(row, column + 1), at(row + 1, column + 1), at(row + 1, column)];
      const halves = random.chance(0.5)
        ? [
            [a, b, c],
            [a, c, d],
          ]
        : [
            [a, b, d],
            [b, c, d],
          ];
      for (const half of halves) {
        const mx = half.reduce((sum, point) => sum + point[0], 0) / 3;
        const my = half.reduce((sum, point) => sum + point[1], 0) / 3;
        out.push(facet(half, colour((mx - x) / width, (my - y) / height)));
      }
    }
  return out.join("");
}

/** A colour that wavers a little around a tone, as facets do that look in slightly different directions. */
export function wavering(fill: string, random: Random, depth = 0.12): string {
  return shade(fill, random.between(-depth, depth));
}
