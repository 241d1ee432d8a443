import { type GeoPath, geoPath } from "d3-geo";
import { renderToStaticMarkup } from "react-dom/server";
import { leanOf, type Point, pointsOf } from "../../../lib/drawing/shapes";
import { mixColors } from "../../../lib/mix-colors";
import type { MapColors, OfficeMapOptions } from "../options";
import { type Atlas, countryAt, readAtlas } from "./atlas";
import { createFacets } from "./facets";
import { mapProjection, type Place, radiusOf } from "./projection";

type Size = { width: number; height: number };

/** Below this radius, in degrees, coasts are drawn in detail. */
const NEAR_DEGREES = 12;

/** The triangle of light that falls on a place. */
function shaftPoints([x, y]: Point, lean: number): string {
  const top = x + y * lean;
  const half = y * 0.06;
  return pointsOf([
    [x, y],
    [top - half, 0],
    [top + half, 0],
  ]);
}

/** Tones that countries take in turn, so that neighbours rarely have the same. */
const TONES = 5;

type Shape = { outline: string; fill: string };

/** The countries in the picture, in light from the upper left. */
function countryShapes(
  { countries }: Atlas,
  drawPath: GeoPath,
  officeCountries: ReadonlySet<number>,
  { width, height }: Size,
  colors: MapColors,
): Shape[] {
  return countries.flatMap((country, index) => {
    const outline = drawPath(country);
    if (!outline) return [];
    const [x, y] = drawPath.centroid(country);
    const fromUpperLeft = (0.7 * x) / width + (0.3 * y) / height;
    const brightness = 0.55 * (1 - fromUpperLeft) + 0.1 * (index % TONES);
    const [dark, bright] = officeCountries.has(index) ? colors.officeLand : colors.land;
    return { outline, fill: mixColors(dark, bright, brightness) };
  });
}

/**
 * Draws the land around places.
 * @param places at least one
 * @returns an SVG document, and where the places are on it
 */
export function drawLand(
  places: readonly Place[],
  size: Size,
  { colors, cutDegrees }: Pick<OfficeMapOptions, "colors" | "cutDegrees">,
): { svg: string; points: Point[] } {
  const { width, height } = size;
  const projection = mapProjection(places, size);
  const atlas = readAtlas(radiusOf(places) < NEAR_DEGREES ? "50m" : "110m");
  const drawPath = geoPath(projection).digits(0);
  const points = places.map((place): Point => projection(place) ?? [width / 2, height / 2]);
  const officeCountries = new Set(places.map((place) => countryAt(atlas, place)));
  const svg = renderToStaticMarkup(
    // biome-ignore lint/a11y/noSvgWithoutTitle: it becomes a picture, whose element has the words
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <rect width={width} height={height} fill={colors.ground} />
      {countryShapes(atlas, drawPath, officeCountries, size, colors).map(({ outline, fill }) => (
        <path key={outline} d={outline} fill={fill} />
      ))}
      <clipPath id="land">
        <path d={drawPath(atlas.land) ?? ""} />
      </clipPath>
      <g clipPath="url(#land)">
        {createFacets(size, colors).map((facet) => (
          <polygon key={facet.points} {...facet} />
        ))}
      </g>
      {points.map((point) => (
        <polygon
          key={String(point)}
          points={shaftPoints(point, leanOf(cutDegrees))}
          fill={colors.light}
          opacity={0.16}
        />
      ))}
    </svg>,
  );
  return { svg, points };
}
