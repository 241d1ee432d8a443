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

/** Even a single place is shown with this much around it, in degrees of a great circle. */
const MIN_RADIUS = 5;

/**
 * Places within this radius, in degrees, are shown on an equal-area map around them, others on a
 * part of a world map.
 */
const REGION_RADIUS = 25;

/** Shares of the picture that stay free at each side, for names and for land around the places. */
const MARGIN = { x: 0.16, y: 0.24 };

const multiPoint = (coordinates: readonly Place[]) => ({
  type: "MultiPoint" as const,
  coordinates: [...coordinates],
});

/** The distance from the middle of places to the farthest, in degrees. */
export function radiusOf(places: readonly Place[]): number {
  const middle = geoCentroid(multiPoint(places));
  return Math.max(...places.map((place) => (geoDistance(place, middle) * 180) / Math.PI));
}

/** The longitude in the middle of places, which may be on both sides of the date line. */
export function meridianOf(places: readonly Place[]): number {
  const [[west], [east]] = geoBounds(multiPoint(places));
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
  const middle = geoCentroid(multiPoint(places));
  const isRegion = radiusOf(places) <= REGION_RADIUS;
  const projection = isRegion
    ? geoAzimuthalEqualArea().rotate([-middle[0], -middle[1]]).clipAngle(90)
    : geoNaturalEarth1().rotate([-meridianOf(places), 0]);
  const around = geoCircle().center(middle).radius(MIN_RADIUS)().coordinates.flat() as Place[];
  const visiblePlaces = multiPoint(isRegion ? [...places, ...around] : places);
  const x = width * MARGIN.x;
  const y = height * MARGIN.y;
  projection.fitExtent(
    [
      [x, y],
      [width - x, height - y],
    ],
    visiblePlaces,
  );
  // Beyond the edges, so that no line of land runs along them.
  return projection.clipExtent([
    [-2, -2],
    [width + 2, height + 2],
  ]);
}
