import type { Screen } from "../device";
import { mix } from "../drawing/palette";
import { seeded } from "../drawing/random";
import { type Point, path, polygon, pts } from "../drawing/svg";
import { button, header, label, lightTheme, phoneBar, status, strong, tag } from "../kit";
import type { Product } from "../product";
import { circle, curveThrough, line, rect } from "../shapes";

const theme = lightTheme("#155e9b", "#ff6b4a", "#0c2438");
const DEPARTURES = [
  ["06:40", "07:25", "room"],
  ["08:10", "08:55", "room"],
  ["09:40", "10:25", "filling"],
  ["11:10", "11:55", "stand-by"],
  ["12:40", "13:25", "room"],
  ["14:10", "14:55", "room"],
] as const;

function departure(x: number, y: number, width: number, index: number, chosen: boolean): string {
  const [leaves = "", lands = "", room = ""] = DEPARTURES[index] ?? [];
  const ink = chosen ? "#ffffff" : theme.ink;
  return (
    rect(x, y, width, 92, { fill: chosen ? theme.main : "#ffffff" }) +
    line(x, y + 92, x + width, y + 92, { stroke: theme.rule, width: 1 }) +
    strong(x + 26, y + 58, leaves, ink, 34, { tracking: -0.02 }) +
    line(x + 136, y + 46, x + 176, y + 46, { stroke: chosen ? "#ffffff" : theme.quiet, width: 2 }) +
    label(x + 192, y + 58, lands, ink, 28) +
    label(x + width - 24, y + 55, room, chosen ? "#ffffff" : index === 2 ? "#b8391b" : theme.quiet, 18, {
      anchor: "end",
      weight: 550,
    })
  );
}

/** A fjord between two shores with the ferry's way, 640 by 760. */
function fjord(width: number, height: number): string {
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
    circle(x, y, 15, { fill: "#ffffff", stroke: theme.ink, width: 5 }) +
    rect(side < 0 ? x - 118 : x + 26, y - 20, 92, 38, { fill: theme.ink }) +
    strong(side < 0 ? x - 72 : x + 72, y + 6, name, "#ffffff", 18, { anchor: "middle" });
  const [fx, fy] = route[2] ?? [0, 0];
  const ferry =
    polygon(pts(fx - 34, fy - 8, fx + 30, fy - 8, fx + 40, fy + 2, fx + 26, fy + 16, fx - 26, fy + 16), {
      fill: theme.second,
    }) + rect(fx - 18, fy - 24, 34, 16, { fill: "#ffffff" });
  return (
    rect(0, 0, width, height, { fill: "#bcd9ea" }) +
    polygon(at(pts(250, 0, 430, 0, 400, 210, 214, 360, 160, 560, 130, 760, 300, 760, 330, 300)), { fill: "#a9cde3" }) +
    polygon(left, { fill: land }) +
    polygon(right, { fill: mix(land, theme.ink, 0.05) }) +
    mountains.join("") +
    path(curveThrough(route), { stroke: theme.main, width: 6, dash: "2 14", cap: "round" }) +
    quay(route[0] ?? [0, 0], "Sandvik", -1) +
    quay(route.at(-1) ?? [0, 0], "Nesøy", 1) +
    ferry
  );
}

function desktop(): string {
  return (
    rect(0, 0, 1440, 900, { fill: theme.soft }) +
    `<g transform="translate(760 68)">${fjord(680, 832)}</g>` +
    header(1440, "Tidewater", ["Cross", "My trips", "Weather"], 0, theme) +
    strong(48, 146, "Sandvik to Nesøy", theme.ink, 40, { tracking: -0.03 }) +
    label(48, 184, "Thursday 4 June, one car up to 5 m", theme.quiet, 18) +
    DEPARTURES.map((_, index) => departure(48, 216 + index * 96, 664, index, index === 2)).join("") +
    button(48, 812, 664, 60, "Book the 09:40", theme.second, "#1d0a05")
  );
}

const bar = (chosen: number): string => phoneBar(["Cross", "Trips", "Me"], chosen, theme);
const choose = (): string =>
  rect(0, 0, 390, 844, { fill: theme.soft }) +
  `<g transform="translate(0 0)">${fjord(390, 330)}</g>` +
  rect(0, 0, 390, 56, { fill: theme.paper }) +
  status(theme.ink) +
  rect(0, 320, 390, 524, { fill: theme.paper }) +
  strong(28, 372, "Moved by the wind", "#b8391b", 16) +
  strong(28, 448, "09:40", theme.ink, 72, { tracking: -0.04 }) +
  label(240, 446, "now 10:05", theme.ink, 24) +
  line(28, 480, 362, 480, { stroke: theme.rule, width: 1 }) +
  [
    ["From", "Sandvik, quay 2"],
    ["To", "Nesøy, 10:50"],
    ["Vehicle", "Car, up to 5 m"],
  ]
    .map(
      ([name = "", value = ""], index) =>
        label(28, 524 + index * 46, name, theme.quiet, 17) +
        strong(362, 524 + index * 46, value, theme.ink, 18, { anchor: "end" }),
    )
    .join("") +
  button(28, 680, 334, 58, "Keep my place", theme.second, "#1d0a05") +
  bar(0);
const ticket = (): string => {
  const random = seeded("tidewater ticket");
  const code = Array.from({ length: 46 }, (_, index) =>
    rect(56 + index * 6, 560, random.pick([2, 3, 5]), 100, { fill: theme.ink }),
  ).join("");
  return (
    rect(0, 0, 390, 844, { fill: theme.main }) +
    polygon(pts(250, 0, 390, 0, 390, 764, 88, 764), { fill: mix(theme.main, "#ffffff", 0.08) }) +
    status("#ffffff") +
    strong(28, 108, "On board", "#ffffff", 34, { tracking: -0.03 }) +
    rect(28, 140, 334, 560, { fill: "#ffffff" }) +
    tag(52, 168, "Car, lane 3", theme.second, 116) +
    strong(52, 262, "Sandvik", theme.ink, 36) +
    line(60, 284, 60, 330, { stroke: theme.main, width: 5, dash: "2 10", cap: "round" }) +
    strong(52, 372, "Nesøy", theme.ink, 36) +
    label(52, 434, "Leaves", theme.quiet, 16) +
    label(220, 434, "Be there", theme.quiet, 16) +
    strong(52, 478, "10:05", theme.ink, 34) +
    strong(220, 478, "9:50", theme.ink, 34) +
    line(28, 522, 362, 522, { stroke: theme.rule, width: 2, dash: "8 8" }) +
    code +
    bar(1)
  );
};

const screen = { device: "desktop", draw: desktop } as const;
const phone = (draw: () => string): Screen => ({ device: "phone", draw });

export const tidewater: Product = {
  theme,
  plates: [
    { kind: "close", screen, part: [24, 96, 712, 700] },
    { kind: "board", ground: "#bcd9ea", draw: () => fjord(1000, 500), shape: "broad" },
    { kind: "row", screens: [phone(choose), phone(ticket)], shape: "square" },
  ],
};
