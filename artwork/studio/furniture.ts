import { facet } from "../covers/shapes";
import { CUT } from "../drawing/facets";
import { INK } from "../drawing/palette";
import { clipped, polygon } from "../drawing/svg";
import { box, drawSolid, type Flat, project, type Solid, scaleAt, type Spot, solid, upright } from "./stage";

const IRON = "#2a2f34";

/** A leg of square section from a place on the floor to one higher up. */
function leg([x0, z0]: Flat, y0: number, [x1, z1]: Flat, y1: number, thick: number, colour: string): Solid {
  const around = (x: number, z: number): Flat[] => {
    const half = thick / 2;
    return [
      [x - half, z - half],
      [x + half, z - half],
      [x + half, z + half],
      [x - half, z + half],
    ];
  };
  return solid(around(x0, z0), y0, around(x1, z1), y1, colour);
}

export const DESK_HEIGHT = 0.74;

/** A desk between two depths: a board on two trestles whose legs lean at the cut. The board comes last. */
export function desk(x0: number, x1: number, z0: number, z1: number, colour: string): { legs: Solid[]; board: Solid } {
  const under = DESK_HEIGHT - 0.045;
  const lean = under * CUT;
  const trestle = (x: number): Solid[] =>
    [z1 - 0.12, z0 + 0.12].flatMap((z) => [
      leg([x - lean, z], 0, [x - 0.02, z], under, 0.045, IRON),
      leg([x + lean, z], 0, [x + 0.02, z], under, 0.045, IRON),
      box(x - lean * 0.62, 0.24, z - 0.015, x + lean * 0.62, 0.28, z + 0.015, IRON),
    ]);
  return {
    legs: [...trestle(x0 + 0.34), ...trestle(x1 - 0.34)],
    board: box(x0, under, z0, x1, DESK_HEIGHT, z1, colour),
  };
}

/** A chair of boards on four splayed legs, turned by a yaw; at 0 it looks at the eye. Parts from back to front. */
export function chair(x: number, z: number, yaw: number, colour: string): Solid[] {
  const at = (side: number, front: number): Flat => [
    x + side * Math.cos(yaw) - front * Math.sin(yaw),
    z - side * Math.sin(yaw) - front * Math.cos(yaw),
  ];
  const slab = (half: number, near: number, far: number): Flat[] => [
    at(-half, near),
    at(half, near),
    at(half, far),
    at(-half, far),
  ];
  const [seat, back] = [0.46, 0.94];
  const strut = (side: number, front: number, splay: number): Solid =>
    leg(at(side * 1.14, front + splay), 0, at(side, front), seat, 0.036, IRON);
  const parts = {
    backLegs: [strut(-0.2, -0.18, -0.09), strut(0.2, -0.18, -0.09)],
    frontLegs: [strut(-0.2, 0.18, 0.08), strut(0.2, 0.18, 0.08)],
    seat: solid(slab(0.23, 0.24, -0.21), seat, slab(0.24, 0.25, -0.22), seat + 0.035, colour),
    stiles: [-0.19, 0.19].map((side) =>
      leg(at(side, -0.2), seat + 0.03, at(side * 1.06, -0.2 - (back - seat) * CUT), back - 0.06, 0.03, IRON),
    ),
    rest: solid(slab(0.235, -0.245, -0.275), back - 0.26, slab(0.25, -0.29, -0.32), back, colour),
  };
  const backwards = Math.cos(yaw) < 0;
  return backwards
    ? [...parts.frontLegs, ...parts.backLegs, parts.seat, ...parts.stiles, parts.rest]
    : [...parts.backLegs, ...parts.stiles, parts.rest, ...parts.frontLegs, parts.seat];
}

/** A screen on its foot, switched off; a plane of the dim room leans in the glass. */
export function screen(x: number, z: number): string {
  const [half, y0, y1] = [0.34, DESK_HEIGHT + 0.14, DESK_HEIGHT + 0.56];
  const outline = upright(
    z - 0.02,
    x - half + 0.015,
    y0 + 0.015,
    x + half - 0.015,
    y0 + 0.015,
    x + half - 0.015,
    y1 - 0.015,
    x - half + 0.015,
    y1 - 0.015,
  );
  const glint = upright(z - 0.02, x - half, y0, x - 0.1, y0, x, y1, x - half, y1);
  return (
    drawSolid(box(x - 0.13, DESK_HEIGHT, z - 0.08, x + 0.13, DESK_HEIGHT + 0.015, z + 0.1, IRON)) +
    drawSolid(box(x - 0.03, DESK_HEIGHT, z, x + 0.03, DESK_HEIGHT + 0.3, z + 0.04, IRON)) +
    drawSolid(box(x - half, y0, z, x + half, y1, z + 0.03, "#3b4349")) +
    facet(outline, "#101315") +
    clipped(polygon(outline, {}), polygon(glint, { fill: "#39424a", opacity: 0.55 }))
  );
}

/** A pile of books that do not lie quite flush. */
export function pile(x: number, y: number, z: number, colours: readonly string[]): Solid[] {
  return colours.map((colour, index) => {
    const shift = [0, 0.02, -0.015, 0.03][index % 4] ?? 0;
    return box(
      x - 0.13 + shift,
      y + index * 0.034,
      z - 0.09,
      x + 0.13 + shift,
      y + (index + 1) * 0.034 - 0.003,
      z + 0.09,
      colour,
    );
  });
}

/** A board or rod between two spots, as a plain band of a thickness in metres. */
export function rod(from: Spot, to: Spot, thick: number, fill: string = INK): string {
  const [a, b] = [project(from), project(to)];
  const half = (thick / 2) * scaleAt((from[2] + to[2]) / 2);
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [nx, ny] = [(-(b[1] - a[1]) / length) * half, ((b[0] - a[0]) / length) * half];
  return facet(
    [
      [a[0] + nx, a[1] + ny],
      [b[0] + nx, b[1] + ny],
      [b[0] - nx, b[1] - ny],
      [a[0] - nx, a[1] - ny],
    ],
    fill,
  );
}
