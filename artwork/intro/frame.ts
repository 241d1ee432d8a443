import { ACCENT, INK } from "../../src/drawing/palette";
import { CUT } from "../drawing/facets";
import { type Point, polygon, svgDocument } from "../drawing/svg";
import { rect } from "../shapes";
import { flightAt } from "./flight";
import { colourAt } from "./light";
import { CUT_AT, FIELD, HALF_GAP, parted } from "./stone";
import { easeOut, FRAME_RATE, OPENING, passed, STROKE } from "./timeline";

export type Shape = { points: readonly Point[]; fill: string };

/** How far the light of the cut reaches above and below the middle, pixels. */
const RAY = 226;
/** Half the width of that light while the stone is still whole, pixels. */
const HAIR = 2;
/** Share of the open cut that the light takes: a line of ink on both sides keeps it apart from the facets it lights. */
const BLADE = 0.72;
/** The hair-thin stroke closes the seams that antialiasing leaves between facets that share an edge, pixels. */
const SEAM = 0.7;

/** A needle of light along the cut, as far down as it has fallen and as wide as the cut is open. */
function needle(fallen: number, open: number): Shape {
  const bottom = RAY * (2 * fallen - 1);
  const middle = (bottom - RAY) / 2;
  const half = HAIR + (HALF_GAP * BLADE - HAIR) * open;
  const at = (dy: number, dx: number): Point => [CUT_AT[0] - dy * CUT + dx, CUT_AT[1] + dy];
  return { points: [at(-RAY, 0), at(middle, half), at(bottom, 0), at(middle, -half)], fill: ACCENT };
}

/** All shapes of a frame from back to front, pixels. */
export function frameShapes(frame: number): Shape[] {
  const time = frame / FRAME_RATE;
  const fallen = passed(time, STROKE);
  const open = easeOut(passed(time, OPENING), 4);
  const facets = flightAt(time).map(({ facet, outline, glint }) => {
    const [dx, dy] = parted(facet.side, open);
    return { points: outline.map(([x, y]) => [x + dx, y + dy] as const), fill: colourAt(facet, glint, time) };
  });
  if (fallen === 0) return facets;
  const light = needle(fallen, open);
  // Over the whole stone while it strikes, then between the halves.
  return open > 0 ? [light, ...facets] : [...facets, light];
}

export function frameSvg(frame: number): string {
  return svgDocument(FIELD, FIELD, () => {
    const shapes = frameShapes(frame).map(({ points, fill }) =>
      polygon(points, { fill, stroke: fill, width: SEAM, join: "round" }),
    );
    return rect(0, 0, FIELD, FIELD, { fill: INK }) + shapes.join("");
  });
}
