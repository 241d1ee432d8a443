import { geoPath } from "d3-geo";
import { CUT } from "../../drawing/cut";
import { ACCENT, INK, mix, PAPER } from "../../drawing/palette";
import { seeded } from "../../drawing/random";
import { type Point, path, polygon, round } from "../../drawing/svg";
import { type Atlas, atlasOf, countryAt } from "./atlas";
import { mapProjection, type Place, radiusOf } from "./projection";

type Size = { width: number; height: number };

/** Of all land, and of the countries with an office: in shadow and in light. */
const LAND = ["#23272b", "#4b5259"] as const;
const WARM = ["#5a4700", "#a37f00"] as const;

/** Below this radius, in degrees, coasts are drawn in detail. */
const NEAR = 12;

/** Facets in a row of the picture, and how much they lighten or darken at most. */
const FACETS = 11;
const DEPTH = 0.22;

/** Flat triangles over the land, each a little lighter or darker, as on a cut stone. */
function facets({ width, height }: Size): string {
  const random = seeded("offices on a map");
  const rows = Math.max(3, Math.round((FACETS * height) / width));
  const inner = (step: number, steps: number) => (step > 0 && step < steps ? random.between(-0.38, 0.38) : 0);
  const corners = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from(
      { length: FACETS + 1 },
      (__, column): Point => [
        Math.round(((column + inner(column, FACETS)) * width) / FACETS),
        Math.round(((row + inner(row, rows)) * height) / rows),
      ],
    ),
  );
  const shade = (...points: Point[]) => {
    const light = random.between(-DEPTH, DEPTH);
    return polygon(points, { fill: light > 0 ? PAPER : INK, opacity: round(Math.abs(light)) });
  };
  const cells = corners.slice(1).flatMap((below, row) =>
    below.slice(1).map((d, column) => {
      const [a, b, c] = [corners[row]?.[column], corners[row]?.[column + 1], below[column]] as [Point, Point, Point];
      return (row + column) % 2 ? shade(a, b, c) + shade(b, d, c) : shade(a, b, d) + shade(a, d, c);
    }),
  );
  return cells.join("");
}

/** Light that falls on a place along the cut. */
function shaft([x, y]: Point): string {
  const top = x + y * CUT;
  const half = y * 0.06;
  return polygon(
    [
      [x, y],
      [top - half, 0],
      [top + half, 0],
    ],
    { fill: ACCENT, opacity: 0.16 },
  );
}

function countries({ countries: all, tones }: Atlas, draw: ReturnType<typeof geoPath>, warm: Set<number>, size: Size) {
  return all.map((country, index) => {
    const outline = draw(country);
    if (!outline) return "";
    const [x, y] = draw.centroid(country);
    // The light comes from the upper left.
    const lit = 0.55 * (1 - (0.7 * x) / size.width - (0.3 * y) / size.height) + 0.1 * (tones[index] ?? 0);
    const [dark, light] = warm.has(index) ? WARM : LAND;
    return path(outline, { fill: mix(dark, light, lit) });
  });
}

/**
 * The land around places, as an SVG document, and where the places are on it.
 * @param places at least one
 */
export function drawMap(places: readonly Place[], size: Size): { svg: string; points: Point[] } {
  const { width, height } = size;
  const projection = mapProjection(places, size);
  const atlas = atlasOf(radiusOf(places) < NEAR ? "50m" : "110m");
  const draw = geoPath(projection).digits(0);
  const points = places.map((place): Point => projection(place) ?? [width / 2, height / 2]);
  const warm = new Set(places.map((place) => countryAt(atlas, place)));
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    path(`M0 0H${width}V${height}H0Z`, { fill: INK }),
    ...countries(atlas, draw, warm, size),
    `<clipPath id="land"><path d="${draw(atlas.land) ?? ""}"/></clipPath>`,
    `<g clip-path="url(#land)">${facets(size)}</g>`,
    ...points.map(shaft),
    "</svg>",
  ];
  return { svg: svg.join(""), points };
}
