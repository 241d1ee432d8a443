import { pts, round } from "../drawing/svg";
import { textWidth } from "../drawing/text";
import { type GlassOptions, glass, type Profile, widestOf } from "../glass";
import { darkTheme, label, strong } from "../kit";
import { lamp } from "../lamp";
import type { Product } from "../product";
import { ellipse, group, rect } from "../shapes";

const theme = darkTheme("#a3122a", "#ff9a8a", "#12010a");

/** Half outlines from the rim down, 300 tall, all standing on the same height. */
export const VASE: Profile = pts(62, 0, 50, 26, 41, 62, 56, 106, 82, 150, 90, 190, 72, 240, 50, 276, 52, 300);
const PIECES: readonly { name: string; profile: Profile; options: Omit<GlassOptions, "name"> }[] = [
  { name: "Vase", profile: VASE, options: { columns: 20, rows: 16 } },
  { name: "Bowl", profile: pts(98, 150, 100, 190, 82, 240, 46, 276, 48, 300), options: { columns: 22, rows: 10 } },
  {
    name: "Carafe",
    profile: pts(34, 0, 24, 34, 22, 110, 40, 160, 74, 210, 80, 256, 66, 300),
    options: { columns: 18, rows: 18 },
  },
  {
    name: "Goblet",
    profile: pts(56, 70, 62, 120, 44, 172, 12, 196, 9, 240, 14, 278, 50, 300),
    options: { columns: 16, rows: 14 },
  },
  { name: "Tumbler", profile: pts(58, 160, 62, 220, 54, 300), options: { columns: 18, rows: 8 } },
  {
    name: "Bud",
    profile: pts(22, 40, 15, 80, 16, 130, 36, 178, 52, 226, 46, 274, 34, 300),
    options: { columns: 14, rows: 16 },
  },
  { name: "Plate", profile: pts(104, 252, 88, 272, 50, 288, 40, 300), options: { columns: 26, rows: 4 } },
];

/** The site's whole navigation: seven pieces on one dark shelf, each with its name; the chosen one is near. */
function strip(): string {
  const [edge, floor] = [34, 400];
  const scaleOf = (index: number): number => (index === 0 ? 1.16 : 0.66);
  const halves = PIECES.map(({ name, profile }, index) =>
    Math.max(widestOf(profile) * scaleOf(index), textWidth(name, 30, 650) / 2),
  );
  const gap = (1000 - edge * 2 - halves.reduce((sum, half) => sum + half * 2, 0)) / (PIECES.length - 1);
  let left = edge;
  return (
    lamp(1000, 500, [0.24, 0.42]) +
    rect(0, floor - 3, 1000, 103, { fill: "#0a0005" }) +
    PIECES.map(({ name, profile, options }, index) => {
      const [half, scale] = [halves[index] ?? 0, scaleOf(index)];
      const x = left + half;
      left += half * 2 + gap;
      return (
        ellipse(x, floor, widestOf(profile) * scale * 0.94, 8, { fill: "#3a0610" }) +
        group(
          glass(profile, { ...options, name }),
          `translate(${round(x)} ${round(floor - 300 * scale)}) scale(${scale})`,
        ) +
        (index === 0 ? rect(x - 44, 481, 88, 4, { fill: theme.second }) : "") +
        strong(x, 462, name, index === 0 ? theme.ink : "#e2b4ad", 30, { anchor: "middle", tracking: -0.01 })
      );
    }).join("") +
    label(966, 62, "1 / 7", "#e2b4ad", 30, { anchor: "end" })
  );
}

/** The rim and the neck of the vase, a quarter turn later. Board of 1000 by 1250. */
function rim(): string {
  return (
    lamp(1000, 1250, [0.42, 0.34]) +
    group(glass(VASE, { columns: 30, rows: 22, turn: 0.263, name: "rim" }), "translate(500 250) scale(6.8)")
  );
}

export const preciosaRed: Product = {
  theme,
  plates: [
    { kind: "board", ground: theme.paper, draw: rim, shape: "portrait" },
    { kind: "board", ground: theme.paper, draw: strip, shape: "broad" },
  ],
};
