import { ACCENT, mix, PAPER } from "../../../drawing/palette";
import { type Random, seeded } from "../../../drawing/random";
import { type Point, polygon } from "../../../drawing/svg";

/** Colour of a facet that faces away from the light. */
const DEEP = "#8a6200";
const LIGHT: Point = [-0.75, -1];
/** Size of the table relative to the stone, and its offset towards the light in pixels. */
const TABLE = 0.46;
const TILT = 34;

/** How far the corners of the stone are from those of a regular one. */
const WOBBLE = 0.08;

function rimOf([x, y]: Point, radius: number, sides: number, random: Random): Point[] {
  const turn = random.next();
  return Array.from({ length: sides }, (_, index) => {
    const angle = ((index + turn + random.between(-WOBBLE, WOBBLE)) / sides) * Math.PI * 2;
    const distance = radius * (1 + random.between(-WOBBLE, WOBBLE));
    return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance] as const;
  });
}

/** The lighter, the more a facet looks from the centre towards the light. */
function tone(centre: Point, points: readonly Point[], offset = 0): string {
  const [dx, dy] = [0, 1].map((axis) => {
    return points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length - (centre[axis] ?? 0);
  }) as [number, number];
  const length = Math.hypot(dx, dy) * Math.hypot(...LIGHT) || 1;
  const lit = (dx * LIGHT[0] + dy * LIGHT[1]) / length + offset;
  return lit > 0 ? mix(ACCENT, PAPER, lit * 0.62) : mix(ACCENT, DEEP, -lit);
}

/** A facet with a hairline stroke of its own colour, which closes antialiasing seams. */
const facet = (points: readonly Point[], fill: string): string =>
  polygon(points, { fill, stroke: fill, width: 1.5, join: "round" });

/**
 * A close-up of the stone that fills its part of the picture; every page shows another side.
 * @param name seed of the side
 * @param centre in pixels, about the middle of the area to fill
 * @param radius of the stone in pixels
 */
export function nearStone(name: string, [x, y]: Point, radius: number): string {
  const random = seeded(name);
  const centre: Point = [x + random.between(-30, 30), y + random.between(-70, 70)];
  const sides = random.whole(7, 9);
  const rim = rimOf(centre, radius, sides, random);
  const at = (points: readonly Point[], index: number): Point => points[(index + sides) % sides] ?? centre;
  const table = rim.map((point, index): Point => {
    const next = at(rim, index + 1);
    const [mx, my] = [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
    return [centre[0] - TILT + (mx - centre[0]) * TABLE, centre[1] - TILT + (my - centre[1]) * TABLE];
  });
  const crown = rim.map((point, index) => {
    const [next, own, before] = [at(rim, index + 1), at(table, index), at(table, index - 1)];
    const [side, corner] = [
      [point, next, own],
      [point, own, before],
    ];
    return facet(side, tone(centre, side)) + facet(corner, tone(centre, corner, -0.14));
  });
  const half = table.slice(0, Math.ceil(sides / 2) + 1);
  return crown.join("") + facet(table, ACCENT) + polygon(half, { fill: mix(ACCENT, PAPER, 0.14) });
}
