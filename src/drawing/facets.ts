import type { Random } from "./random";
import type { Point } from "./svg";

/** The one angle of the identity, in degrees from the vertical or the horizontal. */
const CUT_DEGREES = 12;
export const CUT = Math.tan((CUT_DEGREES * Math.PI) / 180);

/** How much a side that looks from the centre towards a point is lit: -1 to 1. */
export function facing(centre: Point, point: Point, light: Point): number {
  const [dx, dy] = [point[0] - centre[0], point[1] - centre[1]];
  const length = Math.hypot(dx, dy) * Math.hypot(light[0], light[1]) || 1;
  return (dx * light[0] + dy * light[1]) / length;
}

/** Points around a centre, at slightly irregular angles and distances. */
export function ring(centre: Point, radius: number, count: number, random: Random, wobble = 0.1, stretch = 1): Point[] {
  const turn = random.next();
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + turn + random.between(-wobble, wobble)) / count) * Math.PI * 2;
    const distance = radius * (1 + random.between(-wobble, wobble));
    return [centre[0] + Math.cos(angle) * distance, centre[1] + Math.sin(angle) * distance * stretch] as const;
  });
}
