import { INTRO_SQUARE } from "../../src/constants/intro";
import { STONE_FACETS } from "../../src/facets/stone";
import { STONE_FIELD } from "../../src/facets/stone-field";
import { CUT } from "../drawing/facets";
import type { Point } from "../drawing/svg";

/** The stone of the home page put together again: its halves pushed back along and against the cut. */

/** Width and height of the video, pixels. */
export const FIELD = 480;
/** Pixels for each unit of the field in which the home page draws the stone. */
const SCALE = FIELD / (INTRO_SQUARE * STONE_FIELD.width);
/** The point of that field which stands in the middle of the video: its own middle, since the intro's stone grows into the page's. */
const MIDDLE: Point = [STONE_FIELD.width / 2, STONE_FIELD.height / 2];
/** Where the cut passes, and how far the halves were moved from it and along it, as in hero-stone.ts. */
const CUT_THROUGH: Point = [400, 450];
const GAP = 13;
const SLIDE = 26;
/** Ends of a cut edge that lie closer than this were one point, in pixels. */
const SAME = 2.5;

export type Side = -1 | 1;

export type Facet = {
  /** Corners in the whole stone, pixels. */
  outline: readonly Point[];
  centre: Point;
  side: Side;
  /** 0 dark to 9 bright, as the light of the cut finds it. */
  tone: number;
  /** Centre of the facet it was part of before the cut; its own if the cut missed it. */
  origin: Point;
};

function toField([x, y]: Point): Point {
  return [FIELD / 2 + (x - MIDDLE[0]) * SCALE, FIELD / 2 + (y - MIDDLE[1]) * SCALE];
}

/** A point on the cut, pixels. */
export const CUT_AT: Point = toField(CUT_THROUGH);

/** Horizontal distance from the cut, pixels: negative to its left. */
export function beside([x, y]: Point): number {
  return x - CUT_AT[0] + (y - CUT_AT[1]) * CUT;
}

/** How far a half has moved when the cut is open by a share, pixels. */
export function parted(side: Side, open: number): Point {
  return [side * (GAP + SLIDE * CUT) * SCALE * open, -side * SLIDE * SCALE * open];
}

/** Half the width of the open cut, pixels. */
export const HALF_GAP = GAP * SCALE;

export function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce(([x, y], point) => [x + point[0], y + point[1]] as const, [0, 0] as Point);
  return [sum[0] / points.length, sum[1] / points.length];
}

function corners(path: string): Point[] {
  return path
    .slice(1, -1)
    .split("L")
    .map((pair) => {
      const [x, y] = pair.split(" ").map(Number);
      if (x === undefined || y === undefined) throw new Error(`Not an outline of straight lines: ${path}`);
      return [x, y] as const;
    });
}

function whole(tone: number, path: string): Facet {
  const open = corners(path).map(toField);
  const side: Side = beside(middleOf(open)) < 0 ? -1 : 1;
  const [dx, dy] = parted(side, 1);
  const outline = open.map(([x, y]) => [x - dx, y - dy] as const);
  const centre = middleOf(outline);
  return { outline, centre, side, tone, origin: centre };
}

function cutEdge({ outline }: Facet): readonly Point[] {
  return outline.filter((point) => Math.abs(beside(point)) < SAME).sort((a, b) => a[1] - b[1]);
}

/** The other half of a facet that the cut went through. */
function partner(facet: Facet, facets: readonly Facet[]): Facet | undefined {
  const edge = cutEdge(facet);
  if (edge.length !== 2) return undefined;
  return facets.find((other) => {
    const otherEdge = cutEdge(other);
    return (
      other.side !== facet.side &&
      otherEdge.length === 2 &&
      edge.every(([x, y], at) => Math.hypot(x - (otherEdge[at]?.[0] ?? 0), y - (otherEdge[at]?.[1] ?? 0)) < SAME)
    );
  });
}

function wholeStone(): Facet[] {
  const facets = STONE_FACETS.map(([tone, path]) => whole(tone, path));
  return facets.map((facet) => {
    const other = partner(facet, facets);
    return other ? { ...facet, origin: middleOf([...facet.outline, ...other.outline]) } : facet;
  });
}

/** In pixels of the video. */
export const FACETS: readonly Facet[] = wholeStone();
