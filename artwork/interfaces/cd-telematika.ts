import { mix } from "../drawing/palette";
import { polygon, pts } from "../drawing/svg";
import { header, label, lightTheme, strong, tag } from "../kit";
import type { Product } from "../product";
import { arc, circle, line, rect } from "../shapes";

const theme = lightTheme("#0b5fa5", "#ff8a1f", "#0d2136");
const OK = "#1c8a5b";

/** The line, straight, with its stations in proportion: kilometre 96 to 124 on 1280 pixels. */
const at = (kilometre: number): number => 60 + ((kilometre - 96) / 28) * 1250;
const STATIONS = [
  [97, "Lhota"],
  [101.4, "Brod"],
  [106, "Mostek"],
  [109.2, "Tisová"],
  [113.6, "Horka"],
  [117.1, "Dolany"],
  [120.2, "Ves"],
  [123.2, "Újezd"],
] as const;
/** Kilometre, name, heading (1 to the right) and whether it is ready. */
const VEHICLES = [
  [98.6, "MUV 12", 1, true],
  [103.4, "MUV 07", 1, true],
  [107.7, "ASP 3", -1, true],
  [111.9, "RG 48", 1, true],
  [115.3, "MVTV 2", -1, true],
  [118.7, "MUV 19", 1, false],
  [121.6, "SPZ 5", -1, true],
] as const;

function lineMap(): string {
  const y = 150;
  const ticks = Array.from({ length: 29 }, (_, index) => {
    const main = index % 4 === 0;
    return (
      line(at(96 + index), 262, at(96 + index), main ? 286 : 274, { stroke: theme.quiet, width: 2 }) +
      (main ? label(at(96 + index), 314, String(96 + index), theme.quiet, 17, { anchor: "middle" }) : "")
    );
  });
  const stations = STATIONS.map(
    ([kilometre, name]) =>
      circle(at(kilometre), y, 10, { fill: theme.paper, stroke: theme.ink, width: 4 }) +
      strong(at(kilometre), y - 32, name, theme.ink, 18, { anchor: "middle" }),
  );
  const vehicles = VEHICLES.map(([kilometre, name, heading, ready]) => {
    const [x, fill] = [at(kilometre), ready ? OK : theme.second];
    return (
      polygon(pts(x - 46, y + 30, x + 46, y + 30, x + 46, y + 62, x - 46, y + 62), { fill }) +
      polygon(pts(x + heading * 46, y + 30, x + heading * 64, y + 46, x + heading * 46, y + 62), { fill }) +
      line(x, y + 4, x, y + 30, { stroke: fill, width: 4 }) +
      strong(x, y + 52, name, ready ? "#ffffff" : theme.ink, 17, { anchor: "middle" })
    );
  });
  return (
    line(at(96), y, at(124), y, { stroke: theme.main, width: 11, cap: "round" }) +
    line(at(96), 262, at(124), 262, { stroke: theme.quiet, width: 2 }) +
    label(at(96), 346, "km", theme.quiet, 17) +
    ticks.join("") +
    stations.join("") +
    vehicles.join("")
  );
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

/** The seven values with which somebody can do something, less one: share, reading, name and who acts. */
const GAUGES: readonly (readonly [number, string, string, string, string])[] = [
  [0.64, "64%", "Fuel", theme.main, "Driver: the shift and back"],
  [0.31, "31 h", "Hours to service", theme.second, "Planner: one more order"],
  [0.58, "58°", "Hydraulic oil", theme.main, "Driver: no need to slow"],
  [0.93, "12 s", "Last contact", OK, "Dispatcher: still true"],
  [0.72, "+4", "Minutes against plan", theme.main, "Dispatcher: clear at 4:40"],
  [0.82, "82%", "Grinding head 1", OK, "Driver: good for 6 km"],
];

function dashboard(): string {
  const gauges = GAUGES.slice(0, 4).map(([share, value, name, colour, act], index) => {
    const x = 32 + index * 226;
    return (
      rect(x, 562, 208, 306, { fill: theme.paper, radius: 6 }) +
      gauge(x + 104, 700, 78, share, value, name, colour) +
      label(x + 104, 832, act, theme.quiet, 14, { anchor: "middle" })
    );
  });
  const jobs = ["Rail grinding, km 112", "Catenary, km 98.6", "Ballast, km 104.1", "Inspection run, whole line"].map(
    (job, index) => {
      const y = 634 + index * 58;
      return (
        line(960, y + 22, 1384, y + 22, { stroke: theme.rule, width: 1 }) +
        label(960, y, job, theme.ink, 16) +
        tag(1292, y - 19, index === 3 ? "Waits" : "Ready", index === 3 ? theme.second : mix("#ffffff", OK, 0.22), 92)
      );
    },
  );
  return (
    rect(0, 0, 1440, 900, { fill: theme.soft }) +
    header(1440, "Telematika", ["Line", "Vehicles", "Crews", "Possessions"], 0, theme) +
    rect(32, 96, 1376, 440, { fill: theme.paper, radius: 6 }) +
    strong(60, 146, "Seven of eight vehicles ready for tonight", theme.ink, 26, { tracking: -0.02 }) +
    label(1380, 146, "Line closed 22:10 to 4:40", theme.quiet, 18, { anchor: "end" }) +
    `<g transform="translate(32 168)">${lineMap()}</g>` +
    gauges.join("") +
    rect(936, 562, 472, 306, { fill: theme.paper, radius: 6 }) +
    strong(960, 600, "Tonight", theme.ink, 18) +
    jobs.join("")
  );
}

function gaugeBoard(): string {
  return GAUGES.map(([share, value, name, colour, act], index) => {
    const [x, y] = [70 + (index % 3) * 295, 60 + Math.floor(index / 3) * 262];
    return (
      rect(x, y, 270, 240, { fill: theme.paper }) +
      gauge(x + 135, y + 104, 78, share, value, name, colour) +
      label(x + 135, y + 214, act, theme.ink, 16, { anchor: "middle" })
    );
  }).join("");
}

const screen = { device: "desktop", draw: dashboard } as const;

export const cdTelematika: Product = {
  theme,
  plates: [
    { kind: "close", screen, part: [32, 96, 1376, 440], shape: "broad" },
    { kind: "board", ground: theme.main, draw: gaugeBoard },
  ],
};
