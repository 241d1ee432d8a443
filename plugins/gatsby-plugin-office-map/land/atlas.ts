import { readFileSync } from "node:fs";
import path from "node:path";
import { geoContains, geoDistance } from "d3-geo";
import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from "geojson";
import { feature, merge } from "topojson-client";
import type { GeometryCollection, MultiPolygon as Shape, Topology } from "topojson-specification";

type Country = Feature<Polygon | MultiPolygon>;

/** The land of the earth as countries. */
export type Atlas = {
  countries: readonly Country[];
  land: MultiPolygon;
};

type Detail = "110m" | "50m";

// Gatsby compiles this file into its cache: a path beside the file itself would lead nowhere.
const FOLDER = path.resolve("node_modules/world-atlas");

const opened = new Map<Detail, Atlas>();

/**
 * Natural Earth's countries, from the package world-atlas, read when they are first used.
 * @param detail the scale they are drawn for: 1 to 110 million for continents, 50 for the
 * surroundings of a city
 */
export function atlasOf(detail: Detail): Atlas {
  const known = opened.get(detail);
  if (known) return known;
  const topology = JSON.parse(
    readFileSync(path.join(FOLDER, `countries-${detail}.json`), "utf8"),
  ) as Topology;
  const shapes = topology.objects.countries as GeometryCollection;
  const atlas = {
    countries: (feature(topology, shapes) as FeatureCollection<Polygon | MultiPolygon>).features,
    land: merge(topology, shapes.geometries as Shape[]),
  };
  opened.set(detail, atlas);
  return atlas;
}

type Place = [longitude: number, latitude: number];

const outline = ({ geometry }: Country): Position[] =>
  geometry.type === "Polygon" ? geometry.coordinates.flat() : geometry.coordinates.flat(2);

/** In radians. */
const toOutline = (country: Country, place: Place): number =>
  outline(country).reduce(
    (least, at) => Math.min(least, geoDistance(place, at as Place)),
    Number.POSITIVE_INFINITY,
  );

/**
 * The country a place is in, else the one whose coast is nearest: coarse coasts leave harbours in
 * the sea.
 * @returns its index
 */
export function countryAt({ countries }: Pick<Atlas, "countries">, place: Place): number {
  const around = countries.findIndex((country) => geoContains(country, place));
  if (around >= 0) return around;
  const distances = countries.map((country) => toOutline(country, place));
  return distances.indexOf(Math.min(...distances));
}
