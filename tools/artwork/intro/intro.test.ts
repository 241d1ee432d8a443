/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { INTRO_SQUARE } from "../../../src/constants/intro";
import { AMBER_TONES, SLATE_TONES } from "../../../src/drawing/palette";
import { STONE_FACETS } from "../../../src/facets/stone";
import { STONE_FIELD } from "../../../src/facets/stone-field";
import { ENCODINGS, MAX_BYTES } from "./encode";
import { flightAt } from "./flight";
import { frameShapes } from "./frame";
import { FACETS, FIELD } from "./stone";
import { DURATION, easeInOut, easeOut, FLIGHT, FRAME_RATE, FRAMES, LIGHT, OPENING, STROKE, SWEEP } from "./timeline";

const ROOT = join(__dirname, "../../..");
const SIGNATURES: Record<string, { at: number; bytes: string }> = {
  "intro.webm": { at: 0, bytes: "1a45dfa3" },
  "intro.mp4": { at: 4, bytes: Buffer.from("ftyp").toString("hex") },
};
/** The loading screen plays the intro this much faster, and has this long for it, seconds. */
const PLAYBACK_RATE = 1.1;
const LONGEST = 1.5;

const read = (name: string) => readFileSync(join(ROOT, "static/intro", name));

test("the intro is short, and the light stands at full for a beat before it ends", () => {
  expect(FRAMES / FRAME_RATE).toBe(DURATION);
  expect(DURATION / PLAYBACK_RATE).toBeLessThanOrEqual(LONGEST);
  for (const { to } of [SWEEP, STROKE, OPENING, LIGHT]) expect(to).toBeLessThan(DURATION - 0.15);
  expect(frameShapes(FRAMES - 6)).toEqual(frameShapes(FRAMES - 1));
});

test("the stone is whole before the light strikes it: every facet has arrived in its own place", () => {
  expect(FLIGHT.last + FLIGHT.takes).toBeLessThanOrEqual(STROKE.from);
  const flown = flightAt(STROKE.from);
  expect(flown).toHaveLength(FACETS.length);
  for (const { facet, outline, arrived } of flown) {
    expect(arrived).toBe(1);
    expect(outline).toEqual(facet.outline);
  }
});

test("the halves of the home page's stone close without a gap, facet by facet", () => {
  const halves = FACETS.filter(({ origin, centre }) => origin !== centre);
  expect(halves.filter(({ side }) => side < 0)).toHaveLength(halves.length / 2);
  expect(halves.length).toBeGreaterThan(10);
});

test("nothing leaves the square at any time", () => {
  for (let frame = 0; frame < FRAMES; frame++) {
    const numbers = frameShapes(frame).flatMap(({ points }) => points.flat());
    expect(Math.min(...numbers)).toBeGreaterThan(1);
    expect(Math.max(...numbers)).toBeLessThan(FIELD - 1);
  }
});

test("movements begin at their beginning, end at their end and never turn back", () => {
  for (const ease of [easeInOut, easeOut]) {
    const way = Array.from({ length: 101 }, (_, step) => ease(step / 100));
    expect(way[0]).toBeCloseTo(0);
    expect(way[100]).toBe(1);
    expect(way).toEqual([...way].sort((a, b) => a - b));
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
    expect(shapes).toContainEqual({ fill: [...SLATE_TONES, ...AMBER_TONES][tone], outline: corners });
  }
});

test.each(ENCODINGS.map(({ name }) => name))("%s is a film of its kind and light enough to wait for", (name) => {
  const file = read(name);
  const signature = SIGNATURES[name];
  const bytes = Buffer.from(signature?.bytes ?? "", "hex");
  expect(file.subarray(signature?.at, (signature?.at ?? 0) + bytes.length)).toEqual(bytes);
  expect(file.length).toBeGreaterThan(MAX_BYTES / 10);
  expect(file.length).toBeLessThanOrEqual(MAX_BYTES);
});
