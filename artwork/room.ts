import { CUT } from "./drawing/facets";
import type { Random } from "./drawing/random";
import { type Point, polygon, pts } from "./drawing/svg";
import { shade } from "./palette";
import { rect } from "./shapes";

export type Room = { wall: string; floor: string; drawn: string };

/**
 * A room of flat planes in one colour, lit from the left: a wall that the light cuts at 12 degrees, a floor, facets in the
 * far corner and a thin blade of the second colour.
 */
export function room(
  width: number,
  height: number,
  colour: string,
  second: string,
  random: Random,
  horizon = 0.8,
): Room {
  const floorY = height * horizon;
  const wall = shade(colour, -0.14);
  const floor = shade(colour, -0.32);
  const edge = width * random.between(0.52, 0.66);
  const foot = edge - floorY * CUT;
  const lit = polygon(pts(0, 0, edge, 0, foot, floorY, 0, floorY), { fill: shade(colour, 0.06) });
  const blade = polygon(pts(edge, 0, edge + width * 0.014, 0, foot + width * 0.014, floorY, foot, floorY), {
    fill: second,
  });
  const pool = polygon(pts(0, floorY, foot, floorY, foot - (height - floorY) * CUT * 5, height, 0, height), {
    fill: shade(colour, -0.16),
  });
  const corner: Point = [width, 0];
  const rim: Point[] = pts(
    width * random.between(0.74, 0.8),
    0,
    width * random.between(0.78, 0.84),
    height * random.between(0.2, 0.28),
    width * random.between(0.87, 0.92),
    height * random.between(0.36, 0.46),
    width,
    height * random.between(0.56, 0.66),
  );
  const tones = [-0.26, -0.2, -0.3];
  const facets = rim
    .slice(0, -1)
    .map((point, index) =>
      polygon([corner, point, rim[index + 1] ?? point], { fill: shade(colour, tones[index] ?? -0.2) }),
    )
    .join("");
  const drawn =
    rect(0, 0, width, height, { fill: wall }) +
    facets +
    lit +
    blade +
    rect(0, floorY, width, height - floorY, { fill: floor }) +
    pool;
  return { wall, floor, drawn };
}
