import { mix } from "../drawing/palette";
import { seeded } from "../drawing/random";
import { clipped, type Point, path, polygon, pts } from "../drawing/svg";
import { textWidth } from "../drawing/text";
import { subscript } from "../formula";
import { darkTheme, label, rules, strong } from "../kit";
import type { Product } from "../product";
import { circle, curveThrough, line, polyline, rect } from "../shapes";

const theme = darkTheme("#14b8a6", "#ffc857", "#0b2426");

/**
 * One code for all pictures: the client's teal is a ship's own line, amber is what is inferred and nothing else, and a
 * neutral outline is the stretch of time that is selected.
 */
const [INFERRED, SELECTED] = [theme.second, theme.ink];

/** A quiet line of measurements between 0 and 1. */
function series(name: string, count: number): number[] {
  const random = seeded(`esgian ${name}`);
  let value = 0.5;
  return Array.from({ length: count }, () => {
    value += random.between(-0.15, 0.15) + (0.5 - value) * 0.14;
    return value;
  });
}

/** A stretch of values that was inferred: from one to another, as numbers in the series. */
type Stretch = { from: number; to: number; again: number };

/** Where a chart lies, its values, and the paint of its line. */
type Line = {
  box: readonly [x: number, y: number, width: number, height: number];
  values: readonly number[];
  hue: string;
  weight: number;
  dash?: string;
  inferred?: Stretch;
};

/** A line where fuel was measured; where it is inferred, a band; then a gap, until there are measurements again. */
function measurements({ box, values, hue, weight, dash, inferred }: Line): string {
  const [x, y, width, height] = box;
  const last = values.length - 1;
  const along = (index: number): number => x + (index / last) * width;
  const spot = (index: number, out = 0): Point => [
    along(index),
    y + height - Math.min(0.99, Math.max(0.02, (values[index] ?? 0) + out)) * height,
  ];
  const points = (from: number, to: number, out = 0): Point[] =>
    Array.from({ length: to - from + 1 }, (_, index) => spot(from + index, out * Math.min(1, index / 2)));
  const part = (from: number, to: number): string =>
    polygon([[along(from), y + height], ...points(from, to), [along(to), y + height]], { fill: hue, opacity: 0.16 }) +
    polyline(points(from, to), { stroke: hue, width: weight, join: "round", cap: dash ? "butt" : "round", dash });
  if (!inferred) return part(0, last);
  const { from, to, again } = inferred;
  return (
    polygon([...points(from, to, 0.15), ...points(from, to, -0.15).reverse()], {
      fill: mix(theme.soft, INFERRED, 0.62),
    }) +
    part(0, from) +
    part(again, last)
  );
}

/** Four days of a vessel that lay beside a field for a night, a value every four hours. */
const DAYS = [
  0.3, 0.36, 0.33, 0.39, 0.36, 0.3, 0.32, 0.38, 0.35, 0.3, 0.37, 0.48, 0.6, 0.72, 0.8, 0.83, 0.78, 0.66, 0.56, 0.5,
  0.46, 0.42, 0.34, 0.38, 0.33,
];
const NIGHT: Stretch = { from: 13, to: 19, again: 21 };

/** Emissions of one vessel on a panel of 590 by 456, with the days below. */
function chart(x: number, y: number): string {
  const [left, inner, top, tall] = [x + 28, 534, y + 150, 232];
  const floor = top + tall;
  const along = (index: number): number => left + (index / 24) * inner;
  const [peak, day] = [15, [12, 18] as const];
  return (
    rect(x, y, 590, 456, { fill: theme.soft }) +
    strong(left, y + 62, "Tern", theme.ink, 40) +
    subscript(left, y + 106, "t CO", "2", theme.quiet, 29, 400) +
    label(left + 88, y + 106, "a day", theme.quiet, 29) +
    strong(left + inner, y + 92, "41.8", INFERRED, 76, { anchor: "end", tracking: -0.03 }) +
    rules(left, top, inner, tall, 3, theme.rule) +
    measurements({ box: [left, top, inner, tall], values: DAYS, hue: theme.main, weight: 7, inferred: NIGHT }) +
    circle(along(peak), floor - (DAYS[peak] ?? 0) * tall, 10, { fill: INFERRED, stroke: theme.soft, width: 4 }) +
    rect(along(day[0]), top - 16, along(day[1]) - along(day[0]), tall + 16, { stroke: SELECTED, width: 4 }) +
    label(left, floor + 50, "12 Sept.", theme.quiet, 29) +
    strong((along(day[0]) + along(day[1])) / 2, floor + 50, "14 Sept.", SELECTED, 29, { anchor: "middle" }) +
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
  pts(412, 92, 454, 78, 478, 114, 432, 134),
  pts(432, 416, 462, 398, 480, 438, 446, 454),
];
const FIELD: Point = [322, 224];
/** A vessel's way from the sea to the harbour; in the selected hours it went round the field to hold its position. */
const COMING = pts(740, 40, 620, 110, 520, 170, 436, 216);
const HOLDING = pts(436, 216, 382, 246, 330, 264, 288, 248, 278, 210, 304, 182, 344, 184, 366, 216, 352, 256, 318, 292);
const GOING = pts(318, 292, 276, 322, 226, 330, 178, 320);
/** A sister ship farther out: the same hue, another pattern. */
const SISTER = pts(700, 600, 590, 560, 480, 486, 352, 470, 210, 500, 116, 476);

/** Sea map of 700 by 730. */
function seaMap(): string {
  const land = mix(theme.paper, theme.main, 0.42);
  const sea = (tone: number): string => mix(theme.paper, theme.main, tone);
  const track = (points: readonly Point[], stroke: string, width: number, dash?: string): string =>
    path(curveThrough(points), { stroke, width, dash, cap: dash ? "butt" : "round", join: "round" });
  const now = HOLDING.at(-1) ?? [0, 0];
  return (
    rect(0, 0, 700, 730, { fill: sea(0.2) }) +
    polygon(pts(600, 0, 700, 0, 700, 730, 445, 730), { fill: sea(0.15) }) +
    polygon(pts(0, 0, 420, 0, 265, 730, 0, 730), { fill: sea(0.26) }) +
    polygon([...COAST, [0, 730]], { fill: land }) +
    polygon(pts(0, 120, 160, 90, 150, 220, 0, 300), { fill: mix(land, "#ffffff", 0.1) }) +
    ISLES.map((isle) => polygon(isle, { fill: land })).join("") +
    // The rest of the way steps back; what is left is the stretch of time that the chart marks.
    track(COMING, sea(0.5), 4) +
    track(GOING, sea(0.5), 4) +
    track(SISTER, theme.main, 4, "16 10") +
    track(HOLDING, SELECTED, 34) +
    track(HOLDING, sea(0.2), 27) +
    track(HOLDING, theme.main, 5) +
    circle(now[0], now[1], 9, { fill: theme.main, stroke: theme.ink, width: 3 }) +
    rect(FIELD[0] - 8, FIELD[1] - 8, 16, 16, { stroke: theme.ink, width: 3 })
  );
}

/** The chart beside the map on a board of 1000 by 500; the map runs on beyond the right edge. */
function together(): string {
  return (
    clipped(rect(634, 0, 366, 500, {}), `<g transform="translate(454 -48)">${seaMap()}</g>`) +
    chart(22, 22) +
    strong(776, 100, "Field 31", theme.ink, 31, { anchor: "middle" }) +
    rect(784, 272, 196, 54, { fill: theme.paper, stroke: SELECTED, width: 4 }) +
    strong(882, 310, "Same hours", SELECTED, 31, { anchor: "middle" })
  );
}

/** The panel over the map, in the pixels of a desktop. */
function provenance(): string {
  const rows = [
    ["Report", "Noon report, Tern"],
    ["Sent", "14 September, 12:00"],
    ["Rule that corrected it", "Holding position, no. 12"],
    ["Last changed by", "Marit Lunde, 3 June"],
    ["Likely range", "39.6 to 44.1 t"],
    ["Same hours", "Wind 17 m/s, on station"],
  ] as const;
  const figure = "41.8 t";
  const where = textWidth("Where ", 31, 650, -0.02);
  return (
    rect(0, 0, 1440, 900, { fill: theme.paper }) +
    `<g transform="translate(672 100) scale(1.0057 1.041)">${seaMap()}</g>` +
    strong(996, 262, "Field 31", theme.ink, 22, { anchor: "middle" }) +
    rect(1086, 100, 354, 760, { fill: theme.paper }) +
    strong(1112, 160, "Where", theme.ink, 31, { tracking: -0.02 }) +
    strong(1112 + where, 160, figure, INFERRED, 31, { tracking: -0.02 }) +
    strong(1112, 196, "comes from", theme.ink, 31, { tracking: -0.02 }) +
    rows
      .map(
        ([name, value], index) =>
          label(1112, 262 + index * 104, name, theme.quiet, 19) +
          strong(1112, 292 + index * 104, value, name === "Likely range" ? INFERRED : theme.ink, 22, {
            tracking: -0.01,
          }) +
          (index < rows.length - 1
            ? line(1112, 322 + index * 104, 1384, 322 + index * 104, { stroke: theme.rule, width: 1 })
            : ""),
      )
      .join("")
  );
}

/** Sister ships share a hue and differ in pattern: solid, dashes, dots. Amber is not among the hues. */
const SISTERS = [
  [theme.main, ["Tern", "Ternen", "Terna"]],
  ["#8ab8ff", ["Skarv", "Skarven", "Skarvøy"]],
  ["#d3a4ff", ["Havørn", "Havsule", "Havlom"]],
  ["#ff9c94", ["Nordlys", "Sørlys", "Vestlys"]],
] as const;
const PATTERNS = [undefined, "16 8", "5 5"] as const;
/** Tonnes a day; the ships whose figure is inferred for a part of the time. */
const TONNES = [41.8, 38.2, 36.5, 18.4, 20.7, 19.3, 25.3, 23.0, 27.6, 32.2, 34.5, 29.9];
const PARTLY: Readonly<Record<string, Stretch>> = { Tern: NIGHT, Havsule: { from: 5, to: 9, again: 11 } };

/** The fleet of twelve, sister ships side by side. */
function fleet(): string {
  return SISTERS.flatMap(([hue, ships], row) =>
    ships.map((ship, column) => {
      const [x, y] = [22 + column * 322, 22 + row * 147];
      const inferred = PARTLY[ship];
      const values = ship === "Tern" ? DAYS : series(ship, 18);
      return (
        rect(x, y, 312, 137, { fill: theme.soft }) +
        strong(x + 18, y + 41, ship, theme.ink, 31, { tracking: -0.01 }) +
        strong(x + 294, y + 43, (TONNES[row * 3 + column] ?? 0).toFixed(1), ship === "Tern" ? INFERRED : hue, 36, {
          anchor: "end",
          tracking: -0.02,
        }) +
        measurements({ box: [x + 18, y + 54, 276, 70], values, hue, weight: 5, dash: PATTERNS[column], inferred })
      );
    }),
  ).join("");
}

export const esgian: Product = {
  theme: { ...theme, main: "#0f766e" },
  plates: [
    { kind: "board", ground: theme.paper, draw: together, shape: "broad" },
    { kind: "board", ground: theme.paper, draw: fleet },
    {
      kind: "close",
      screen: { device: "desktop", draw: provenance },
      part: [820, 100, 588, 758],
      shape: "portrait",
    },
  ],
};
