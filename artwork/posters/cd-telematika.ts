import { INK, mix } from "../drawing/palette";
import { type Point, polygon, pts } from "../drawing/svg";
import { strong } from "../kit";
import { STONE } from "../palette";
import { circle, ellipse, line, polyline, rect } from "../shapes";
import { HEIGHT, WIDTH } from "./size";

const [NAVY, BLUE, LIT, ORANGE, LAMP] = ["#0a2c4d", "#0b5fa5", "#4ea3e0", "#ff8a1f", "#ffe7b8"];
const DARK = mix(NAVY, INK, 0.5);

/** Where the line vanishes, and where the near corner of the first vehicle stands on the rail. */
const [FAR_X, EYE] = [2860, 770];
const [NEAR_X, RAIL] = [500, 1170];
/** Pixels of a metre and of the line's gauge at that corner. */
const [METRE, WIDE] = [146, 118];

/** A point on the line: how far along it, how many metres high, how many widths of a vehicle behind the near side. */
function at(along: number, high: number, back = 0): Point {
  const near = 1 / (1 + along);
  return [FAR_X + (NEAR_X - back * WIDE - FAR_X) * near, EYE + (RAIL - high * METRE - EYE) * near];
}

/** The pixels of a metre there. */
const metre = (along: number): number => METRE / (1 + along);

type Body = readonly [from: number, to: number, low: number, high: number, rake?: number];

/** A body with its side, and the end that looks towards us; whatever lies below the eye also shows its top. */
function body([from, to, low, high, rake = 0]: Body, side: string, end: string): string {
  const top = from + rake;
  return (
    polygon([at(top, high), at(to, high), at(to, high, 1), at(top, high, 1)], { fill: mix(side, "#ffffff", 0.12) }) +
    polygon([at(from, low, 1), at(from, low), at(top, high), at(top, high, 1)], { fill: end }) +
    polygon([at(from, low), at(to, low), at(to, high), at(top, high)], { fill: side })
  );
}

/** A pane in a side, between two shares of a vehicle. */
function pane(from: number, to: number, low: number, high: number, fill = LAMP): string {
  return polygon([at(from, low), at(to, low), at(to, high), at(from, high)], { fill });
}

/** The screen and the two lamps of a cab's end; where it leans back, its foot stands nearer. */
function face(along: number, low: number, high: number, foot = along): string {
  const lamps = [0.24, 0.76].map((back) => {
    const [x, y] = at(foot, 1.42, back);
    return circle(x, y, 0.12 * metre(along), { fill: LAMP, stroke: DARK, width: 0.05 * metre(along) });
  });
  return (
    polygon([at(along, low, 0.9), at(along, low, 0.1), at(along, high, 0.1), at(along, high, 0.9)], { fill: DARK }) +
    lamps.join("")
  );
}

function wheels(shares: readonly number[], from: number, long: number): string {
  return shares
    .map((share) => {
      const along = from + share * long;
      const [x, y] = at(along, 0.42);
      const radius = 0.42 * metre(along);
      return (
        ellipse(x, y, radius * 0.86, radius, { fill: DARK }) +
        ellipse(x, y, radius * 0.36, radius * 0.42, { fill: BLUE })
      );
    })
    .join("");
}

function buffers(along: number): string {
  return [0.18, 0.82]
    .map((back) => {
      const [x, y] = at(along, 0.72, back);
      return circle(x, y, 0.17 * metre(along), { fill: DARK });
    })
    .join("");
}

/** The paint of a machine: the side, the end that the evening light meets, the stripe. */
type Livery = readonly [side: string, end: string, stripe: string];
const PAINTED: Livery = [BLUE, LIT, STONE];
const PALE: Livery = [mix(STONE, NAVY, 0.2), STONE, BLUE];

/** A machine of the railway: from there on, as long as that. */
type Machine = (from: number, long: number, livery: Livery) => string;

/** A body from end to end, with a cab, a row of windows and a stripe. */
const railcar: Machine = (from, long, [side, end, stripe]) =>
  body([from, from + long, 0.9, 3.7], side, end) +
  face(from, 2.2, 3.3) +
  pane(from + long * 0.07, from + long * 0.22, 2.2, 3.2) +
  pane(from + long * 0.32, from + long * 0.92, 2.4, 3.2) +
  pane(from, from + long, 1.35, 1.75, stripe);

/** The same with a platform raised to the wire. */
const tower: Machine = (from, long, livery) =>
  railcar(from, long, livery) +
  line(...at(from + long * 0.4, 3.7), ...at(from + long * 0.72, 4.5), { stroke: DARK, width: 0.14 * metre(from) }) +
  line(...at(from + long * 0.72, 3.7), ...at(from + long * 0.4, 4.5), { stroke: DARK, width: 0.14 * metre(from) }) +
  pane(from + long * 0.26, from + long * 0.88, 4.46, 4.66, DARK) +
  polyline(
    [
      at(from + long * 0.28, 4.6),
      at(from + long * 0.28, 5.15),
      at(from + long * 0.86, 5.15),
      at(from + long * 0.86, 4.6),
    ],
    {
      stroke: DARK,
      width: 0.09 * metre(from),
    },
  );

/** A trolley: a cab, then a flat bed with a crane folded over it. */
const trolley: Machine = (from, long, [side, end, stripe]) => {
  const arm = [at(from + long * 0.54, 1.3), at(from + long * 0.58, 3.2), at(from + long * 0.9, 2.7)] as const;
  return (
    body([from + long * 0.42, from + long, 0.85, 1.35], DARK, mix(BLUE, NAVY, 0.45)) +
    pane(from + long * 0.66, from + long * 0.97, 1.35, 2.0, ORANGE) +
    polyline(arm, { stroke: STONE, width: 0.24 * metre(from), join: "round", cap: "butt" }) +
    body([from, from + long * 0.42, 0.85, 3.4, 0.012], side, end) +
    face(from + 0.007, 2.1, 3.05, from + 0.002) +
    pane(from + long * 0.1, from + long * 0.34, 2.1, 3.05) +
    pane(from, from + long * 0.42, 1.3, 1.6, stripe)
  );
};

/** A grinder: cabs at both ends, between them a low machine room, under it the stones at work. */
const grinder: Machine = (from, long, [side, end, stripe]) =>
  body([from + long * 0.76, from + long, 0.9, 3.6], side, end) +
  pane(from + long * 0.82, from + long * 0.95, 2.3, 3.2) +
  body([from + long * 0.26, from + long * 0.76, 0.9, 2.9], stripe, stripe) +
  [0.32, 0.43, 0.54, 0.65]
    .map((share) => pane(from + long * share, from + long * (share + 0.06), 1.4, 2.5, side))
    .join("") +
  body([from, from + long * 0.28, 0.9, 3.6], side, end) +
  face(from, 2.2, 3.2) +
  pane(from + long * 0.06, from + long * 0.2, 2.3, 3.2) +
  pane(from + long * 0.4, from + long * 0.62, 0.3, 0.9, DARK);

/** A hopper heaped with ballast, behind a cab. */
const hopper: Machine = (from, long, [side, end, stripe]) =>
  polygon(
    [at(from + long * 0.4, 2.9), at(from + long * 0.56, 3.5), at(from + long * 0.76, 3.3), at(from + long * 0.98, 2.9)],
    {
      fill: DARK,
    },
  ) +
  polygon(
    [at(from + long * 0.36, 2.9), at(from + long, 2.9), at(from + long * 0.86, 0.9), at(from + long * 0.48, 0.9)],
    {
      fill: stripe,
    },
  ) +
  pane(from + long * 0.36, from + long, 2.6, 2.9, side) +
  body([from, from + long * 0.34, 0.9, 3.5], side, end) +
  face(from, 2.2, 3.15) +
  pane(from + long * 0.08, from + long * 0.26, 2.2, 3.15);

/** The eight of tonight, from near to far; the farther, the longer in proportion, so that the gaps stay open. */
const MACHINES: readonly (readonly [machine: Machine, long: number])[] = [
  [trolley, 0.108],
  [tower, 0.098],
  [grinder, 0.112],
  [hopper, 0.1],
  [railcar, 0.09],
  [trolley, 0.1],
  [tower, 0.09],
  [hopper, 0.092],
];
const GAP = 0.068;

function mast(along: number): string {
  const weight = 0.16 * metre(along);
  return (
    line(...at(along, 0, 1.7), ...at(along, 6.6, 1.7), { stroke: NAVY, width: weight }) +
    line(...at(along, 6.2, 1.7), ...at(along, 5.7, 0.5), { stroke: NAVY, width: weight * 0.6 }) +
    line(...at(along, 5.2, 1.7), ...at(along, 5.7, 0.5), { stroke: NAVY, width: weight * 0.5 })
  );
}

/** The line as the desk sees it, in the evening light: eight machines on it one behind the other, every lamp lit. */
export function cdTelematika(): string {
  const ends = [-0.3, 5] as const;
  /** A rail: how far behind the near side, how thick in metres. */
  const rail = (back: number, thick: number): string =>
    polygon([at(ends[0], 0, back), at(ends[1], 0, back), at(ends[1], -thick, back), at(ends[0], -thick, back)], {
      fill: STONE,
    });
  let along = 0;
  const placed = MACHINES.map(([machine, share], index) => {
    const [from, long] = [along, share * (1 + along)];
    along += (share + GAP) * (1 + along);
    return (
      wheels([0.16, 0.84], from, long) +
      body([from, from + long, 0.5, 0.95], DARK, mix(BLUE, NAVY, 0.45)) +
      machine(from, long, index % 2 === 0 ? PAINTED : PALE) +
      buffers(from)
    );
  });
  return (
    rect(0, 0, WIDTH, HEIGHT, { fill: ORANGE }) +
    polygon(pts(0, EYE - 330, 1550, EYE, 0, EYE), { fill: mix(ORANGE, NAVY, 0.13) }) +
    polygon(pts(WIDTH, EYE - 230, WIDTH, EYE, 1300, EYE), { fill: mix(ORANGE, NAVY, 0.2) }) +
    rect(0, EYE, WIDTH, HEIGHT - EYE, { fill: NAVY }) +
    [3.6, 2.7, 1.98, 1.38, 0.905, 0.524, 0.219, -0.025, -0.215].map(mast).join("") +
    line(...at(ends[0], 5.7, 0.5), ...at(ends[1], 5.7, 0.5), { stroke: NAVY, width: 7 }) +
    polygon([at(ends[0], 0, 1.1), at(ends[1], 0, 1.1), at(ends[1], -0.6), at(ends[0], -0.6)], { fill: DARK }) +
    rail(0.96, 0.1) +
    rail(0, 0.26) +
    placed.reverse().join("") +
    rect(1767, 1120, 28, HEIGHT - 1120, { fill: mix(STONE, NAVY, 0.25) }) +
    rect(1626, 1040, 310, 176, { fill: STONE }) +
    strong(1781, 1178, "112", NAVY, 150, { anchor: "middle", tracking: -0.03 })
  );
}
