/**
 * `npm run stone`: cuts the stone of the home page, and writes its facets for the hero and the opening
 * animation.
 * A stone is two rings of points around a table; a facet's tone is how much of the light that comes through the cut, or
 * from the upper right, it catches.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { CUT } from "./drawing/facets";
import { type Random, seeded } from "./drawing/random";

type Vector = readonly [x: number, y: number, z: number];
type Facet = { tone: number; points: readonly Vector[]; normal: Vector };

const FACETS = join(__dirname, "../src/facets/stone.ts");
const SIDES = 9;
const RADIUS = 400;
const CENTRE = { x: 410, y: 452 };
const CUT_X = 400;
const CUT_Y = 450;
/** How far the halves stand from the cut, and how far they have slid along it. */
const GAP = 13;
const SLIDE = 26;
/** How far the light of the cut reaches into the stone. */
const REACH = 330;
/** How much of its normal a facet gets from its place. */
const DOME = 0.001;
/** Facets smaller than this are dust. */
const SMALLEST_AREA = 60;
const LIGHT = unit([0.75, -0.75, 0.75]);
/** Least light for each tone: first that of the cut, from the brightest down, then that of the room. */
const GLOWS: readonly (readonly [number, number])[] = [
  [0.98, 9],
  [0.82, 8],
  [0.62, 7],
  [0.46, 6],
  [0.33, 5],
  [0.22, 4],
];
const SHADES: readonly (readonly [number, number])[] = [
  [0.86, 3],
  [0.68, 2],
  [0.45, 1],
];

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

function ring(random: Random, radius: number, turn: number, height: number, wobble: number, shift = 0): Vector[] {
  return Array.from({ length: SIDES }, (_, index) => {
    const angle = ((index + turn + random.between(-0.5, 0.5) * wobble) / SIDES) * 2 * Math.PI - 1.2;
    const distance = radius * (1 + random.between(-0.25, 0.25) * wobble);
    return [
      CENTRE.x + shift + Math.cos(angle) * distance * 0.92,
      CENTRE.y - shift + Math.sin(angle) * distance,
      height,
    ] as const;
  });
}

function crown(random: Random): Vector[][] {
  const rim = ring(random, RADIUS, 0, 0, 0.28);
  const middle = ring(random, RADIUS * 0.7, 0.5, RADIUS * 0.34, 0.2, 9);
  const table = ring(random, RADIUS * 0.4, 0, RADIUS * 0.5, 0.18, 14);
  const at = (points: readonly Vector[], index: number) => points[index % SIDES] as Vector;
  const sides = rim.flatMap((point, i) => [
    [point, at(rim, i + 1), at(middle, i)],
    [at(rim, i + 1), at(middle, i + 1), at(middle, i)],
    [at(middle, i), at(middle, i + 1), at(table, i + 1)],
    [at(middle, i), at(table, i + 1), at(table, i)],
  ]);
  return [...sides, table.slice(0, 4), [at(table, 0), ...table.slice(3, 7)], [at(table, 0), ...table.slice(6)]];
}

/** The table, flat, is a little domed in the light, which then crosses its parts instead of lighting them all at once. */
function domed(facet: readonly Vector[], [x, y, z]: Vector): Vector {
  const middle = (axis: 0 | 1) => facet.reduce((sum, point) => sum + point[axis], 0) / facet.length;
  return unit([x + (middle(0) - CENTRE.x) * DOME, y + (middle(1) - CENTRE.y) * DOME, z]);
}

function normal([a, b, c]: readonly Vector[]): Vector {
  if (!a || !b || !c) throw new Error("A facet has three points at least");
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const [x, y, z] = unit([uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]);
  return z < 0 ? [-x, -y, -z] : [x, y, z];
}

/** Distance from the cut: negative to its left. */
const beside = ([x, y]: Vector): number => x - (CUT_X - (y - CUT_Y) * CUT);

/** The part of a facet on one side of the cut. */
function half(facet: readonly Vector[], side: number): Vector[] {
  return facet.flatMap((point, index) => {
    const next = facet[(index + 1) % facet.length] ?? point;
    const [here, there] = [beside(point) * side, beside(next) * side];
    const share = here / (here - there);
    const crossing = point.map((value, axis) => value + ((next[axis] ?? 0) - value) * share) as unknown as Vector;
    return [...(here >= 0 ? [point] : []), ...(here * there < 0 ? [crossing] : [])];
  });
}

function area(points: readonly Vector[]): number {
  const doubled = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled / 2);
}

function tone(points: readonly Vector[], [nx, ny, nz]: Vector, side: number): number {
  const distance = Math.abs(points.reduce((sum, point) => sum + beside(point), 0) / points.length);
  const towardsCut = Math.max(0, 0.35 - nx * side);
  const glow = Math.max(0, 1 - distance / REACH) * (0.5 + 0.9 * towardsCut) + (side > 0 ? 0.06 : 0);
  const shade = nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2];
  const found = GLOWS.find(([least]) => glow > least) ?? SHADES.find(([least]) => shade > least);
  return found?.[1] ?? 0;
}

function cutFacets(): Facet[] {
  return crown(seeded("citrin"))
    .flatMap((facet) =>
      [-1, 1].map((side) => {
        const points = half(facet, side);
        const up = normal(facet);
        return { tone: points.length < 3 ? 0 : tone(points, up, side), points, side, normal: domed(points, up) };
      }),
    )
    .filter(({ points }) => points.length >= 3 && area(points) >= SMALLEST_AREA)
    .map(({ points, side, ...facet }) => ({
      ...facet,
      points: points.map(([x, y, z]) => [x + side * (GAP + SLIDE * CUT), y - side * SLIDE, z] as const),
    }))
    .sort((a, b) => a.tone - b.tone);
}

const facets = cutFacets().map(({ tone: shade, points, normal: up }) => {
  const outline = `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L")}z`;
  return `  [${shade}, "${outline}", ${up.map((part) => Math.round(part * 100)).join(", ")}],`;
});

writeFileSync(
  FACETS,
  `/** A plane of the stone: tone (0 dark to 9 bright) at rest, outline in a field of 800 by 900, and normal in hundredths. */
export type StoneFacet = readonly [tone: number, outline: string, x: number, y: number, z: number];

/** Made by a program, like the film of the intro, which ends as this stone. x runs to the right, y down, z towards the viewer. */
export const STONE_FACETS: readonly StoneFacet[] = [
${facets.join("\n")}
];
`,
);
