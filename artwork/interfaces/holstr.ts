import { mix } from "../drawing/palette";
import { polygon, pts } from "../drawing/svg";
import { button, header, label, lightTheme, outlineButton, strong, tag } from "../kit";
import { STONE } from "../palette";
import type { Product } from "../product";
import { circle, line, rect } from "../shapes";

const theme = lightTheme("#b45309", "#1f4e5f", "#1e1711");
const STEEL = "#9aa3a8";
const DARK = "#2b2f33";

/** Six tools on a field of 200 by 160. */
const TOOLS: readonly { name: string; day: number; deposit: number; draw: (colour: string) => string }[] = [
  {
    name: "Hammer drill",
    day: 18,
    deposit: 120,
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
    deposit: 600,
    draw: (c) =>
      circle(76, 92, 52, { fill: STEEL }) +
      circle(76, 92, 14, { fill: DARK }) +
      polygon(pts(70, 40, 150, 40, 184, 66, 184, 92, 130, 92, 112, 62), { fill: c }) +
      polygon(pts(150, 40, 184, 66, 184, 92, 160, 92), { fill: mix(c, DARK, 0.3) }),
  },
  {
    name: "Step ladder",
    day: 9,
    deposit: 60,
    draw: (c) =>
      [0, 1, 2, 3].map((i) => rect(76 - i * 9, 40 + i * 28, 48 + i * 18, 9, { fill: c })).join("") +
      polygon(pts(74, 14, 84, 14, 48, 152, 36, 152), { fill: STEEL }) +
      polygon(pts(116, 14, 126, 14, 164, 152, 152, 152), { fill: mix(STEEL, DARK, 0.3) }) +
      rect(68, 8, 64, 12, { fill: DARK }),
  },
  {
    name: "Line laser",
    day: 22,
    deposit: 200,
    draw: (c) =>
      rect(66, 44, 68, 70, { fill: c }) +
      polygon(pts(134, 44, 150, 34, 150, 102, 134, 114), { fill: mix(c, DARK, 0.35) }) +
      rect(84, 62, 32, 22, { fill: DARK }) +
      line(4, 74, 84, 74, { stroke: "#e11d48", width: 4 }) +
      polygon(pts(80, 114, 92, 114, 70, 156, 58, 156), { fill: STEEL }) +
      polygon(pts(108, 114, 120, 114, 142, 156, 130, 156), { fill: STEEL }),
  },
  {
    name: "Floor sander",
    day: 41,
    deposit: 350,
    draw: (c) =>
      polygon(pts(40, 108, 146, 108, 164, 148, 22, 148), { fill: c }) +
      polygon(pts(146, 108, 164, 148, 110, 148), { fill: mix(c, DARK, 0.3) }) +
      polygon(pts(112, 110, 122, 110, 166, 14, 156, 10), { fill: STEEL }) +
      rect(142, 4, 48, 12, { fill: DARK, radius: 5 }) +
      rect(60, 84, 48, 26, { fill: DARK }),
  },
  {
    name: "Concrete mixer",
    day: 33,
    deposit: 250,
    draw: (c) =>
      polygon(pts(54, 34, 118, 20, 160, 72, 132, 118, 66, 106), { fill: c }) +
      polygon(pts(118, 20, 160, 72, 96, 76), { fill: mix(c, "#ffffff", 0.2) }) +
      polygon(pts(54, 34, 66, 106, 96, 76), { fill: mix(c, DARK, 0.25) }) +
      line(66, 110, 44, 152, { stroke: STEEL, width: 8 }) +
      line(130, 114, 152, 152, { stroke: STEEL, width: 8 }) +
      circle(150, 142, 15, { fill: DARK }),
  },
  {
    name: "Air compressor",
    day: 27,
    deposit: 220,
    draw: (c) =>
      rect(28, 70, 140, 52, { fill: c, radius: 26 }) +
      rect(62, 34, 64, 38, { fill: DARK }) +
      circle(52, 138, 17, { fill: DARK }) +
      rect(138, 120, 14, 34, { fill: DARK }) +
      circle(150, 56, 15, { fill: "#ffffff", stroke: STEEL, width: 5 }),
  },
  {
    name: "Tile cutter",
    day: 15,
    deposit: 90,
    draw: (c) =>
      rect(10, 118, 180, 20, { fill: DARK }) +
      rect(18, 72, 164, 9, { fill: STEEL }) +
      rect(18, 72, 10, 48, { fill: STEEL }) +
      rect(172, 72, 10, 48, { fill: STEEL }) +
      polygon(pts(78, 60, 118, 60, 118, 98, 98, 112, 78, 98), { fill: c }) +
      polygon(pts(108, 62, 118, 62, 168, 22, 160, 14), { fill: mix(c, DARK, 0.35) }),
  },
];

function toolCard(x: number, y: number, width: number, height: number, index: number): string {
  const tool = TOOLS[index % TOOLS.length];
  if (!tool) return "";
  const area = height - 96;
  const scale = Math.min((area - 30) / 160, (width - 60) / 200);
  return (
    rect(x, y, width, area, { fill: index % 3 === 1 ? mix("#ffffff", theme.second, 0.12) : theme.soft }) +
    `<g transform="translate(${x + width / 2 - 100 * scale} ${y + area / 2 - 80 * scale}) scale(${scale})">${tool.draw(index % 3 === 1 ? theme.second : theme.main)}</g>` +
    strong(x, y + area + 32, tool.name, theme.ink, 18) +
    strong(x, y + area + 66, `€ ${tool.day}`, theme.main, 24) +
    label(x + 78, y + area + 66, "a day", theme.quiet, 15) +
    label(x + width, y + area + 66, `deposit € ${tool.deposit}`, theme.quiet, 15, { anchor: "end" })
  );
}

function detail(): string {
  const saw = TOOLS[1];
  return (
    rect(0, 0, 1440, 900, { fill: theme.paper }) +
    header(1440, "Holstr", ["Tools", "Lend out", "My rentals"], 0, theme) +
    rect(48, 110, 700, 560, { fill: mix("#ffffff", theme.second, 0.12) }) +
    `<g transform="translate(110 150) scale(2.9)">${saw?.draw(theme.main) ?? ""}</g>` +
    tag(800, 120, "400 m away", theme.second, 120) +
    strong(800, 212, "Wall saw", theme.ink, 54, { tracking: -0.03 }) +
    label(800, 254, "Cuts concrete to 150 mm, blade included", theme.quiet, 18) +
    rect(800, 292, 280, 130, { fill: theme.soft }) +
    rect(1100, 292, 280, 130, { stroke: theme.rule, width: 2 }) +
    label(826, 334, "Rent, 3 days", theme.quiet, 17) +
    strong(826, 392, "€ 192", theme.main, 44) +
    label(1126, 334, "Deposit, comes back", theme.quiet, 17) +
    strong(1126, 392, "€ 600", theme.ink, 44) +
    [
      ["Collect", "Tuesday 7:30"],
      ["Return", "Thursday 17:00"],
      ["Lent by", "Novák & daughters"],
    ]
      .map(
        ([name = "", value = ""], index) =>
          label(800, 482 + index * 50, name, theme.quiet, 18) +
          strong(1380, 482 + index * 50, value, theme.ink, 18, { anchor: "end" }) +
          line(800, 500 + index * 50, 1380, 500 + index * 50, { stroke: theme.rule, width: 1 }),
      )
      .join("") +
    button(800, 634, 360, 64, "Reserve", theme.main) +
    outlineButton(1180, 634, 200, 64, "Ask", theme.ink, theme.rule)
  );
}

function cards(): string {
  return (
    [0, 3, 5].map((tool, index) => toolCard(60 + index * 300, 60, 270, 330, tool)).join("") +
    ["€ 9", "€ 18", "€ 41", "€ 64"]
      .map(
        (price, index) =>
          polygon(
            pts(
              60 + index * 222,
              450,
              240 + index * 222,
              450,
              262 + index * 222,
              500,
              240 + index * 222,
              550,
              60 + index * 222,
              550,
            ),
            { fill: [theme.main, theme.second, mix("#ffffff", theme.main, 0.3), DARK][index] },
          ) + strong(84 + index * 222, 516, price, index === 2 ? theme.ink : "#ffffff", 38),
      )
      .join("")
  );
}

export const holstr: Product = {
  theme,
  plates: [
    { kind: "close", screen: { device: "desktop", draw: detail }, part: [24, 84, 1380, 640] },
    { kind: "board", ground: STONE, draw: cards },
  ],
};
