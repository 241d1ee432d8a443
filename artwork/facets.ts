import { CUT, facing, ring } from "./drawing/facets";
import type { Random } from "./drawing/random";
import { type Point, polygon, pts } from "./drawing/svg";
import { shade } from "./palette";

/** A plane right of a cut that falls from (x, top) to the left, up to the right edge. */
export function planeRight(x: number, top: number, bottom: number, right: number, fill: string): string {
  return polygon(pts(x, top, right, top, right, bottom, x - (bottom - top) * CUT, bottom), { fill });
}

/** A slanted strip between two parallel cuts. */
export function strip(x: number, width: number, top: number, bottom: number, fill: string): string {
  const shift = (bottom - top) * CUT;
  return polygon(pts(x, top, x + width, top, x + width - shift, bottom, x - shift, bottom), { fill });
}

/** Triangles that share a point and their neighbours' edges; each is lit by the direction it looks in. */
export function fan(centre: Point, rim: readonly Point[], colour: string, light: Point, depth = 0.42): string {
  return rim
    .slice(0, -1)
    .map((point, index) => {
      const next = rim[index + 1] ?? point;
      return litFacet([centre, point, next], centre, colour, light, depth);
    })
    .join("");
}

function litFacet(points: readonly Point[], centre: Point, colour: string, light: Point, depth: number): string {
  const middle: Point = [
    points.reduce((sum, point) => sum + point[0], 0) / points.length,
    points.reduce((sum, point) => sum + point[1], 0) / points.length,
  ];
  const fill = shade(colour, facing(centre, middle, light) * depth);
  // The hair-thin stroke closes the seams that antialiasing leaves between facets that share an edge.
  return polygon(points, { fill, stroke: fill, width: 1.2, join: "round" });
}

export type StoneOptions = {
  colour: string;
  light?: Point;
  sides?: number;
  table?: number;
  stretch?: number;
  depth?: number;
};

/** A cut stone seen from above: a table in the middle, crown facets around it, a girdle of triangles. */
export function stone(centre: Point, radius: number, random: Random, options: StoneOptions): string {
  const { colour, light = [-1, -1], sides = 8, table = 0.5, stretch = 1, depth = 0.4 } = options;
  const rim = ring(centre, radius, sides, random, 0.07, stretch);
  const offset: Point = [centre[0] + light[0] * radius * 0.07, centre[1] + light[1] * radius * 0.07];
  const inner = rim.map((point, index) => {
    const next = rim[(index + 1) % sides] ?? point;
    return [
      offset[0] + ((point[0] + next[0]) / 2 - centre[0]) * table,
      offset[1] + ((point[1] + next[1]) / 2 - centre[1]) * table,
    ] as const;
  });
  const sidesOf = rim.map((point, index) => {
    const next = rim[(index + 1) % sides] ?? point;
    const own = inner[index] ?? point;
    const before = inner[(index + sides - 1) % sides] ?? own;
    return (
      litFacet([point, next, own], centre, colour, light, depth) +
      litFacet([point, own, before], centre, colour, light, depth * 1.5)
    );
  });
  return sidesOf.join("") + polygon(inner, { fill: shade(colour, 0.16) }) + halfTable(inner, colour);
}

/** The table's lower half a tone deeper, so that it reads as a surface with light falling across it. */
function halfTable(inner: readonly Point[], colour: string): string {
  const half = inner.slice(0, Math.ceil(inner.length / 2) + 1);
  return polygon(half, { fill: shade(colour, 0.04) });
}
