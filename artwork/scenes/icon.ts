import { CUT } from "../drawing/facets";
import { ACCENT, INK, mix, PAPER } from "../drawing/palette";
import { clipped, type Point, polygon, pts } from "../drawing/svg";
import type { Scene } from "../scene";
import { move, rect } from "../shapes";

const SIZE = 1024;
const MIDDLE = SIZE / 2;
const DEEP = "#8a6200";

/** Half the width and height of the stone, of its table, and how much of each corner is cut away. */
const GIRDLE = { x: 344, y: 396, corner: 190 };
const TABLE = { x: 154, y: 226, corner: 84 };

/** How wide the cut stands open: a whole pixel on a tab of 16. The right piece begins at a corner, without splinters. */
const CUT_WIDTH = 66;
const CUT_AT = TABLE.x - CUT_WIDTH;
/** How far the cut piece has slipped. */
const SLIP = 58;

/** An octagon, clockwise from the left end of its top, leaning by the one angle of the identity. */
function octagon({ x, y, corner }: { x: number; y: number; corner: number }): Point[] {
  return leaning(
    pts(
      corner - x,
      -y,
      x - corner,
      -y,
      x,
      corner - y,
      x,
      y - corner,
      x - corner,
      y,
      corner - x,
      y,
      -x,
      y - corner,
      -x,
      corner - y,
    ),
  );
}

const leaning = (points: readonly Point[]): Point[] => points.map(([x, y]) => [MIDDLE + x - y * CUT, MIDDLE + y]);

/** From light to dark as the light comes from the upper left: one tone a side, beginning with the top. */
const SIDES = [
  mix(ACCENT, PAPER, 0.62),
  mix(ACCENT, PAPER, 0.12),
  mix(ACCENT, DEEP, 0.34),
  mix(ACCENT, DEEP, 0.78),
  mix(ACCENT, DEEP, 1),
  mix(ACCENT, DEEP, 0.6),
  mix(ACCENT, DEEP, 0.16),
  mix(ACCENT, PAPER, 0.4),
];

function stone(): string {
  const [rim, table] = [octagon(GIRDLE), octagon(TABLE)];
  const sides = rim.map((point, index) => {
    const after = (index + 1) % rim.length;
    const fill = SIDES[index] ?? ACCENT;
    const points = [point, rim[after] ?? point, table[after] ?? point, table[index] ?? point];
    return polygon(points, { fill, stroke: fill, width: 1.5, join: "round" });
  });
  const [a, b, , , , , g, h] = table;
  const lit = a && b && g && h ? polygon([a, b, g, h], { fill: mix(ACCENT, PAPER, 0.3) }) : "";
  return sides.join("") + polygon(table, { fill: ACCENT }) + lit;
}

/** What lies between two lines that lean like the stone. */
const between = (left: number, right: number): string =>
  polygon(leaning(pts(left, -SIZE, right, -SIZE, right, SIZE, left, SIZE)), {});

/** The mark of the agency: a yellow stone, cut once. */
export const icon: Scene = {
  width: SIZE,
  height: SIZE,
  format: "png",
  draw: () =>
    rect(0, 0, SIZE, SIZE, { fill: INK }) +
    clipped(between(-SIZE, CUT_AT), move(0, -SLIP / 2, stone())) +
    move(-SLIP * CUT, SLIP, clipped(between(CUT_AT + CUT_WIDTH, SIZE), move(0, -SLIP / 2, stone()))),
};
