import {
  type GeoProjection,
  geoAzimuthalEqualArea,
  geoBounds,
  geoCentroid,
  geoCircle,
  geoDistance,
  geoNaturalEarth1,
} from "d3-geo";

/** Longitude and latitude in degrees. */
export type Place = [longitude: number, latitude: number];

/** As much of the surroundings as even a single office shows, in degrees of a great circle. */
const LEAST_RADIUS = 5;

/**
 * Up to here a map is centred on its places and true around them; beyond, it is cut out of a map of
 * the world.
 */
const REGION_RADIUS = 25;

/**
 * What stays free at each side, as a share of the picture, for names and for land that shows where
 * this is.
 */
const FREE = { x: 0.16, y: 0.24 };

const asGeometry = (coordinates: readonly Place[]) => ({
  type: "MultiPoint" as const,
  coordinates: [...coordinates],
});

/** How far places are from their middle, in degrees. */
export function radiusOf(places: readonly Place[]): number {
  const middle = geoCentroid(asGeometry(places));
  return Math.max(...places.map((place) => (geoDistance(place, middle) * 180) / Math.PI));
}

/** The meridian in the middle of places, also of some on both sides of the date line. */
export function meridianOf(places: readonly Place[]): number {
  const [[west], [east]] = geoBounds(asGeometry(places));
  return west + ((east - west + 360) % 360) / 2;
}

/**
 * A projection that shows all places with some land around them.
 * @param places at least one
 */
export function mapProjection(
  places: readonly Place[],
  { width, height }: { width: number; height: number },
): GeoProjection {
  const middle = geoCentroid(asGeometry(places));
  const isRegion = radiusOf(places) <= REGION_RADIUS;
  const projection = isRegion
    ? geoAzimuthalEqualArea().rotate([-middle[0], -middle[1]]).clipAngle(90)
    : geoNaturalEarth1().rotate([-meridianOf(places), 0]);
  const around = geoCircle().center(middle).radius(LEAST_RADIUS)().coordinates.flat() as Place[];
  const shown = asGeometry(isRegion ? [...places, ...around] : places);
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
