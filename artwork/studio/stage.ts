import { facet } from "../covers/shapes";
import { ACCENT, INK, mix } from "../drawing/palette";
import { clipped, type Point, path, pathThrough } from "../drawing/svg";

/**
 * The room of the studio in metres: x to the right of the middle, y up from the floor, z away from the eye. Everything
 * in it is projected by one eye and lit by one sun, so that edges and shadows agree without being drawn by hand.
 */
export type Spot = readonly [x: number, y: number, z: number];

/** A place on a level plane. */
export type Flat = readonly [x: number, z: number];

/** Pixels. */
export const FIELD = { width: 3360, height: 1440 } as const;

/** `height` and `x` in metres, the others in pixels. */
const EYE = { height: 1.65, focal: 1800, middle: 1680, horizon: 640 } as const;

/** Where the sun stands in the picture; how far its light falls and drifts with each metre follows from it. */
export const SUN: Point = [1410, 172];
const FALL = (EYE.horizon - SUN[1]) / EYE.focal;
const DRIFT = (EYE.middle - SUN[0]) / EYE.focal;

/** The opening of the window in the far wall: edges, panes, and the depths of the wall's face and the glass. */
export const WINDOW = { left: -2.88, right: 2.88, sill: 0.12, top: 3.84, columns: 8, rows: 6, face: 6.85, glass: 7.2 };

/** Half the thickness of an iron bar: every second post and the transom are stout, the others thin. */
const BAR = { stout: 0.045, thin: 0.018, transom: 4 } as const;

export function postHalf(index: number): number {
  return index % 2 ? BAR.thin : BAR.stout;
}

export function railHalf(index: number): number {
  return index === BAR.transom || index % WINDOW.rows === 0 ? BAR.stout : BAR.thin;
}

/** Nothing nearer than this is seen; shadows end there instead of passing behind the eye. */
const NEAR = 3;

const GLOW = "#ffe9a6";

export function project([x, y, z]: Spot): Point {
  return [EYE.middle + (EYE.focal * x) / z, EYE.horizon - (EYE.focal * (y - EYE.height)) / z];
}

/** Pixels that a metre takes up at a depth. */
export function scaleAt(z: number): number {
  return EYE.focal / z;
}

/** A flat thing that faces the eye at a depth: its outline from x and y in pairs. */
export function upright(z: number, ...numbers: readonly number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, index) =>
    project([numbers[index * 2] ?? 0, numbers[index * 2 + 1] ?? 0, z]),
  );
}

type Vector = readonly [number, number, number];
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = (a: Vector): Vector => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

function middleOf(spots: readonly Spot[]): Spot {
  const mean = (axis: 0 | 1 | 2): number => spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length;
  return [mean(0), mean(1), mean(2)];
}

/** A colour on a surface: warm where it looks at the window, deep where it looks away. */
function litByWindow(colour: string, middle: Spot, normal: Vector): string {
  const towards = unit(minus([0, 2.4, WINDOW.glass], middle));
  const amount = dot(normal, towards);
  return amount >= 0 ? mix(colour, GLOW, amount * 0.42) : mix(colour, INK, -amount * 0.74);
}

/** A body between a lower and an upper outline of equally many corners; convex. */
export type Solid = { lower: readonly Spot[]; upper: readonly Spot[]; colour: string };

export function solid(lower: readonly Flat[], y0: number, upper: readonly Flat[], y1: number, colour: string): Solid {
  const at =
    (y: number) =>
    ([x, z]: Flat): Spot => [x, y, z];
  return { lower: lower.map(at(y0)), upper: upper.map(at(y1)), colour };
}

export function box(x0: number, y0: number, z0: number, x1: number, y1: number, z1: number, colour: string): Solid {
  const outline: Flat[] = [
    [x0, z0],
    [x1, z0],
    [x1, z1],
    [x0, z1],
  ];
  return solid(outline, y0, outline, y1, colour);
}

/** A round body as an upright prism of `sides` facets, tapering from one radius to another. */
export function drum(
  [x, z]: Flat,
  y0: number,
  y1: number,
  radii: readonly [lower: number, upper: number],
  colour: string,
  sides = 9,
): Solid {
  const rim = (radius: number): Flat[] =>
    Array.from({ length: sides }, (_, index) => {
      const angle = ((index + 0.3) / sides) * Math.PI * 2;
      return [x + Math.cos(angle) * radius, z + Math.sin(angle) * radius] as const;
    });
  return solid(rim(radii[0]), y0, rim(radii[1]), y1, colour);
}

/** The faces of a body that the eye sees, each in the light it gets. */
export function drawSolid({ lower, upper, colour }: Solid): string {
  const heart = middleOf([...lower, ...upper]);
  const sides = lower.map((spot, index) => {
    const next = (index + 1) % lower.length;
    return [spot, lower[next] ?? spot, upper[next] ?? spot, upper[index] ?? spot];
  });
  return [lower, ...sides, upper]
    .map((spots) => {
      const [a, b, c] = spots;
      if (!a || !b || !c) return "";
      const middle = middleOf(spots);
      const raw = unit(cross(minus(b, a), minus(c, a)));
      const normal: Vector = dot(raw, minus(middle, heart)) < 0 ? [-raw[0], -raw[1], -raw[2]] : raw;
      if (dot(normal, minus([0, EYE.height, 0], middle)) <= 0) return "";
      return facet(spots.map(project), litByWindow(colour, middle, normal));
    })
    .join("");
}

export function drawSolids(solids: readonly Solid[]): string {
  return solids.map(drawSolid).join("");
}

/** Where the sun throws a spot on a level plane. */
function cast([x, y, z]: Spot, level: number): Flat {
  const way = (y - level) / FALL;
  return [x + DRIFT * way, z - way];
}

/** A level outline cut off where it comes too near, then projected. */
export function levelOutline(flats: readonly Flat[], level: number): Point[] {
  const kept: Flat[] = [];
  flats.forEach((flat, index) => {
    const next = flats[(index + 1) % flats.length] ?? flat;
    if (flat[1] >= NEAR) kept.push(flat);
    if (flat[1] >= NEAR === next[1] >= NEAR) return;
    const share = (NEAR - flat[1]) / (next[1] - flat[1]);
    kept.push([flat[0] + (next[0] - flat[0]) * share, NEAR]);
  });
  return kept.map(([x, z]) => project([x, level, z]));
}

/** The smallest convex outline around places (Andrew's monotone chain). */
function hull(flats: readonly Flat[]): Flat[] {
  const sorted = [...flats].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (places: readonly Flat[]): Flat[] => {
    const chain: Flat[] = [];
    for (const place of places) {
      for (;;) {
        const [a, b] = chain.slice(-2);
        if (!a || !b || (b[0] - a[0]) * (place[1] - a[1]) - (b[1] - a[1]) * (place[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(place);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** The shadow of a body on a level plane below it. */
export function shadowOf({ lower, upper }: Solid, level: number, fill: string): string {
  const above = [...lower, ...upper].filter(([, y]) => y >= level - 0.001);
  const outline = levelOutline(hull(above.map((spot) => cast(spot, level))), level);
  return outline.length > 2 ? facet(outline, fill) : "";
}

/** The panes of the window as the sun throws them on a level plane: one path of many quadrangles. */
function sunlitPath(level: number): string {
  const { left, right, sill, top, columns, rows, glass } = WINDOW;
  const [wide, tall] = [(right - left) / columns, (top - sill) / rows];
  const panes: string[] = [];
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const [x0, x1] = [left + column * wide + postHalf(column), left + (column + 1) * wide - postHalf(column + 1)];
      const [y0, y1] = [
        Math.max(level, sill + row * tall + railHalf(row)),
        sill + (row + 1) * tall - railHalf(row + 1),
      ];
      if (y1 <= y0) continue;
      const corners: Spot[] = [
        [x0, y0, glass],
        [x1, y0, glass],
        [x1, y1, glass],
        [x0, y1, glass],
      ];
      const outline = levelOutline(
        corners.map((spot) => cast(spot, level)),
        level,
      );
      if (outline.length > 2) panes.push(`${pathThrough(outline)}Z`);
    }
  return panes.join("");
}

/** Content that is seen only where the sun comes in and falls on a level plane. */
export function inSunlight(level: number, content: string): string {
  return clipped(path(sunlitPath(level), {}), content);
}

/** The sunlight on the level top of a body, and the shadows that things standing on it throw. */
export function sunOnTop({ upper }: Solid, things: readonly Solid[], fill = mix(ACCENT, GLOW, 0.4)): string {
  const level = upper[0]?.[1] ?? 0;
  const outline = upper.map(project);
  const shade = things.map((thing) => shadowOf(thing, level, mix("#8f6c00", INK, 0.35))).join("");
  return clipped(path(`${pathThrough(outline)}Z`, {}), inSunlight(level, facet(outline, fill) + shade));
}
