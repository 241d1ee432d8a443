import assert from "node:assert/strict";
import { test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { INTRO_SQUARE } from "../../src/constants/intro";
import { AMBER_TONES, SLATE_TONES } from "../../src/drawing/palette";
import { STONE_FACETS } from "../../src/facets/stone";
import { STONE_FIELD } from "../../src/facets/stone-field";
import { flightAt } from "./flight";
import { frameShapes } from "./frame";
import { FACETS, FIELD } from "./stone";
import { DURATION, easeInOut, easeOut, FLIGHT, FRAME_RATE, FRAMES, LIGHT, OPENING, STROKE, SWEEP } from "./timeline";

/** The loading screen plays the intro this much faster, and has this long for it, seconds. */
const PLAYBACK_RATE = 1.1;
const LONGEST = 1.5;

test("the intro is short, and the light stands at full for a beat before it ends", () => {
  assert.equal(FRAMES / FRAME_RATE, DURATION);
  assert.ok(DURATION / PLAYBACK_RATE <= LONGEST);
  for (const { to } of [SWEEP, STROKE, OPENING, LIGHT]) assert.ok(to < DURATION - 0.15);
  assert.deepEqual(frameShapes(FRAMES - 6), frameShapes(FRAMES - 1));
});

test("the stone is whole before the light strikes it: every facet has arrived in its own place", () => {
  assert.ok(FLIGHT.last + FLIGHT.takes <= STROKE.from);
  const flown = flightAt(STROKE.from);
  assert.equal(flown.length, FACETS.length);
  for (const { facet, outline, arrived } of flown) {
    assert.equal(arrived, 1);
    assert.deepEqual(outline, facet.outline);
  }
});

test("the halves of the home page's stone close without a gap, facet by facet", () => {
  const halves = FACETS.filter(({ origin, centre }) => origin !== centre);
  assert.equal(halves.filter(({ side }) => side < 0).length, halves.length / 2);
  assert.ok(halves.length > 10);
});

test("nothing leaves the square at any time", () => {
  for (let frame = 0; frame < FRAMES; frame++) {
    const numbers = frameShapes(frame).flatMap(({ points }) => points.flat());
    assert.ok(Math.min(...numbers) > 1);
    assert.ok(Math.max(...numbers) < FIELD - 1);
  }
});

test("movements begin at their beginning, end at their end and never turn back", () => {
  for (const ease of [easeInOut, easeOut]) {
    const way = Array.from({ length: 101 }, (_, step) => ease(step / 100));
    assert.ok(Math.abs(way[0] ?? 1) < 0.005);
    assert.equal(way[100], 1);
    assert.deepEqual(
      way,
      [...way].sort((a, b) => a - b),
    );
  }
});

test("the last frame shows the stone of the home page: it grows into that", () => {
  const scale = FIELD / (INTRO_SQUARE * STONE_FIELD.width);
  const shapes = frameShapes(FRAMES - 1).map(({ points, fill }) => ({
    fill,
    outline: points.map(([x, y]) => [
      Math.round((x - FIELD / 2) / scale + STONE_FIELD.width / 2),
      Math.round((y - FIELD / 2) / scale + STONE_FIELD.height / 2),
    ]),
  }));
  for (const [tone, outline] of STONE_FACETS) {
    const corners = [...outline.matchAll(/(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    const fill = [...SLATE_TONES, ...AMBER_TONES][tone];
    assert.ok(shapes.some((shape) => isDeepStrictEqual(shape, { fill, outline: corners })));
  }
});
