import { mix } from "../drawing/palette";
import { seeded } from "../drawing/random";
import { clipped, type Point, path, polygon, pts } from "../drawing/svg";
import { label, lightTheme, strong } from "../kit";
import { nearPhones } from "../phones";
import type { Product } from "../product";
import { circle, curveThrough, group, line, rect } from "../shapes";

const theme = lightTheme("#155e9b", "#ff6b4a", "#0c2438");
const STAND_BY = "#5d7081";
/** Departure, arrival, room in a word and counted in cars. */
const DEPARTURES = [
  ["06:40", "07:25", "room", "for 24 cars"],
  ["08:10", "08:55", "room", "for 17 cars"],
  ["09:40", "10:25", "filling", "for 4 cars"],
  ["11:10", "11:55", "stand-by", "3 cars wait"],
] as const;

function departure(y: number, [leaves, lands, room, cars]: (typeof DEPARTURES)[number]): string {
  const chosen = leaves === "09:40";
  const dimmed = room === "stand-by";
  const ink = chosen ? "#ffffff" : dimmed ? STAND_BY : theme.ink;
  const quiet = chosen ? "#ffffff" : dimmed ? STAND_BY : mix("#ffffff", theme.ink, 0.72);
  return (
    rect(chosen ? 14 : 28, y, chosen ? 972 : 944, 108, { fill: chosen ? theme.main : dimmed ? "#f6f9fb" : "#ffffff" }) +
    strong(58, y + 74, leaves, ink, 58, { tracking: -0.03 }) +
    line(250, y + 54, 306, y + 54, { stroke: quiet, width: 3 }) +
    label(330, y + 71, lands, ink, 46, { tracking: -0.01 }) +
    strong(942, y + 50, room, room === "filling" && !chosen ? "#b8391b" : ink, 38, { anchor: "end", tracking: -0.02 }) +
    label(942, y + 89, cars, quiet, 29, { anchor: "end" })
  );
}

/** A shore from the picture's upper to its lower edge, and the crest of the hills behind it, seen from above. */
type Coast = {
  shore: readonly Point[];
  crest: readonly Point[];
  /** Which of the shore's points each point of the crest slopes down to, from its predecessor's on. */
  feet: readonly number[];
  /** Where the land behind the crest leaves the picture, for each point of the crest. */
  edge: readonly Point[];
  /** Light on the slopes towards the water and on those behind the crest, one after the other. */
  light: readonly number[];
  behind: readonly number[];
};

const LAND = "#cfdabb";
const FJORD_NEAR = "#b4d5e8";
/** Both quays, the way between them, and the ferry on its middle. */
const ROUTE = pts(306, 197, 430, 217, 512, 282, 600, 331, 759, 355);

const WEST: Coast = {
  shore: pts(
    ...[424, 0, 398, 34, 404, 66, 352, 88, 366, 124, 330, 150, 292, 176, 296, 218, 344, 244, 350, 276, 306, 304],
    ...[300, 338, 236, 352, 176, 340, 128, 356, 182, 372, 250, 388, 286, 424, 262, 462, 280, 500],
  ),
  crest: pts(268, 0, 226, 92, 122, 168, 190, 272, 92, 300, 118, 424, 160, 500),
  feet: [2, 5, 7, 11, 14, 17, 19],
  edge: pts(0, 0, 0, 150, 0, 150, 0, 330, 0, 330, 0, 500, 0, 500),
  light: [0.1, -0.12, 0.02, -0.16, -0.05, -0.2, 0.06],
  behind: [0.4, 0.28, 0.34, 0.22, 0.36, 0.3],
};

const EAST: Coast = {
  shore: pts(
    ...[592, 0, 620, 30, 604, 72, 650, 104, 716, 92, 774, 112, 708, 130, 676, 160, 640, 186, 652, 226, 708, 246],
    ...[724, 284, 772, 318, 778, 376, 730, 400, 722, 440, 752, 464, 744, 500],
  ),
  crest: pts(716, 0, 796, 52, 838, 140, 780, 214, 868, 288, 900, 400, 846, 500),
  feet: [2, 5, 6, 9, 12, 14, 17],
  edge: pts(1000, 0, 1000, 84, 1000, 84, 1000, 262, 1000, 262, 1000, 500, 1000, 500),
  light: [0.3, 0.46, 0.24, 0.44, 0.28, 0.5, 0.34],
  behind: [-0.06, -0.12, -0.02, -0.1, -0.04, -0.13],
};

const tone = (light: number): string => (light < 0 ? mix(LAND, theme.ink, -light) : mix(LAND, "#ffffff", light));

/** A flat face of land, without a seam to the next one. */
const face = (points: readonly Point[], light: number): string =>
  polygon(points, { fill: tone(light), stroke: tone(light), width: 0.8, join: "round" });

function coast({ shore, crest, feet, edge, light, behind }: Coast): string {
  const slopes = crest.map((top, index) => {
    const [from, to] = [feet[index - 1] ?? 0, feet[index] ?? 0];
    const [next, foot, here, there] = [crest[index + 1], shore[to], edge[index], edge[index + 1]];
    const [lit, dim] = [light[index] ?? 0, behind[index] ?? 0];
    return (
      face([top, ...shore.slice(from, to + 1)], lit) +
      (next && foot && here && there
        ? face([top, next, foot], (lit + (light[index + 1] ?? 0)) / 2 - 0.05) +
          face([top, next, here], dim) +
          face([next, here, there], dim + 0.05)
        : "")
    );
  });
  return slopes.join("");
}

/** A low islet along the fjord: a side in the light and one in the shade meet in a bent crest; `way` turns it over. */
function islet(x: number, y: number, size: number, way: 1 | -1): string {
  const at = (points: readonly Point[]): Point[] => points.map(([dx, dy]) => [x + dx * size, y + dy * size * way]);
  const crest = pts(12, -46, 2, -22, 7, 4, -7, 24, -9, 46);
  return (
    face(at([...crest, ...pts(-22, 34, -18, 20, -30, 6, -22, -10, -10, -20, -6, -36)]), 0.4) +
    face(at([...crest, ...pts(4, 38, 8, 24, 22, 14, 18, -6, 27, -18, 22, -36)]), -0.1)
  );
}

/** A fjord between two coasts with the ferry's way, 1000 by 500. */
function fjord(named: boolean): string {
  const quay = ([x, y]: Point, name: string, side: number): string =>
    circle(x, y, 25, { fill: "#ffffff", stroke: theme.ink, width: 8.5 }) +
    (named
      ? rect(side < 0 ? x - 200 : x + 40, y - 34, 160, 66, { fill: theme.ink }) +
        strong(x + side * 120, y + 11, name, "#ffffff", 36, { anchor: "middle", tracking: -0.01 })
      : "");
  const [fx, fy] = ROUTE[2] ?? [0, 0];
  const ferry = group(
    polygon(pts(-34, -8, 30, -8, 40, 2, 26, 16, -26, 16), { fill: theme.second }) +
      polygon(pts(-30, 4, 38, 4, 26, 16, -26, 16), { fill: mix(theme.second, theme.ink, 0.25) }) +
      rect(-18, -24, 34, 16, { fill: "#ffffff" }) +
      rect(2, -24, 14, 16, { fill: "#dbe6ee" }),
    `translate(${fx} ${fy}) scale(1.7)`,
  );
  return (
    rect(0, 0, 1000, 500, { fill: FJORD_NEAR }) +
    polygon(pts(0, 0, 500, 0, 394, 500, 0, 500), { fill: mix(FJORD_NEAR, theme.main, 0.1) }) +
    polygon(pts(620, 0, 1000, 0, 1000, 500, 514, 500), { fill: mix(FJORD_NEAR, "#ffffff", 0.22) }) +
    coast(WEST) +
    coast(EAST) +
    islet(566, 150, 0.85, 1) +
    islet(446, 392, 1.15, -1) +
    path(curveThrough(ROUTE), { stroke: theme.main, width: 10, dash: "2 24", cap: "round" }) +
    quay(ROUTE[0] ?? [0, 0], "Sandvik", -1) +
    quay(ROUTE.at(-1) ?? [0, 0], "Nesøy", 1) +
    ferry
  );
}

/** The next four departures near, one of them chosen. */
function timetable(): string {
  return (
    strong(28, 82, "Sandvik to Nesøy", theme.ink, 56, { tracking: -0.035 }) +
    label(28, 130, "Thursday 4 June, one car up to 5 m", mix("#ffffff", theme.ink, 0.72), 30) +
    DEPARTURES.map((item, index) => departure(158 + index * 112, item)).join("")
  );
}

const NEAR_QUIET = mix("#ffffff", theme.ink, 0.7);

const choose = (): string =>
  rect(0, 0, 390, 844, { fill: theme.paper }) +
  clipped(rect(0, 0, 390, 264, {}), group(fjord(false), "translate(-135 -21) scale(0.62)")) +
  strong(28, 322, "Moved by the wind", "#b8391b", 32, { tracking: -0.02 }) +
  strong(28, 410, "10:05", theme.ink, 92, { tracking: -0.045 }) +
  label(362, 408, "09:40", NEAR_QUIET, 34, { anchor: "end" }) +
  line(270, 397, 366, 397, { stroke: NEAR_QUIET, width: 3 }) +
  line(28, 446, 362, 446, { stroke: theme.rule, width: 2 }) +
  [
    ["From", "Sandvik, quay 2"],
    ["To", "Nesøy, 10:50"],
    ["Car", "up to 5 m"],
  ]
    .map(
      ([name = "", value = ""], index) =>
        label(28, 504 + index * 64, name, NEAR_QUIET, 29) +
        strong(362, 504 + index * 64, value, theme.ink, 30, { anchor: "end", tracking: -0.02 }),
    )
    .join("") +
  rect(28, 694, 334, 96, { fill: theme.second, radius: 8 }) +
  strong(195, 755, "Keep my place", "#1d0a05", 38, { anchor: "middle", tracking: -0.02 });
const ticket = (): string => {
  const random = seeded("tidewater ticket");
  const code = Array.from({ length: 44 }, (_, index) =>
    rect(52 + index * 6.6, 656, random.pick([2, 3, 5]), 110, { fill: theme.ink }),
  ).join("");
  return (
    rect(0, 0, 390, 844, { fill: theme.main }) +
    polygon(pts(250, 0, 390, 0, 390, 844, 71, 844), { fill: mix(theme.main, "#ffffff", 0.08) }) +
    strong(28, 116, "On board", "#ffffff", 50, { tracking: -0.03 }) +
    rect(24, 146, 342, 654, { fill: "#ffffff" }) +
    rect(52, 176, 194, 54, { fill: theme.second, radius: 27 }) +
    strong(149, 213, "Car, lane 3", "#1d0a05", 30, { anchor: "middle", tracking: -0.01 }) +
    strong(50, 308, "Sandvik", theme.ink, 56, { tracking: -0.03 }) +
    line(60, 334, 60, 376, { stroke: theme.main, width: 7, dash: "2 12", cap: "round" }) +
    strong(50, 436, "Nesøy", theme.ink, 56, { tracking: -0.03 }) +
    label(52, 504, "Leaves", NEAR_QUIET, 29) +
    label(216, 504, "Be there", NEAR_QUIET, 29) +
    strong(50, 562, "10:05", theme.ink, 50, { tracking: -0.03 }) +
    strong(214, 562, "9:50", theme.ink, 50, { tracking: -0.03 }) +
    line(24, 610, 366, 610, { stroke: theme.rule, width: 3, dash: "10 10" }) +
    code
  );
};

export const tidewater: Product = {
  theme,
  plates: [
    { kind: "board", ground: mix("#ffffff", theme.main, 0.12), draw: timetable },
    { kind: "board", ground: FJORD_NEAR, draw: () => fjord(true), shape: "broad" },
    {
      kind: "board",
      ground: theme.soft,
      draw: () =>
        nearPhones([choose, ticket], 1000, [mix("#ffffff", theme.main, 0.24), mix("#ffffff", theme.main, 0.34)]),
      shape: "square",
    },
  ],
};
