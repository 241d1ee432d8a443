import { type GeoProjection, geoAzimuthalEqualArea, geoCircle, geoDistance, geoNaturalEarth1 } from "d3-geo";

/** Longitude and latitude in degrees. */
export type Place = [longitude: number, latitude: number];

type Vector = [x: number, y: number, z: number];

const RADIANS = Math.PI / 180;

/** As much of the surroundings as even a single office shows, in degrees of a great circle. */
const LEAST_RADIUS = 5;

/** Up to here a map is centred on its places and true around them; beyond, it is cut out of a map of the world. */
const REGION_RADIUS = 25;

/** What stays free at each side, as a share of the picture, for names and for land that shows where this is. */
const FREE = { x: 0.16, y: 0.24 };

/** The middle of places on a sphere, so that those on both sides of the date line are close. */
export function middleOf(places: readonly Place[]): Place {
  const vectors = places.map(([longitude, latitude]) => [
    Math.cos(latitude * RADIANS) * Math.cos(longitude * RADIANS),
    Math.cos(latitude * RADIANS) * Math.sin(longitude * RADIANS),
    Math.sin(latitude * RADIANS),
  ]);
  const [x, y, z] = [0, 1, 2].map((axis) => vectors.reduce((sum, vector) => sum + (vector[axis] ?? 0), 0)) as Vector;
  return [Math.atan2(y, x) / RADIANS, Math.atan2(z, Math.hypot(x, y)) / RADIANS];
}
/** The meridian in the middle of places: opposite the widest gap between them. */
export function meridianOf(places: readonly Place[]): number {
  const sorted = places.map(([longitude]) => longitude).sort((one, other) => one - other);
  const gaps = sorted.map((west, index) => ({ east: west, gap: (west - (sorted.at(index - 1) ?? 0) + 360) % 360 }));
  const widest = gaps.reduce((one, other) => (other.gap > one.gap ? other : one));
  const span = widest.gap === 0 ? 0 : 360 - widest.gap;
  return ((widest.east + span / 2 + 540) % 360) - 180;
}

/** How far places are from their middle, in degrees. */
export const radiusOf = (places: readonly Place[]): number =>
  Math.max(...places.map((place) => geoDistance(place, middleOf(places)) / RADIANS));

/**
 * A projection that shows all places with some land around them.
 * @param places at least one
 */
export function mapProjection(
  places: readonly Place[],
  { width, height }: { width: number; height: number },
): GeoProjection {
  const middle = middleOf(places);
  const isRegion = radiusOf(places) <= REGION_RADIUS;
  const projection = isRegion
    ? geoAzimuthalEqualArea().rotate([-middle[0], -middle[1]]).clipAngle(90)
    : geoNaturalEarth1().rotate([-meridianOf(places), 0]);
  const around = geoCircle().center(middle).radius(LEAST_RADIUS)().coordinates.flat() as Place[];
  const shown = { type: "MultiPoint" as const, coordinates: isRegion ? [...places, ...around] : [...places] };
  const [x, y] = [width * FREE.x, height * FREE.y];
  projection.fitExtent(
    [
      [x, y],
      [width - x, height - y],
    ],
    shown,
  );
  // Beyond the edges, so that no line of land runs along them.
  return projection.clipExtent([
    [-2, -2],
    [width + 2, height + 2],
  ]);
}
