/** @jest-environment node */
import { brotliCompressSync } from "node:zlib";
import { OFFICE_MAP } from "../../../src/gatsby-config/office-map";
import { countryAt, readAtlas } from "./atlas";
import { drawLand } from "./draw-land";

const MAX_BYTES = 25_000;

test.each<[string, [number, number], string]>([
  ["inland", [14.44, 50.08], "Czechia"],
  ["a harbour that the coarse coast leaves in the sea", [10.72, 59.9], "Norway"],
  ["beyond the date line", [-176.5, -44], "New Zealand"],
])("the country of a place is found: %s", (_what, place, name) => {
  const atlas = readAtlas("50m");
  expect(atlas.countries[countryAt(atlas, place)]?.properties?.name).toBe(name);
});

test.each<[string, [number, number][]]>([
  [
    "three offices",
    [
      [14.44, 50.08],
      [-80.84, 35.23],
      [10.75, 59.91],
    ],
  ],
  ["one office", [[14.44, 50.08]]],
  [
    "New Zealand and Hawaii",
    [
      [174.8, -41.3],
      [-157.8, 21.3],
    ],
  ],
])("the land is drawn in numbers and keeps light: %s", (_what, places) => {
  const { svg } = drawLand(places, OFFICE_MAP.views.wide, OFFICE_MAP);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|style=/);
  expect(brotliCompressSync(svg).length).toBeLessThan(MAX_BYTES);
});
