import { mix } from "../drawing/palette";
import { type Paint, polygon, pts } from "../drawing/svg";
import { label, lightTheme, strong } from "../kit";
import { STONE } from "../palette";
import type { Product } from "../product";
import { circle, line, rect } from "../shapes";

const theme = lightTheme("#b45309", "#1f4e5f", "#1e1711");
const STEEL = "#9aa3a8";
const DARK = "#2b2f33";

/** Tools on a field of 200 by 160, with their price for a day. */
const TOOLS: readonly { name: string; day: number; draw: (colour: string) => string }[] = [
  {
    name: "Hammer drill",
    day: 18,
    draw: (c) =>
      polygon(pts(52, 52, 134, 52, 140, 88, 52, 88), { fill: c }) +
      polygon(pts(112, 86, 140, 86, 150, 140, 118, 140), { fill: mix(c, DARK, 0.35) }) +
      rect(30, 60, 24, 20, { fill: DARK }) +
      rect(4, 66, 28, 8, { fill: STEEL }) +
      rect(114, 138, 42, 12, { fill: DARK }),
  },
  {
    name: "Wall saw",
    day: 64,
    draw: (c) =>
      circle(76, 92, 52, { fill: STEEL }) +
      circle(76, 92, 14, { fill: DARK }) +
      polygon(pts(70, 40, 150, 40, 184, 66, 184, 92, 130, 92, 112, 62), { fill: c }) +
      polygon(pts(150, 40, 184, 66, 184, 92, 160, 92), { fill: mix(c, DARK, 0.3) }),
  },
  {
    name: "Line laser",
    day: 22,
    draw: (c) =>
      rect(66, 44, 68, 70, { fill: c }) +
      polygon(pts(134, 44, 150, 34, 150, 102, 134, 114), { fill: mix(c, DARK, 0.35) }) +
      rect(84, 62, 32, 22, { fill: DARK }) +
      line(4, 74, 84, 74, { stroke: "#e11d48", width: 4 }) +
      polygon(pts(80, 114, 92, 114, 70, 156, 58, 156), { fill: STEEL }) +
      polygon(pts(108, 114, 120, 114, 142, 156, 130, 156), { fill: STEEL }),
  },
  {
    name: "Concrete mixer",
    day: 33,
    draw: (c) =>
      polygon(pts(54, 34, 118, 20, 160, 72, 132, 118, 66, 106), { fill: c }) +
      polygon(pts(118, 20, 160, 72, 96, 76), { fill: mix(c, "#ffffff", 0.2) }) +
      polygon(pts(54, 34, 66, 106, 96, 76), { fill: mix(c, DARK, 0.25) }) +
      line(66, 110, 44, 152, { stroke: STEEL, width: 8 }) +
      line(130, 114, 152, 152, { stroke: STEEL, width: 8 }) +
      circle(150, 142, 15, { fill: DARK }),
  },
];

/** A card of 297 by 388: picture, name, price and how far away. */
function toolCard(x: number, y: number, name: string, distance: string, cool = false): string {
  const tool = TOOLS.find((candidate) => candidate.name === name);
  if (!tool) throw new Error(`no tool "${name}"`);
  return (
    rect(x, y, 297, 254, { fill: cool ? mix("#ffffff", theme.second, 0.16) : mix("#ffffff", theme.main, 0.12) }) +
    `<g transform="translate(${x + 22} ${y + 26}) scale(1.27)">${tool.draw(cool ? theme.second : theme.main)}</g>` +
    strong(x, y + 308, name, theme.ink, 36, { tracking: -0.02 }) +
    strong(x, y + 368, `€ ${tool.day}`, theme.main, 46, { tracking: -0.02 }) +
    label(x + 297, y + 366, distance, theme.quiet, 31, { anchor: "end" })
  );
}

/** One tool and its two kinds of money on a sheet of 920 by 545. */
function detail(): string {
  const saw = TOOLS.find(({ name }) => name === "Wall saw");
  const box = (x: number, width: number, name: string, price: string, colour: string, paint: Paint): string =>
    rect(x, 120, width, 158, paint) +
    label(x + 18, 164, name, theme.quiet, 24.5) +
    strong(x + 18, 246, price, colour, 70, { tracking: -0.03 });
  return (
    rect(0, 0, 920, 545, { fill: theme.paper }) +
    rect(0, 0, 368, 545, { fill: mix("#ffffff", theme.second, 0.14) }) +
    `<g transform="translate(-29 84) scale(2.05)">${saw?.draw(theme.main) ?? ""}</g>` +
    strong(398, 86, "Wall saw", theme.ink, 64, { tracking: -0.03 }) +
    rect(720, 36, 170, 54, { fill: theme.second, radius: 27 }) +
    strong(805, 74, "400 m", "#ffffff", 32, { anchor: "middle" }) +
    box(398, 208, "Rent, 3 days", "€ 192", theme.main, { fill: theme.soft }) +
    box(622, 268, "Deposit, comes back", "€ 600", theme.ink, { stroke: theme.rule, width: 3 }) +
    [
      ["Collect", "Tuesday 7:30"],
      ["Return", "Thursday 17:00"],
    ]
      .map(
        ([name = "", value = ""], index) =>
          label(398, 334 + index * 64, name, theme.quiet, 32) +
          strong(890, 334 + index * 64, value, theme.ink, 33, { anchor: "end", tracking: -0.01 }) +
          line(398, 355 + index * 64, 890, 355 + index * 64, { stroke: theme.rule, width: 2 }),
      )
      .join("") +
    rect(398, 444, 492, 77, { fill: theme.main, radius: 6 }) +
    strong(644, 493, "Reserve", "#ffffff", 33, { anchor: "middle" })
  );
}

/** Tools as on a shelf, and the labels that are tied to them. */
function cards(): string {
  const labels = ["€ 9", "€ 27", "€ 41", "€ 64"].map((price, index) => {
    const x = 28 + index * 240.7;
    const fill = [theme.main, theme.second, mix("#ffffff", theme.main, 0.3), DARK][index] ?? DARK;
    return (
      polygon(pts(x, 462, x + 190, 462, x + 222, 530, x + 190, 597, x, 597), { fill }) +
      circle(x + 188, 530, 9, { fill: STONE }) +
      strong(x + 24, 550, price, index === 2 ? theme.ink : "#ffffff", 58, { tracking: -0.03 })
    );
  });
  return (
    toolCard(28, 28, "Hammer drill", "1.2 km") +
    toolCard(351.5, 28, "Line laser", "2.6 km", true) +
    toolCard(675, 28, "Concrete mixer", "3.4 km") +
    labels.join("")
  );
}

export const holstr: Product = {
  theme,
  plates: [
    { kind: "close", screen: { device: "desktop", draw: detail }, part: [0, 0, 920, 545] },
    { kind: "board", ground: STONE, draw: cards },
  ],
};
