import { type Point, pointsOf, round } from "../../../lib/drawing/shapes";
import type { MapColors } from "../options";
import { createRandom, type Random } from "./random";

const COLUMNS = 11;

/** How far a corner is moved at most, as a share of a field of the grid. */
const MAX_SHIFT = 0.38;

/** How much a facet lightens or darkens at most. */
const MAX_OPACITY = 0.22;

type Grid = { width: number; height: number; rows: number };

/** Corners of a grid in rows. Those within the picture are moved at random. */
function cornersOf({ width, height, rows }: Grid, random: Random): Point[][] {
  const shift = (step: number, steps: number) =>
    step > 0 && step < steps ? random(-MAX_SHIFT, MAX_SHIFT) : 0;
  const cornerOf = (row: number, column: number): Point => [
    Math.round(((column + shift(column, COLUMNS)) * width) / COLUMNS),
    Math.round(((row + shift(row, rows)) * height) / rows),
  ];
  return Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: COLUMNS + 1 }, (__, column) => cornerOf(row, column)),
  );
}

export type Facet = { points: string; fill: string; opacity: number };

/** Triangles over the whole picture, each a little lighter or darker, as on a cut stone. */
export function createFacets(
  { width, height }: { width: number; height: number },
  { ground, highlight }: MapColors,
): Facet[] {
  const random = createRandom("map of the offices");
  const rows = Math.max(3, Math.round((COLUMNS * height) / width));
  const corners = cornersOf({ width, height, rows }, random);
  const cornerAt = (row: number, column: number) => corners[row]?.[column] as Point;
  const facetOf = (...points: Point[]): Facet => {
    const light = random(-MAX_OPACITY, MAX_OPACITY);
    return {
      points: pointsOf(points),
      fill: light > 0 ? highlight : ground,
      opacity: round(Math.abs(light)),
    };
  };

  const facets: Facet[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const topLeft = cornerAt(row, column);
      const topRight = cornerAt(row, column + 1);
      const bottomLeft = cornerAt(row + 1, column);
      const bottomRight = cornerAt(row + 1, column + 1);
      if ((row + column) % 2 === 0)
        facets.push(
          facetOf(topLeft, topRight, bottomRight),
          facetOf(topLeft, bottomRight, bottomLeft),
        );
      else
        facets.push(
          facetOf(topLeft, topRight, bottomLeft),
          facetOf(topRight, bottomRight, bottomLeft),
        );
    }
  }
  return facets;
}
