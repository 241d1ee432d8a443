import { readFileSync } from "node:fs";
import path from "node:path";
import { geoContains, geoDistance } from "d3-geo";
import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from "geojson";
import { feature, merge } from "topojson-client";
import type { GeometryCollection, MultiPolygon as Shape, Topology } from "topojson-specification";

type Country = Feature<Polygon | MultiPolygon>;

/** The land of the earth, as countries and as one shape. */
export type Atlas = { countries: readonly Country[]; land: MultiPolygon };

/** Scale of the outlines: 1 to 110 million for continents, 1 to 50 for surroundings of a city. */
type Detail = "110m" | "50m";

// Relative to the project: Gatsby compiles this file into its cache.
const FOLDER = path.resolve("node_modules/world-atlas");

const atlases = new Map<Detail, Atlas>();

/** Reads Natural Earth's countries from the package world-atlas, each file once. */
export function readAtlas(detail: Detail): Atlas {
  const cachedAtlas = atlases.get(detail);
  if (cachedAtlas) return cachedAtlas;
  const file = path.join(FOLDER, `countries-${detail}.json`);
  const topology = JSON.parse(readFileSync(file, "utf8")) as Topology;
  const shapes = topology.objects.countries as GeometryCollection;
  const { features } = feature(topology, shapes) as FeatureCollection<Polygon | MultiPolygon>;
  const atlas = { countries: features, land: merge(topology, shapes.geometries as Shape[]) };
  atlases.set(detail, atlas);
  return atlas;
}

type Place = [longitude: number, latitude: number];

const outlineOf = ({ geometry }: Country): Position[] =>
  geometry.type === "Polygon" ? geometry.coordinates.flat() : geometry.coordinates.flat(2);

/** The distance from a place to the nearest point of a country's outline, in radians. */
function distanceTo(country: Country, place: Place): number {
  let distance = Number.POSITIVE_INFINITY;
  for (const point of outlineOf(country))
    distance = Math.min(distance, geoDistance(place, point as Place));
  return distance;
}

/**
 * Finds the country that a place is in, or whose outline is nearest: coarse coasts leave harbours
 * in the sea.
 * @returns its index
 */
export function countryAt({ countries }: Pick<Atlas, "countries">, place: Place): number {
  const index = countries.findIndex((country) => geoContains(country, place));
  if (index >= 0) return index;
  const distances = countries.map((country) => distanceTo(country, place));
  return distances.indexOf(Math.min(...distances));
}
