import { mix } from "../../../src/drawing/palette";
import { type Point, polygon, pts } from "../../../src/drawing/svg";
import { darkTheme, label, strong } from "../kit";
import { shade } from "../palette";
import type { Product } from "../product";
import { ellipse, group, line, rect } from "../shapes";

const theme = darkTheme("#a3122a", "#ff9a8a", "#1c0408");
const RED = "#c4162f";

/** Half outlines from the rim down, on a field 100 wide to each side and 300 tall. */
const PIECES: readonly { name: string; half: readonly Point[] }[] = [
  { name: "Vase", half: pts(58, 0, 40, 50, 84, 132, 92, 190, 62, 272, 44, 300) },
  { name: "Bowl", half: pts(98, 130, 92, 186, 58, 250, 34, 276, 46, 300) },
  { name: "Carafe", half: pts(26, 0, 22, 92, 66, 176, 74, 250, 60, 300) },
  { name: "Goblet", half: pts(54, 70, 58, 124, 34, 180, 8, 196, 8, 280, 44, 300) },
  { name: "Tumbler", half: pts(52, 150, 56, 210, 44, 300) },
  { name: "Bud", half: pts(16, 40, 14, 140, 46, 208, 50, 262, 30, 300) },
  { name: "Plate", half: pts(100, 250, 70, 284, 34, 300) },
];

/** A faceted piece: each ring between two heights is split into upright facets, lit from one side. */
function piece(x: number, y: number, scale: number, number: number, turn = 0): string {
  const half = PIECES[number % PIECES.length]?.half ?? [];
  const columns = [-1, -0.72, -0.3, 0.18, 0.6, 0.88, 1].map((share) =>
    Math.max(-1, Math.min(1, share + (Math.abs(share) < 1 ? turn : 0))),
  );
  const tones = [0.16, 0.42, 0.08, -0.14, -0.36, -0.5];
  const facets: string[] = [];
  half.slice(0, -1).forEach(([upper, top], row) => {
    const [lower, bottom] = half[row + 1] ?? [upper, top];
    columns.slice(0, -1).forEach((from, column) => {
      const to = columns[column + 1] ?? from;
      const tone = (tones[column] ?? 0) + (row % 2 ? -0.07 : 0.05);
      const middle = (from + to) / 2;
      const fills = [shade(RED, Math.max(-0.75, tone)), shade(RED, Math.max(-0.8, tone - 0.12))];
      facets.push(
        polygon(pts(upper * from, top, upper * to, top, lower * middle, bottom), {
          fill: fills[0],
          stroke: fills[0],
          width: 0.6,
        }),
        polygon(pts(upper * from, top, lower * middle, bottom, lower * from, bottom), {
          fill: fills[1],
          stroke: fills[1],
          width: 0.6,
        }),
        polygon(pts(upper * to, top, lower * to, bottom, lower * middle, bottom), {
          fill: fills[1],
          stroke: fills[1],
          width: 0.6,
        }),
      );
    });
  });
  const [rim, top] = half[0] ?? [0, 0];
  const mouth =
    ellipse(0, top, rim, rim * 0.2, { fill: shade(RED, -0.55) }) +
    ellipse(0, top, rim, rim * 0.2, { stroke: theme.second, width: 2.4 }) +
    ellipse(-rim * 0.2, top + rim * 0.06, rim * 0.6, rim * 0.1, { fill: mix(RED, theme.second, 0.55) });
  return `<g transform="translate(${x} ${y}) scale(${scale})">${facets.join("")}${mouth}</g>`;
}

function stage(turn: number): string {
  return (
    rect(0, 0, 1440, 900, { fill: theme.paper }) +
    polygon(pts(0, 0, 520, 0, 330, 900, 0, 900), { fill: "#2b060c" }) +
    polygon(pts(760, 0, 1100, 0, 910, 900, 569, 900), { fill: "#4a0a14" }) +
    polygon(pts(0, 640, 1440, 640, 1440, 900, 0, 900), { fill: "#14020a" }) +
    polygon(pts(640, 640, 860, 640, 1240, 730, 820, 730), { fill: "#7a0f20" }) +
    piece(720, 86, 1.92, 0, turn)
  );
}

const strip = (x: number, y: number, step: number, scale: number, chosen: number): string =>
  PIECES.map(
    ({ name }, index) =>
      (index === chosen ? rect(x + index * step, y - 4, step - 18, 4, { fill: theme.second }) : "") +
      piece(x + index * step + (step - 18) / 2, y + 20, scale, index) +
      label(
        x + index * step + (step - 18) / 2,
        y + 64 + scale * 300,
        name,
        index === chosen ? theme.ink : theme.quiet,
        17,
        { anchor: "middle" },
      ),
  ).join("");

function site(turn: number): () => string {
  return () =>
    stage(turn) +
    strong(56, 70, "Red", theme.ink, 30) +
    label(1384, 68, "Order", theme.ink, 18, { anchor: "end" }) +
    strong(56, 340, "Vase", theme.ink, 92, { tracking: -0.04 }) +
    label(60, 388, "30 cm, cut by hand", theme.second, 22) +
    strong(1384, 350, "1 / 7", theme.ink, 30, { anchor: "end" }) +
    rect(0, 726, 1440, 174, { fill: "#0f0207" }) +
    strip(150, 738, 168, 0.3, 0);
}

const board = (): string =>
  polygon(pts(0, 0, 440, 0, 307, 625, 0, 625), { fill: "#2b060c" }) +
  rect(0, 452, 1000, 173, { fill: "#14020a" }) +
  PIECES.map(
    ({ name }, index) =>
      piece(88 + index * 138, 236, 0.74, index) +
      line(46 + index * 138, 496, 130 + index * 138, 496, {
        stroke: index === 0 ? theme.second : theme.rule,
        width: 3,
      }) +
      strong(88 + index * 138, 536, name, theme.ink, 21, { anchor: "middle" }),
  ).join("");

export const preciosaRed: Product = {
  theme: { ...theme },
  poster: [{ device: "desktop", draw: site(0) }],
  plates: [
    {
      kind: "close",
      screen: { device: "desktop", draw: () => stage(0.14) },
      at: [720, 300],
      scale: 2.4,
      shape: "portrait",
    },
    { kind: "board", ground: theme.paper, draw: () => group(board(), "translate(0 -80)"), shape: "broad" },
  ],
};
