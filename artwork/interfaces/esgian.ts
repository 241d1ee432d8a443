import { mix } from "../drawing/palette";
import { seeded } from "../drawing/random";
import { type Point, path, polygon, pts } from "../drawing/svg";
import { subscript } from "../formula";
import { chartArea, chartLine, darkTheme, header, label, rules, strong, tag } from "../kit";
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

function chart(
  x: number,
  y: number,
  width: number,
  height: number,
  name: string,
  unit: string,
  low: string,
  value: string,
  colour: string,
  drift: number,
): string {
  const values = series(`${name} ${unit}`, 26, drift);
  // Measured, then inferred within a band, then nothing, then measured again.
  const [inner, tall] = [width - 48, height - 90];
  const spot = (index: number, out = 0): Point => [
    x + 24 + (index / 25) * inner,
    y + 62 + tall - Math.min(0.98, Math.max(0.02, (values[index] ?? 0) + out)) * tall,
  ];
  const band = [12, 13, 14, 15, 16, 17];
  const spread = (index: number): number => (index - 11) * 0.035;
  const part = (from: number, to: number): string => {
    const points = Array.from({ length: to - from + 1 }, (_, index) => spot(from + index));
    const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
    return (
      polygon([[first[0], y + 62 + tall], ...points, [last[0], y + 62 + tall]], { fill: colour, opacity: 0.18 }) +
      polyline(points, { stroke: colour, width: 3, join: "round", cap: "round" })
    );
  };
  const [from, to] = [x + 24 + (width - 48) * 0.44, x + 24 + (width - 48) * 0.66];
  return (
    rect(x, y, width, height, { fill: theme.soft, radius: 6 }) +
    (low ? subscript(x + 24, y + 36, name, low, theme.ink, 17) : strong(x + 24, y + 36, name, theme.ink, 17)) +
    label(x + (low ? 72 : 84), y + 36, unit, theme.quiet, 16) +
    strong(x + width - 24, y + 38, value, theme.ink, 22, { anchor: "end" }) +
    rules(x + 24, y + 62, width - 48, height - 90, 3, theme.rule) +
    rect(from, y + 62, to - from, height - 90, { fill: theme.second, opacity: 0.2 }) +
    part(0, 12) +
    polygon([...band.map((at) => spot(at, spread(at))), ...[...band].reverse().map((at) => spot(at, -spread(at)))], {
      fill: colour,
      opacity: 0.45,
    }) +
    part(20, 25)
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
    fields +
    strong(590, 236, "Field 31", theme.ink, 14)
  );
}

function analytics(panel: boolean): () => string {
  return () => {
    const rows = [
      ["Report", "Fuel meter, engine 2"],
      ["Read", "14 September, 02:14"],
      ["Rule that corrected it", "Holding position, no. 12"],
      ["Last changed by", "Marit Lunde, 3 June"],
      ["Likely range", "39.6 to 44.1 t"],
      ["Same hours", "Wind 17 m/s, on station"],
    ] as const;
    const provenance =
      rect(1080, 108, 328, 744, { fill: theme.paper }) +
      rect(1080, 108, 6, 744, { fill: theme.second }) +
      strong(1112, 164, "Where 41.8 t", theme.ink, 26) +
      strong(1112, 196, "comes from", theme.ink, 26) +
      rows
        .map(
          ([name, value], index) =>
            label(1112, 254 + index * 96, name, theme.quiet, 15) +
            strong(1112, 284 + index * 96, value, theme.ink, 18) +
            line(1112, 308 + index * 96, 1384, 308 + index * 96, { stroke: theme.rule, width: 1 }),
        )
        .join("");
    return (
      rect(0, 0, 1440, 900, { fill: theme.paper }) +
      header(1440, "Esgian", ["Compare", "Explain", "Check", "Quote"], 0, theme, theme.paper) +
      chart(32, 100, 640, 240, "CO", "tonnes a day", "2", "41.8", theme.main, -0.5) +
      chart(32, 360, 640, 240, "Fuel", "m³ a day", "", "13.1", theme.second, -0.2) +
      chart(32, 620, 640, 240, "Speed", "knots", "", "9.6", "#8fd3ff", 0.2) +
      `<g transform="translate(704 100) scale(1.0057 1.041)">${seaMap()}</g>` +
      tag(724, 806, "Tracks, same days", theme.second, 168) +
      (panel ? provenance : "")
    );
  };
}

function small(): string {
  const vessels = ["Havørn", "Nordlys II", "Skarv", "Tern", "Ternen", "Alke", "Lom", "Rype", "Storm"];
  return vessels
    .map((vessel, index) => {
      const [x, y] = [60 + (index % 3) * 300, 50 + Math.floor(index / 3) * 180];
      const colour = index === 4 ? theme.second : theme.main;
      return (
        rect(x, y, 280, 160, { fill: theme.soft }) +
        strong(x + 18, y + 34, vessel, theme.ink, 17) +
        strong(x + 262, y + 34, (18.4 + ((index * 7) % 11) * 2.3).toFixed(1), colour, 20, { anchor: "end" }) +
        chartArea(x + 18, y + 56, 244, 84, series(vessel, 18), colour) +
        chartLine(x + 18, y + 56, 244, 84, series(vessel, 18), colour, 2.5)
      );
    })
    .join("");
}

export const esgian: Product = {
  theme: { ...theme, main: "#0f766e" },
  plates: [
    {
      kind: "close",
      screen: { device: "desktop", draw: analytics(false) },
      part: [16, 84, 1408, 792],
      shape: "broad",
    },
    { kind: "board", ground: theme.paper, draw: small },
    {
      kind: "close",
      screen: { device: "desktop", draw: analytics(true) },
      part: [900, 100, 508, 758],
      shape: "portrait",
    },
  ],
};
