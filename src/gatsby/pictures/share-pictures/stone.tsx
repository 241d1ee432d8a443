import { ACCENT, mix, PAPER } from "../../../drawing/palette";
import { type Random, seeded } from "../../../drawing/random";
import { type Point, pointsOf } from "../../../drawing/svg";

/** Colour of a facet that faces away from the light. */
const DEEP = "#8a6200";
const LIGHT: Point = [-0.75, -1];
/** Size of the table relative to the stone, and its offset towards the light in pixels. */
const TABLE = 0.46;
const TILT = 34;
/** How far the corners of the stone are from those of a regular one. */
const WOBBLE = 0.08;

function rimOf([x, y]: Point, radius: number, sides: number, random: Random): Point[] {
  const turn = random(0, 1);
  return Array.from({ length: sides }, (_, index) => {
    const angle = ((index + turn + random(-WOBBLE, WOBBLE)) / sides) * Math.PI * 2;
    const distance = radius * (1 + random(-WOBBLE, WOBBLE));
    return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance] as const;
  });
}

/** The lighter, the more a facet looks from the centre towards the light. */
function tone([x, y]: Point, points: readonly Point[], offset: number): string {
  const dx = points.reduce((sum, point) => sum + point[0], 0) / points.length - x;
  const dy = points.reduce((sum, point) => sum + point[1], 0) / points.length - y;
  const length = Math.hypot(dx, dy) * Math.hypot(...LIGHT) || 1;
  const lit = (dx * LIGHT[0] + dy * LIGHT[1]) / length + offset;
  return lit > 0 ? mix(ACCENT, PAPER, lit * 0.62) : mix(ACCENT, DEEP, -lit);
}

export type NearStoneProps = {
  /** Seed of the side. */
  name: string;
  /** In pixels, about the middle of the area to fill. */
  middle: Point;
  radius: number;
};

/** A close-up of the stone that fills its part of the picture; every page shows another side. */
export function NearStone({ name, middle: [x, y], radius }: NearStoneProps) {
  const random = seeded(name);
  const centre: Point = [x + random(-30, 30), y + random(-70, 70)];
  const sides = Math.floor(random(7, 10));
  const rim = rimOf(centre, radius, sides, random);
  const at = (points: readonly Point[], index: number): Point => points[(index + sides) % sides] ?? centre;
  const table = rim.map((point, index): Point => {
    const next = at(rim, index + 1);
    const [mx, my] = [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
    return [centre[0] - TILT + (mx - centre[0]) * TABLE, centre[1] - TILT + (my - centre[1]) * TABLE];
  });
  const crown = rim.flatMap((point, index): { points: Point[]; offset: number }[] => [
    { points: [point, at(rim, index + 1), at(table, index)], offset: 0 },
    { points: [point, at(table, index), at(table, index - 1)], offset: -0.14 },
  ]);
  const facets = crown.map(({ points, offset }) => ({ points: pointsOf(points), fill: tone(centre, points, offset) }));
  // A hairline of its own colour closes the seams that antialiasing leaves around a facet.
  return (
    <g strokeWidth={1.5} strokeLinejoin="round">
      {[...facets, { points: pointsOf(table), fill: ACCENT }].map(({ points, fill }) => (
        <polygon key={points} points={points} fill={fill} stroke={fill} />
      ))}
      <polygon points={pointsOf(table.slice(0, Math.ceil(sides / 2) + 1))} fill={mix(ACCENT, PAPER, 0.14)} />
    </g>
  );
}
