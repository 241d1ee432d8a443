import { mix } from "../drawing/palette";
import { seeded } from "../drawing/random";
import { clipped, type Point, path, polygon, pts } from "../drawing/svg";
import { subscript } from "../formula";
import { chartArea, chartLine, darkTheme, label, rules, strong } from "../kit";
import type { Product } from "../product";
import { circle, curveThrough, line, polyline, rect } from "../shapes";

const theme = darkTheme("#14b8a6", "#ffc857", "#0b2426");

/** A quiet line of measurements between 0 and 1. */
function series(name: string, count = 26, drift = 0): number[] {
  const random = seeded(`esgian ${name}`);
  let value = 0.5 - drift / 2;
  return Array.from({ length: count }, () => {
    value = Math.min(0.94, Math.max(0.08, value + random.between(-0.13, 0.13) + drift / count));
    return value;
  });
}

/** Emissions of one vessel on a panel of 590 by 456, with the days below. */
function chart(x: number, y: number): string {
  const values = series("CO tonnes a day", 26, -0.5);
  const [left, inner, top, tall] = [x + 28, 534, y + 150, 232];
  const floor = top + tall;
  const along = (index: number): number => left + (index / 25) * inner;
  const spot = (index: number, out = 0): Point => [
    along(index),
    floor - Math.min(0.98, Math.max(0.02, (values[index] ?? 0) + out)) * tall,
  ];
  // Measured, then inferred within a band, then nothing, then measured again.
  const band = [12, 13, 14, 15, 16, 17];
  const spread = (index: number): number => (index - 11) * 0.035;
  const part = (from: number, to: number): string => {
    const points = Array.from({ length: to - from + 1 }, (_, index) => spot(from + index));
    return (
      polygon([[along(from), floor], ...points, [along(to), floor]], { fill: theme.main, opacity: 0.18 }) +
      polyline(points, { stroke: theme.main, width: 7, join: "round", cap: "round" })
    );
  };
  return (
    rect(x, y, 590, 456, { fill: theme.soft }) +
    subscript(left, y + 66, "CO", "2", theme.ink, 40) +
    label(left, y + 108, "tonnes a day", theme.quiet, 29) +
    strong(left + inner, y + 92, "41.8", theme.ink, 76, { anchor: "end", tracking: -0.03 }) +
    rules(left, top, inner, tall, 3, theme.rule) +
    rect(along(11), top - 12, along(17) - along(11), tall + 12, { fill: theme.second, opacity: 0.2 }) +
    part(0, 12) +
    polygon([...band.map((at) => spot(at, spread(at))), ...[...band].reverse().map((at) => spot(at, -spread(at)))], {
      fill: theme.main,
      opacity: 0.45,
    }) +
    part(20, 25) +
    label(left, floor + 50, "12 Sept.", theme.quiet, 29) +
    strong((along(11) + along(17)) / 2, floor + 50, "14 Sept.", theme.second, 29, { anchor: "middle" }) +
    label(left + inner, floor + 50, "16", theme.quiet, 29, { anchor: "end" })
  );
}

const COAST: readonly Point[] = pts(
  0,
  0,
  190,
  0,
  160,
  90,
  210,
  150,
  150,
  220,
  175,
  310,
  90,
  380,
  120,
  470,
  40,
  560,
  0,
  600,
);
const ISLES: readonly (readonly Point[])[] = [
  pts(330, 90, 372, 76, 396, 112, 350, 132),
  pts(262, 268, 292, 250, 310, 290, 276, 306),
];
const TRACKS: readonly (readonly Point[])[] = [
  pts(690, 60, 560, 130, 470, 240, 330, 330, 205, 316),
  pts(700, 420, 590, 400, 500, 470, 360, 500, 130, 466),
  pts(640, 700, 560, 560, 520, 430, 450, 300, 430, 160, 480, 20),
];

/** Sea map of 700 by 730. */
function seaMap(): string {
  const land = mix(theme.paper, theme.main, 0.42);
  const depths = [0.05, 0.1]
    .map((tone, index) =>
      polygon(pts(240 - index * 60, 0, 700, 0, 700, 730, 120 - index * 60, 730, 260 - index * 50, 330), {
        fill: mix(theme.paper, theme.main, tone + 0.06),
      }),
    )
    .join("");
  const tracks = TRACKS.map((track, index) => {
    const end = track.at(-2) ?? [0, 0];
    const colour = index === 1 ? theme.second : theme.main;
    return (
      path(curveThrough(track), { stroke: colour, width: 4, dash: index === 2 ? "3 11" : undefined, cap: "round" }) +
      circle(end[0], end[1], 15, { fill: colour, opacity: 0.3 }) +
      circle(end[0], end[1], 8, { fill: colour })
    );
  }).join("");
  // The same stretch of time as the one the charts mark.
  const stretch = TRACKS.map((track) =>
    path(curveThrough(track.slice(1, 4)), { stroke: theme.second, width: 22, opacity: 0.28, cap: "round" }),
  ).join("");
  const fields = [
    [560, 240],
    [300, 180],
    [610, 570],
  ]
    .map(([x = 0, y = 0]) => rect(x - 7, y - 7, 14, 14, { stroke: theme.ink, width: 2.5 }))
    .join("");
  const land2 =
    polygon([...COAST, [0, 730]], { fill: land }) +
    polygon(pts(0, 120, 160, 90, 150, 220, 0, 300), { fill: mix(land, "#ffffff", 0.1) });
  return (
    rect(0, 0, 700, 730, { fill: mix(theme.paper, theme.main, 0.1) }) +
    depths +
    land2 +
    ISLES.map((isle) => polygon(isle, { fill: land })).join("") +
    stretch +
    tracks +
    fields
  );
}

/** The chart beside the map on a board of 1000 by 500; the map runs on beyond the right edge. */
function together(): string {
  return (
    clipped(rect(634, 0, 366, 500, {}), `<g transform="translate(454 -48)">${seaMap()}</g>`) +
    chart(22, 22) +
    strong(754, 176, "Field 31", theme.ink, 31, { anchor: "middle" }) +
    rect(660, 330, 194, 54, { fill: theme.second }) +
    strong(757, 368, "Same hours", theme.paper, 31, { anchor: "middle" })
  );
}

/** The panel over the map, in the pixels of a desktop. */
function provenance(): string {
  const rows = [
    ["Report", "Fuel meter, engine 2"],
    ["Read", "14 September, 02:14"],
    ["Rule that corrected it", "Holding position, no. 12"],
    ["Last changed by", "Marit Lunde, 3 June"],
    ["Likely range", "39.6 to 44.1 t"],
    ["Same hours", "Wind 17 m/s, on station"],
  ] as const;
  return (
    rect(0, 0, 1440, 900, { fill: theme.paper }) +
    `<g transform="translate(704 100) scale(1.0057 1.041)">${seaMap()}</g>` +
    rect(1080, 108, 328, 744, { fill: theme.paper }) +
    rect(1080, 108, 6, 744, { fill: theme.second }) +
    strong(1112, 160, "Where 41.8 t", theme.ink, 31, { tracking: -0.02 }) +
    strong(1112, 196, "comes from", theme.ink, 31, { tracking: -0.02 }) +
    rows
      .map(
        ([name, value], index) =>
          label(1112, 254 + index * 98, name, theme.quiet, 18) +
          strong(1112, 284 + index * 98, value, theme.ink, 22, { tracking: -0.01 }) +
          (index < rows.length - 1
            ? line(1112, 309 + index * 98, 1384, 309 + index * 98, { stroke: theme.rule, width: 1 })
            : ""),
      )
      .join("")
  );
}

function small(): string {
  const vessels = ["Havørn", "Nordlys II", "Skarv", "Tern", "Ternen", "Alke"];
  return vessels
    .map((vessel, index) => {
      const [x, y] = [24 + (index % 2) * 486, 24 + Math.floor(index / 2) * 197];
      const colour = vessel === "Ternen" ? theme.second : theme.main;
      return (
        rect(x, y, 466, 183, { fill: theme.soft }) +
        strong(x + 24, y + 50, vessel, theme.ink, 33) +
        strong(x + 442, y + 52, (18.4 + ((index * 7) % 11) * 2.3).toFixed(1), colour, 42, {
          anchor: "end",
          tracking: -0.02,
        }) +
        chartArea(x + 24, y + 70, 418, 94, series(vessel, 18), colour) +
        chartLine(x + 24, y + 70, 418, 94, series(vessel, 18), colour, 6)
      );
    })
    .join("");
}

export const esgian: Product = {
  theme: { ...theme, main: "#0f766e" },
  plates: [
    { kind: "board", ground: theme.paper, draw: together, shape: "broad" },
    { kind: "board", ground: theme.paper, draw: small },
    {
      kind: "close",
      screen: { device: "desktop", draw: provenance },
      part: [820, 100, 588, 758],
      shape: "portrait",
    },
  ],
};
