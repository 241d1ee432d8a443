import { mix } from "../drawing/palette";
import { polygon, pts } from "../drawing/svg";
import { label, lightTheme, strong } from "../kit";
import type { Product } from "../product";
import { arc, circle, line, rect } from "../shapes";

const theme = lightTheme("#0b5fa5", "#ff8a1f", "#0d2136");
const OK = "#1c8a5b";

/** The line, straight, with its stations in proportion: kilometre 109 to 121 on a sheet of 920. */
const at = (kilometre: number): number => (kilometre - 108.7) * 75;
const STATIONS = [
  [109.9, "Tisová"],
  [113.6, "Horka"],
  [117.1, "Dolany"],
  [120.2, "Ves"],
] as const;
/** Kilometre, name, heading (1 to the right) and whether it is ready. */
const VEHICLES = [
  [111.9, "RG 48", 1, true],
  [115.3, "MVTV 2", -1, true],
  [118.7, "MUV 19", 1, false],
] as const;

/** A stretch of the line, 920 by 420: it runs on beyond both edges, its words do not. */
function lineMap(): string {
  const y = 188;
  const ticks = Array.from({ length: 13 }, (_, index) => {
    const main = index % 2 === 1;
    const x = at(109 + index);
    const words = index === 1 ? "km 110" : String(109 + index);
    return (
      line(x, 330, x, main ? 358 : 344, { stroke: theme.quiet, width: 3 }) +
      (main ? label(x, 394, words, theme.quiet, 28, { anchor: "middle", weight: 500 }) : "")
    );
  });
  const stations = STATIONS.map(
    ([kilometre, name]) =>
      circle(at(kilometre), y, 17, { fill: theme.paper, stroke: theme.ink, width: 7 }) +
      strong(at(kilometre), y - 38, name, theme.ink, 31, { anchor: "middle" }),
  );
  const vehicles = VEHICLES.map(([kilometre, name, heading, ready]) => {
    const [x, fill] = [at(kilometre), ready ? OK : theme.second];
    return (
      line(x, y + 8, x, y + 44, { stroke: fill, width: 7 }) +
      polygon(pts(x - 72, y + 42, x + 72, y + 42, x + 72, y + 106, x - 72, y + 106), { fill }) +
      polygon(pts(x + heading * 71, y + 42, x + heading * 98, y + 74, x + heading * 71, y + 106), {
        fill: mix(fill, theme.ink, 0.22),
      }) +
      strong(x, y + 85, name, ready ? "#ffffff" : theme.ink, 31, { anchor: "middle" })
    );
  });
  return (
    rect(0, 0, 920, 420, { fill: theme.paper }) +
    strong(36, 64, "Seven of eight vehicles ready for tonight", theme.ink, 35, { tracking: -0.02 }) +
    line(0, y, 920, y, { stroke: theme.main, width: 18 }) +
    line(0, 330, 920, 330, { stroke: theme.quiet, width: 3 }) +
    ticks.join("") +
    stations.join("") +
    vehicles.join("")
  );
}

/** Values with which somebody can do something: share, reading, name and who acts. */
const GAUGES: readonly (readonly [number, string, string, string, string])[] = [
  [0.64, "64%", "Fuel", theme.main, "Driver: the shift and back"],
  [0.31, "31 h", "Hours to service", theme.second, "Planner: one more order"],
  [0.58, "58°", "Hydraulic oil", theme.main, "Driver: no need to slow"],
  [0.93, "12 s", "Last contact", OK, "Dispatcher: still true"],
];

function gauges(): string {
  return GAUGES.map(([share, value, name, colour, act], index) => {
    const [left, top] = [28 + (index % 2) * 484, 28 + Math.floor(index / 2) * 297];
    const [x, y] = [left + 230, top + 118];
    return (
      rect(left, top, 460, 272, { fill: theme.paper }) +
      arc(x, y, 82, -0.32, 0.32, { stroke: theme.rule, width: 22 }) +
      arc(x, y, 82, -0.32, -0.32 + 0.64 * share, { stroke: colour, width: 22 }) +
      strong(x, y + 18, value, theme.ink, 48, { anchor: "middle", tracking: -0.03 }) +
      strong(x, top + 206, name, theme.ink, 34, { anchor: "middle", tracking: -0.01 }) +
      label(x, top + 246, act, theme.quiet, 27, { anchor: "middle" })
    );
  }).join("");
}

export const cdTelematika: Product = {
  theme,
  plates: [
    { kind: "close", screen: { device: "desktop", draw: lineMap }, part: [0, 0, 920, 420], shape: "broad" },
    { kind: "board", ground: theme.main, draw: gauges },
  ],
};
