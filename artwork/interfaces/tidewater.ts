import { mix } from "../drawing/palette";
import { seeded } from "../drawing/random";
import { clipped, type Point, path, polygon, pts, round } from "../drawing/svg";
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

/** A fjord between two shores with the ferry's way, 640 by 760; `near` enlarges what is drawn on the map. */
function fjord(width: number, height: number, near: number, named: boolean): string {
  const [sx, sy] = [width / 640, height / 760];
  const at = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x * sx, y * sy]);
  const land = "#d9e2c8";
  const left = at(
    pts(0, 0, 250, 0, 210, 90, 262, 170, 180, 260, 214, 360, 120, 450, 160, 560, 90, 660, 130, 760, 0, 760),
  );
  const right = at(
    pts(640, 0, 430, 0, 470, 110, 400, 210, 462, 300, 420, 410, 520, 500, 450, 610, 500, 700, 470, 760, 640, 760),
  );
  const peaks = [
    pts(40, 120, 120, 60, 170, 170, 70, 220),
    pts(30, 420, 90, 330, 130, 430),
    pts(500, 150, 580, 80, 630, 190, 540, 240),
    pts(560, 420, 610, 350, 640, 460, 590, 500),
    pts(530, 640, 600, 570, 640, 680),
  ] as const;
  const mountains = peaks.map((peak) => {
    const points = at(peak);
    const [a, b, c] = points as [Point, Point, Point];
    return (
      polygon(points, { fill: mix(land, theme.ink, 0.16) }) +
      polygon([a, b, [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2]], { fill: mix(land, "#ffffff", 0.55) })
    );
  });
  const route = at(pts(196, 300, 280, 330, 320, 430, 380, 500, 486, 540));
  const quay = ([x, y]: Point, name: string, side: number): string =>
    circle(x, y, 15 * near, { fill: "#ffffff", stroke: theme.ink, width: 5 * near }) +
    (named
      ? rect(side < 0 ? x - 200 : x + 40, y - 34, 160, 66, { fill: theme.ink }) +
        strong(x + side * 120, y + 11, name, "#ffffff", 36, { anchor: "middle", tracking: -0.01 })
      : "");
  const [fx, fy] = route[2] ?? [0, 0];
  const ferry = group(
    polygon(pts(-34, -8, 30, -8, 40, 2, 26, 16, -26, 16), { fill: theme.second }) +
      polygon(pts(-30, 4, 38, 4, 26, 16, -26, 16), { fill: mix(theme.second, theme.ink, 0.25) }) +
      rect(-18, -24, 34, 16, { fill: "#ffffff" }) +
      rect(2, -24, 14, 16, { fill: "#dbe6ee" }),
    `translate(${round(fx)} ${round(fy)}) scale(${near})`,
  );
  return (
    rect(0, 0, width, height, { fill: "#bcd9ea" }) +
    polygon(at(pts(250, 0, 430, 0, 400, 210, 214, 360, 160, 560, 130, 760, 300, 760, 330, 300)), { fill: "#a9cde3" }) +
    polygon(left, { fill: land }) +
    polygon(right, { fill: mix(land, theme.ink, 0.05) }) +
    mountains.join("") +
    path(curveThrough(route), { stroke: theme.main, width: 6 * near, dash: `2 ${14 * near}`, cap: "round" }) +
    quay(route[0] ?? [0, 0], "Sandvik", -1) +
    quay(route.at(-1) ?? [0, 0], "Nesøy", 1) +
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
  clipped(rect(0, 0, 390, 264, {}), group(fjord(390, 350, 1.1, false), "translate(0 -50)")) +
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
    { kind: "board", ground: "#bcd9ea", draw: () => fjord(1000, 500, 1.7, true), shape: "broad" },
    {
      kind: "board",
      ground: theme.soft,
      draw: () =>
        nearPhones([choose, ticket], 1000, [mix("#ffffff", theme.main, 0.24), mix("#ffffff", theme.main, 0.34)]),
      shape: "square",
    },
  ],
};
