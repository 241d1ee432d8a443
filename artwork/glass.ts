import { mix } from "./drawing/palette";
import { seeded } from "./drawing/random";
import { type Point, polygon } from "./drawing/svg";
import { ellipse, group } from "./shapes";

/**
 * Red cut glass, lit from behind: a body of revolution whose wall is cut into diamonds, each a low pyramid of four facets.
 * The far wall is drawn first and shines through the near one.
 */

/** From the deepest shadow in the glass to light that falls straight through it. */
const RAMP = ["#1b0106", "#4a0512", "#8e0f24", "#c4162f", "#f0353f", "#ff8a78", "#ffe3d6"] as const;

/** Colour at a share from 0 to 1 of the ramp. */
export function red(share: number): string {
  const at = Math.min(0.9999, Math.max(0, share)) * (RAMP.length - 1);
  const index = Math.floor(at);
  return mix(RAMP[index] ?? RAMP[0], RAMP[index + 1] ?? RAMP[0], at - index);
}

/** Half an outline from the rim down, as radius and height. */
export type Profile = readonly Point[];

/** Radius of a profile at a height, on a curve through its points. */
function radiusAt(profile: Profile, y: number): number {
  const index = Math.max(0, Math.min(profile.length - 2, profile.findIndex(([, height]) => height > y) - 1));
  const [before, from, to, after] = [-1, 0, 1, 2].map(
    (step) => profile[Math.min(profile.length - 1, Math.max(0, index + step))] ?? [0, 0],
  ) as [Point, Point, Point, Point];
  const t = Math.min(1, Math.max(0, (y - from[1]) / (to[1] - from[1] || 1)));
  const [m0, m1] = [(to[0] - before[0]) / 2, (after[0] - from[0]) / 2];
  return (
    (2 * t ** 3 - 3 * t ** 2 + 1) * from[0] +
    (t ** 3 - 2 * t ** 2 + t) * m0 +
    (-2 * t ** 3 + 3 * t ** 2) * to[0] +
    (t ** 3 - t ** 2) * m1
  );
}

/** Half the width of a piece where it is widest. */
export function widestOf(profile: Profile): number {
  const [top, bottom] = [profile[0]?.[1] ?? 0, profile.at(-1)?.[1] ?? 0];
  return Math.max(...Array.from({ length: 101 }, (_, step) => radiusAt(profile, top + ((bottom - top) * step) / 100)));
}

export type GlassOptions = {
  /** Diamonds around the body and from rim to foot. */
  columns: number;
  rows: number;
  /** In turns. */
  turn?: number;
  name: string;
};

/** A piece of glass whose rim is centred on 0, 0. */
export function glass(profile: Profile, { columns, rows, turn = 0, name }: GlassOptions): string {
  const random = seeded(`glass ${name}`);
  const [top, bottom] = [profile[0]?.[1] ?? 0, profile.at(-1)?.[1] ?? 0];
  const tall = bottom - top;
  const widest = Math.max(...profile.map(([radius]) => radius));
  const spot = (column: number, row: number, out = 0): { x: number; y: number; angle: number; radius: number } => {
    const angle = (column / columns + turn) * Math.PI * 2;
    const y = top + (Math.min(rows, Math.max(0, row)) / rows) * tall;
    const radius = radiusAt(profile, y) + out;
    // The eye stands a little above: the near wall hangs lower than the far one.
    return { x: Math.sin(angle) * radius, y: y + Math.cos(angle) * radius * 0.1, angle, radius };
  };
  const facet = (
    corners: readonly ReturnType<typeof spot>[],
    tilt: readonly [number, number],
    near: boolean,
  ): string => {
    const middle = corners.reduce((sum, { x }) => sum + x, 0) / corners.length;
    const height = (corners.reduce((sum, { y }) => sum + y, 0) / corners.length - top) / tall;
    const side = middle / widest;
    // Light stands behind, left of the middle and above it; a tilted facet shows a place beside its own.
    const seen = Math.hypot(side + 0.24 + tilt[0] * 0.36, (height - 0.34 + tilt[1] * 0.4) * 1.25);
    const through = Math.exp(-(seen ** 2) * 2.3);
    const grazing = Math.abs(Math.sin(corners[0]?.angle ?? 0)) ** 5;
    const spark = random.next();
    const tone =
      0.14 +
      through * 0.76 -
      grazing * 0.28 +
      (tilt[0] * -0.07 + tilt[1] * -0.1) +
      (spark > 0.95 ? 0.2 : (spark - 0.5) * 0.12);
    const fill = red(near ? tone : tone * 0.72);
    return polygon(
      corners.map(({ x, y }) => [x, y] as const),
      { fill, stroke: fill, width: 0.7, join: "round", ...(near ? { opacity: 0.86 } : {}) },
    );
  };
  const wall = (near: boolean): string => {
    const drawn: string[] = [];
    for (let row = -1; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const shift = row % 2 ? 0.5 : 0;
        const middle = spot(column + shift, row + 1, widest * 0.012);
        if (near !== Math.cos(middle.angle) > 0) continue;
        const [up, down] = [spot(column + shift, row), spot(column + shift, row + 2)];
        const [left, right] = [spot(column + shift - 0.5, row + 1), spot(column + shift + 0.5, row + 1)];
        const hand = near ? 1 : -1;
        drawn.push(
          facet([up, middle, left], [-0.7 * hand, -0.7], near),
          facet([up, right, middle], [0.7 * hand, -0.7], near),
          facet([middle, right, down], [0.7 * hand, 0.7], near),
          facet([middle, down, left], [-0.7 * hand, 0.7], near),
        );
      }
    return drawn.join("");
  };
  const rim = radiusAt(profile, top);
  const foot = radiusAt(profile, bottom);
  return group(
    ellipse(0, bottom, foot, foot * 0.1, { fill: red(0.2) }) +
      ellipse(0, top, rim, rim * 0.1, { fill: red(0.12) }) +
      wall(false) +
      wall(true) +
      ellipse(0, top, rim, rim * 0.1, { stroke: red(0.82), width: Math.max(1, widest * 0.012) }) +
      ellipse(0, top + widest * 0.012, rim * 0.95, rim * 0.085, {
        stroke: red(0.5),
        width: Math.max(0.6, widest * 0.006),
      }),
  );
}
