/** @jest-environment node */
import { OFFICE_MAP } from "../../../src/gatsby-config/office-map";
import { mapProjection, meridianOf, type Place } from "./projection";

const PRAGUE: Place = [14.44, 50.08];
const CHARLOTTE: Place = [-80.84, 35.23];
const OSLO: Place = [10.75, 59.91];
const WELLINGTON: Place = [174.8, -41.3];
const HONOLULU: Place = [-157.8, 21.3];
const LONGYEARBYEN: Place = [15.6, 78.2];

test.each<[string, Place[]]>([
  ["on two continents", [PRAGUE, CHARLOTTE, OSLO]],
  ["one alone", [PRAGUE]],
  ["the same twice", [PRAGUE, PRAGUE]],
  ["on both sides of the date line", [WELLINGTON, HONOLULU]],
  ["around the earth", [WELLINGTON, PRAGUE, CHARLOTTE, HONOLULU]],
  ["near a pole", [LONGYEARBYEN]],
  ["at the pole", [[0, 90]]],
])("every office is in the picture, away from its edges: %s", (_what, places) => {
  for (const size of Object.values(OFFICE_MAP.views)) {
    const projection = mapProjection(places, size);
    for (const place of places) {
      const [x = Number.NaN, y = Number.NaN] = projection(place) ?? [];
      expect(x / size.width).toBeGreaterThan(0.1);
      expect(x / size.width).toBeLessThan(0.9);
      expect(y / size.height).toBeGreaterThan(0.15);
      expect(y / size.height).toBeLessThan(0.85);
    }
  }
});

test("north is up, east is right", () => {
  const projection = mapProjection([PRAGUE, CHARLOTTE, OSLO], OFFICE_MAP.views.wide);
  const [prague, charlotte, oslo] = [PRAGUE, CHARLOTTE, OSLO].map(
    (place) => projection(place) ?? [0, 0],
  );
  expect(charlotte?.[0]).toBeLessThan(prague?.[0] ?? 0);
  expect(oslo?.[1]).toBeLessThan(prague?.[1] ?? 0);
});

test("the meridian in the middle is between places, also between those on both sides of the date line", () => {
  expect(meridianOf([PRAGUE])).toBeCloseTo(14.44);
  expect(meridianOf([PRAGUE, CHARLOTTE, OSLO])).toBeCloseTo(-33.2);
  expect(Math.abs(meridianOf([WELLINGTON, HONOLULU]) % 360)).toBeCloseTo(188.5);
});
