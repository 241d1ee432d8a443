import { mix } from "../../../src/drawing/palette";
import { type Point, polygon, pts } from "../../../src/drawing/svg";
import { header, label, lightTheme, print, strong, tag } from "../kit";
import type { Product } from "../product";
import { arc, circle, line, polyline, rect } from "../shapes";

const theme = lightTheme("#0b5fa5", "#ff8a1f", "#0d2136");
const OK = "#1c8a5b";

type Track = { points: readonly Point[]; colour: string };

const TRACKS: readonly Track[] = [
  {
    colour: theme.main,
    points: pts(60, 170, 330, 170, 420, 110, 760, 110, 850, 170, 1310, 170),
  },
  {
    colour: "#6aa7d6",
    points: pts(60, 230, 520, 230, 600, 280, 1000, 280, 1080, 230, 1310, 230),
  },
  {
    colour: mix(theme.paper, theme.ink, 0.3),
    points: pts(420, 110, 500, 60, 940, 60),
  },
];
const STATIONS: readonly (readonly [number, number, string])[] = [
  [60, 170, "Lhota"],
  [230, 170, "Brod"],
  [420, 110, "Mostek"],
  [600, 110, "Tisová"],
  [760, 110, "Horka"],
  [960, 170, "Dolany"],
  [1140, 170, "Ves"],
  [1310, 170, "Újezd"],
  [230, 230, ""],
  [520, 230, ""],
  [800, 280, "Depot"],
  [1080, 230, ""],
  [700, 60, "Lom"],
  [940, 60, "Skála"],
];
const VEHICLES: readonly (readonly [number, number, string, string])[] = [
  [312, 170, "MUV 12", theme.second],
  [684, 110, "MUV 07", OK],
  [905, 280, "ASP 3", theme.second],
  [1225, 170, "MVTV 2", OK],
];

function lineMap(): string {
  const tracks = TRACKS.map(({ points, colour }) =>
    polyline(points, { stroke: colour, width: 7, join: "round", cap: "round" }),
  ).join("");
  const stations = STATIONS.map(
    ([x, y, name]) =>
      circle(x, y, 9, { fill: theme.paper, stroke: theme.ink, width: 3.5 }) +
      strong(x, y - 20, name, theme.ink, 14, { anchor: "middle" }),
  ).join("");
  const vehicles = VEHICLES.map(
    ([x, y, name, fill]) =>
      polygon(pts(x - 9, y + 16, x, y + 6, x + 9, y + 16), { fill }) +
      rect(x - 38, y + 15, 76, 25, { fill, radius: 4 }) +
      strong(x, y + 32, name, "#ffffff", 13, { anchor: "middle" }),
  ).join("");
  return tracks + stations + vehicles;
}

function gauge(
  x: number,
  y: number,
  radius: number,
  share: number,
  value: string,
  name: string,
  colour: string,
): string {
  return (
    arc(x, y, radius, -0.36, 0.36, { stroke: theme.rule, width: radius * 0.17 }) +
    arc(x, y, radius, -0.36, -0.36 + 0.72 * share, { stroke: colour, width: radius * 0.17 }) +
    strong(x, y + radius * 0.14, value, theme.ink, radius * 0.44, { anchor: "middle", tracking: -0.03 }) +
    label(x, y + radius * 0.86, name, theme.quiet, radius * 0.21, { anchor: "middle" })
  );
}

const GAUGES: readonly (readonly [number, string, string, string])[] = [
  [0.72, "72", "km/h on track 1", theme.main],
  [0.46, "46%", "Fuel, MUV 12", theme.second],
  [0.88, "88", "Engine, °C", theme.main],
  [0.3, "4.2", "Brake, bar", OK],
  [0.61, "61", "Hours this week", theme.main],
  [0.93, "14/15", "Crews reporting", OK],
];

function dashboard(): string {
  const gauges = GAUGES.slice(0, 4).map(([share, value, name, colour], index) => {
    const x = 32 + index * 226;
    return (
      rect(x, 562, 208, 306, { fill: theme.paper, radius: 6 }) +
      gauge(x + 104, 700, 78, share, value, name, colour) +
      print(x + 60, 810, [88, 56], theme.rule)
    );
  });
  const jobs = ["Ballast, km 41.2", "Catenary, km 63.8", "Points 4, Depot", "Inspection run"].map((job, index) => {
    const y = 634 + index * 58;
    return (
      line(960, y + 22, 1384, y + 22, { stroke: theme.rule, width: 1 }) +
      label(960, y, job, theme.ink, 16) +
      tag(1292, y - 19, index === 1 ? "Late" : "On time", index === 1 ? theme.second : mix("#ffffff", OK, 0.22), 92)
    );
  });
  return (
    rect(0, 0, 1440, 900, { fill: theme.soft }) +
    header(1440, "Telematika", ["Line", "Vehicles", "Crews", "Possessions"], 0, theme) +
    rect(32, 96, 1376, 440, { fill: theme.paper, radius: 6 }) +
    strong(60, 142, "Line 170, possession 22:10 – 04:40", theme.ink, 22) +
    tag(1226, 122, "15 vehicles live", theme.main, 154) +
    `<g transform="translate(32 168)">${lineMap()}</g>` +
    gauges.join("") +
    rect(936, 562, 472, 306, { fill: theme.paper, radius: 6 }) +
    strong(960, 600, "Tonight", theme.ink, 18) +
    jobs.join("")
  );
}

function gaugeBoard(): string {
  return GAUGES.map(([share, value, name, colour], index) => {
    const [x, y] = [70 + (index % 3) * 295, 60 + Math.floor(index / 3) * 262];
    return rect(x, y, 270, 240, { fill: theme.paper }) + gauge(x + 135, y + 125, 84, share, value, name, colour);
  }).join("");
}

const screen = { device: "desktop", draw: dashboard } as const;

export const cdTelematika: Product = {
  theme,
  poster: [screen],
  plates: [
    { kind: "close", screen, at: [952, 314], scale: 2.137, shape: "broad" },
    { kind: "board", ground: theme.main, draw: gaugeBoard },
  ],
};
