import { mix } from "../drawing/palette";
import { type Point, path } from "../drawing/svg";
import { subscript } from "../formula";
import { label, strong } from "../kit";
import { circle, curveThrough, line, rect } from "../shapes";
import { HEIGHT, WIDTH } from "./size";

const [TEAL, YELLOW, GROUND] = ["#14b8a6", "#ffc857", "#06282a"];

/** The height of the base line. */
const BASE = 1260;

const MEASURED: readonly Point[] = [
  [-60, 1010],
  [120, 930],
  [260, 980],
  [420, 830],
  [560, 860],
  [700, 640],
  [800, 500],
];
const INFERRED: readonly Point[] = [
  [800, 500],
  [920, 420],
  [1050, 560],
  [1180, 640],
  [1330, 720],
];
const AGAIN: readonly Point[] = [
  [1720, 900],
  [1860, 820],
  [1990, 860],
  [2140, 700],
  [2290, 730],
  [2460, 560],
];

/** Half the likely range, above and below the figure. */
const SPREAD = [0, 90, 130, 120, 150];

/** A curve that goes on from where the one before it ends. */
const onward = (points: readonly Point[]): string => curveThrough(points).replace("M", "L");

/** The area between measured fuel and the base line. */
function area(points: readonly Point[]): string {
  const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
  return path(`${curveThrough(points)}L${last[0]} ${BASE}L${first[0]} ${BASE}Z`, { fill: mix(GROUND, TEAL, 0.2) });
}

/** A chart that runs through the picture: solid where fuel was measured, a band where it is inferred, nothing where nothing is known. */
export function esgian(): string {
  const upper = INFERRED.map(([x, y], index): Point => [x, y - (SPREAD[index] ?? 0)]);
  const lower = INFERRED.map(([x, y], index): Point => [x, y + (SPREAD[index] ?? 0) * 0.96]).reverse();
  const rules = [300, 540, 780, 1020, BASE].map((y) =>
    line(0, y, WIDTH, y, { stroke: mix(GROUND, TEAL, 0.22), width: y === BASE ? 6 : 3 }),
  );
  const stroke = { width: 26, cap: "round", join: "round" } as const;
  const dot = INFERRED[1] ?? [0, 0];
  return (
    rect(0, 0, WIDTH, HEIGHT, { fill: GROUND }) +
    rules.join("") +
    area(MEASURED) +
    area(AGAIN) +
    path(`${curveThrough(upper)}${onward(lower)}Z`, { fill: mix(GROUND, YELLOW, 0.62) }) +
    path(curveThrough(MEASURED), { stroke: TEAL, ...stroke }) +
    path(curveThrough(AGAIN), { stroke: TEAL, ...stroke }) +
    circle(800, 500, 40, { fill: GROUND, stroke: TEAL, width: 18 }) +
    circle(dot[0], dot[1], 34, { fill: YELLOW }) +
    line(dot[0], dot[1] - 40, dot[0], 116, { stroke: YELLOW, width: 6 }) +
    strong(dot[0] + 44, 260, "41.8", YELLOW, 200, { weight: 700, tracking: -0.05 }) +
    subscript(dot[0] + 424, 260, "t CO", "2", YELLOW, 84) +
    strong(290, 1348, "Measured", TEAL, 72) +
    strong(840, 1348, "Inferred", YELLOW, 72) +
    strong(1345, 1348, "Not known", "#ffffff", 72) +
    label(1390, 900, "No basis,", "#ffffff", 66) +
    label(1390, 980, "no figure.", "#ffffff", 66)
  );
}
