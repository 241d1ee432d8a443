import { mix } from "../drawing/palette";
import { type Point, path, polygon } from "../drawing/svg";
import { subscript } from "../formula";
import { label, strong } from "../kit";
import { circle, curveThrough, line, rect } from "../shapes";
import { HEIGHT, WIDTH } from "./size";

const [TEAL, YELLOW, GROUND] = ["#14b8a6", "#ffc857", "#06282a"];

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

/** A chart that runs through the picture: solid where fuel was measured, a band where it is inferred, nothing where nothing is known. */
export function esgian(): string {
  const spread = [0, 90, 130, 120, 150];
  const upper = INFERRED.map(([x, y], index): Point => [x, y - (spread[index] ?? 0)]);
  const lower = [...INFERRED]
    .reverse()
    .map(([x, y], index): Point => [x, y + (spread[INFERRED.length - 1 - index] ?? 0) * 1.1]);
  const rules = [300, 540, 780, 1020, 1260].map((y, index) =>
    line(0, y, WIDTH, y, { stroke: mix(GROUND, TEAL, 0.22), width: index === 4 ? 6 : 3 }),
  );
  const stroke = { width: 26, cap: "round", join: "round" } as const;
  const dot = INFERRED[1] ?? [0, 0];
  return (
    rect(0, 0, WIDTH, HEIGHT, { fill: GROUND }) +
    rules.join("") +
    polygon([...MEASURED, [800, 1260], [-60, 1260]], { fill: mix(GROUND, TEAL, 0.2) }) +
    polygon([...AGAIN, [2460, 1260], [1720, 1260]], { fill: mix(GROUND, TEAL, 0.2) }) +
    polygon([...upper, ...lower], { fill: mix(GROUND, YELLOW, 0.62) }) +
    path(curveThrough(INFERRED), { stroke: YELLOW, width: 12, dash: "6 30", cap: "round" }) +
    path(curveThrough(MEASURED), { stroke: TEAL, ...stroke }) +
    path(curveThrough(AGAIN), { stroke: TEAL, ...stroke }) +
    rect(1330, 300, 390, 960, { fill: "none", stroke: mix(GROUND, TEAL, 0.5), width: 5, dash: "4 22", cap: "round" }) +
    circle(800, 500, 40, { fill: GROUND, stroke: TEAL, width: 18 }) +
    circle(dot[0], dot[1], 34, { fill: YELLOW }) +
    line(dot[0], dot[1] - 40, dot[0], 250, { stroke: YELLOW, width: 6 }) +
    strong(dot[0] + 44, 260, "41.8", "#ffffff", 200, { weight: 700, tracking: -0.05 }) +
    subscript(dot[0] + 470, 260, "t CO", "2", YELLOW, 84) +
    strong(290, 1360, "Measured", TEAL, 72) +
    strong(840, 1360, "Inferred", YELLOW, 72) +
    strong(1345, 1360, "Not known", "#ffffff", 72) +
    label(1380, 720, "No basis,", "#ffffff", 58) +
    label(1380, 790, "no figure.", "#ffffff", 58)
  );
}
