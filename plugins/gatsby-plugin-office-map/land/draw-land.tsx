import { geoPath } from "d3-geo";
import { renderToStaticMarkup } from "react-dom/server";
import { leanOf, type Point, pointsOf, round } from "../../../lib/drawing/shapes";
import { CUT_DEGREES } from "../../../src/constants/drawing";
import { ACCENT, INK, mix, PAPER } from "../../../src/constants/palette";
import { type Atlas, atlasOf, countryAt } from "./atlas";
import { mapProjection, type Place, radiusOf } from "./projection";
import { seeded } from "./random";

type Size = { width: number; height: number };

/** Of all land, and of the countries with an office: in shadow and in light. */
const LAND = ["#23272b", "#4b5259"] as const;
const WARM = ["#5a4700", "#a37f00"] as const;

/** Below this radius, in degrees, coasts are drawn in detail. */
const NEAR = 12;

/** Facets in a row of the picture, and how much they lighten or darken at most. */
const FACETS = 11;
const DEPTH = 0.22;

type Facet = { points: string; fill: string; opacity: number };

/** Flat triangles over the land, each a little lighter or darker, as on a cut stone. */
function facets({ width, height }: Size): Facet[] {
  const random = seeded("map of the offices");
  const rows = Math.max(3, Math.round((FACETS * height) / width));
  const inner = (step: number, steps: number) =>
    step > 0 && step < steps ? random(-0.38, 0.38) : 0;
  const corners = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from(
      { length: FACETS + 1 },
      (__, column): Point => [
        Math.round(((column + inner(column, FACETS)) * width) / FACETS),
        Math.round(((row + inner(row, rows)) * height) / rows),
      ],
    ),
  );
  const shade = (...points: Point[]): Facet => {
    const light = random(-DEPTH, DEPTH);
    return {
      points: pointsOf(points),
      fill: light > 0 ? PAPER : INK,
      opacity: round(Math.abs(light)),
    };
  };
  return corners.slice(1).flatMap((below, row) =>
    below.slice(1).flatMap((d, column) => {
      const [a, b, c] = [corners[row]?.[column], corners[row]?.[column + 1], below[column]] as [
        Point,
        Point,
        Point,
      ];
      return (row + column) % 2
        ? [shade(a, b, c), shade(b, d, c)]
        : [shade(a, b, d), shade(a, d, c)];
    }),
  );
}

/** Light that falls on a place along the cut. */
function shaft([x, y]: Point): string {
  const top = x + y * leanOf(CUT_DEGREES);
  const half = y * 0.06;
  return pointsOf([
    [x, y],
    [top - half, 0],
    [top + half, 0],
  ]);
}

/** So many in turn, so that a country rarely looks like one beside it. */
const TONES = 5;

type Shape = { outline: string; fill: string };

/** Countries with an office are warm. The light comes from the upper left. */
function shapesOf(
  atlas: Atlas,
  draw: ReturnType<typeof geoPath>,
  places: readonly Place[],
  size: Size,
): Shape[] {
  const warm = new Set(places.map((place) => countryAt(atlas, place)));
  return atlas.countries.flatMap((country, index) => {
    const outline = draw(country);
    if (!outline) return [];
    const [x, y] = draw.centroid(country);
    const lit =
      0.55 * (1 - (0.7 * x) / size.width - (0.3 * y) / size.height) + 0.1 * (index % TONES);
    const [dark, light] = warm.has(index) ? WARM : LAND;
    return { outline, fill: mix(dark, light, lit) };
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
  const svg = renderToStaticMarkup(
    // biome-ignore lint/a11y/noSvgWithoutTitle: it becomes a picture, whose element has the words
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <rect width={width} height={height} fill={INK} />
      {shapesOf(atlas, draw, places, size).map(({ outline, fill }) => (
        <path key={outline} d={outline} fill={fill} />
      ))}
      <clipPath id="land">
        <path d={draw(atlas.land) ?? ""} />
      </clipPath>
      <g clipPath="url(#land)">
        {facets(size).map((facet) => (
          <polygon key={facet.points} {...facet} />
        ))}
      </g>
      {points.map((point) => (
        <polygon key={String(point)} points={shaft(point)} fill={ACCENT} opacity={0.16} />
      ))}
    </svg>,
  );
  return { svg, points };
}
