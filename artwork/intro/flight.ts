import { type Random, seeded } from "../drawing/random";
import type { Point } from "../drawing/svg";
import { FACETS, type Facet, FIELD, middleOf } from "./stone";
import { easeInOut, FLIGHT, passed } from "./timeline";

/** Where a facet comes from, and how it turns on its way into the stone. */
type Journey = {
  facet: Facet;
  departs: number;
  /** Polar, around the middle of the video: pixels and radians. */
  from: { radius: number; angle: number };
  to: { radius: number; angle: number };
  /** Radians: in the plane of the picture, and out of it around an axis in the plane. */
  spin: number;
  tumble: number;
  axis: number;
  /** Share of its size at the start. */
  size: number;
};

export type Flying = {
  facet: Facet;
  outline: readonly Point[];
  /** 0 on its way to 1 in place. */
  arrived: number;
  /** How much a turning facet catches the light, 0 to 1. */
  glint: number;
};

const HALF = FIELD / 2;
/** Nothing comes nearer to the edge than this, pixels: the square must not show. */
const MARGIN = 6;
/** All facets come in on one turn, radians. */
const SWIRL = 1.15;

function polar([x, y]: Point): { radius: number; angle: number } {
  return { radius: Math.hypot(x - HALF, y - HALF), angle: Math.atan2(y - HALF, x - HALF) };
}

function reach({ outline, centre }: Facet): number {
  return Math.max(...outline.map(([x, y]) => Math.hypot(x - centre[0], y - centre[1])));
}

function journey(facet: Facet, inwards: number, random: Random): Journey {
  const to = polar(facet.centre);
  const size = random.between(0.4, 0.95);
  const furthest = HALF - MARGIN - reach(facet) * size;
  return {
    facet,
    departs: FLIGHT.first + inwards * (FLIGHT.last - FLIGHT.first),
    from: { radius: furthest * Math.sqrt(random.between(0.12, 1)), angle: to.angle - SWIRL * random.between(0.7, 1.3) },
    to,
    spin: random.between(-1.4, 1.4),
    tumble: random.between(2.2, 4.4) * (random.chance(0.5) ? 1 : -1),
    axis: random.between(0, Math.PI),
    size,
  };
}

function journeys(): Journey[] {
  const random = seeded("citrin intro");
  const byDistance = [...FACETS].sort((a, b) => polar(b.origin).radius - polar(a.origin).radius);
  return byDistance.map((facet, index) => journey(facet, index / (byDistance.length - 1), random));
}

/** From the outermost to the innermost, which is also the order they are drawn in. */
const JOURNEYS = journeys();

/** A corner turned around the facet's centre: within the picture, then out of its plane, as seen from straight above. */
function turned([x, y]: Point, spin: number, axis: number, tilt: number, size: number): Point {
  const along = (x * Math.cos(axis) + y * Math.sin(axis)) * size;
  const across = (y * Math.cos(axis) - x * Math.sin(axis)) * size * Math.cos(tilt);
  const direction = axis + spin;
  return [
    along * Math.cos(direction) - across * Math.sin(direction),
    along * Math.sin(direction) + across * Math.cos(direction),
  ];
}

function fly({ facet, departs, from, to, spin, tumble, axis, size }: Journey, time: number): Flying {
  const arrived = easeInOut(passed(time, { from: departs, to: departs + FLIGHT.takes }));
  if (arrived === 1) return { facet, outline: facet.outline, arrived, glint: 0 };
  const left = 1 - arrived;
  const radius = to.radius + (from.radius - to.radius) * left;
  const angle = to.angle + (from.angle - to.angle) * left;
  const [x, y] = [HALF + Math.cos(angle) * radius, HALF + Math.sin(angle) * radius];
  const tilt = tumble * left;
  const [middleX, middleY] = middleOf(facet.outline);
  const outline = facet.outline.map((corner) => {
    const offset: Point = [corner[0] - middleX, corner[1] - middleY];
    const [dx, dy] = turned(offset, spin * left, axis, tilt, 1 - (1 - size) * left);
    return [x + dx, y + dy] as const;
  });
  // Light from the upper right grazes a plate that stands at a slant to it.
  return { facet, outline, arrived, glint: Math.max(0, Math.sin(tilt * 2 + axis)) ** 4 };
}

export function flightAt(time: number): Flying[] {
  return JOURNEYS.map((each) => fly(each, time));
}
