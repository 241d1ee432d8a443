import { mix } from "../drawing/palette";
import { clipped, type Point, polygon, pts } from "../drawing/svg";
import { label, lightTheme, strong } from "../kit";
import type { Product } from "../product";
import { line, rect } from "../shapes";

const theme = lightTheme("#b7791f", "#2d4a3e", "#231a10");

/** Half outlines on a field 60 wide and 130 tall, from the rim down; mirrored on the axis. */
const SHAPES: readonly { name: string; half: readonly Point[] }[] = [
  { name: "Mug", half: pts(34, 8, 34, 118, 30, 124, 0, 124) },
  { name: "Tübinger", half: pts(30, 4, 33, 50, 24, 120, 26, 126, 0, 126) },
  { name: "Tulip", half: pts(26, 6, 22, 22, 31, 54, 20, 86, 5, 96, 5, 116, 24, 122, 24, 126, 0, 126) },
  { name: "Weizen", half: pts(29, 2, 27, 30, 18, 80, 20, 116, 26, 126, 0, 126) },
  { name: "Pilsner", half: pts(31, 4, 15, 108, 24, 120, 24, 126, 0, 126) },
  { name: "Snifter", half: pts(19, 26, 34, 62, 26, 88, 5, 96, 5, 114, 25, 122, 25, 126, 0, 126) },
];

const COLOURS = ["#e8b23a", "#c9781f", "#f0cf6b", "#7a3b16", "#d99425", "#2e1a10"] as const;

function glass(x: number, y: number, scale: number, shape: number, colour: string, foam: number): string {
  const half = SHAPES[shape % SHAPES.length]?.half ?? [];
  const outline = [...half, ...[...half].reverse().map(([dx, dy]) => [-dx, dy] as const)];
  const top = half[0]?.[1] ?? 0;
  // Stemmed glasses hold beer down to the stem only.
  const stem = half.find(([dx], index) => index > 0 && dx < 8 && dx > 0)?.[1] ?? 116;
  const level = top + 8;
  const fill =
    rect(-40, level, 80, stem - level - 2, { fill: colour }) +
    polygon(pts(4, level, 40, level, 40, stem, -6, stem), { fill: mix(colour, "#1a0f05", 0.2) }) +
    polygon(pts(-40, level, -20, level, -26, stem, -40, stem), { fill: mix(colour, "#ffffff", 0.3) }) +
    rect(-40, level - 2, 80, foam, { fill: "#fff6e2" }) +
    polygon(pts(0, level - 2, 40, level - 2, 40, level - 2 + foam, -4, level - 2 + foam), { fill: "#eadfc6" });
  const handle =
    shape % SHAPES.length === 0
      ? polygon(pts(34, 30, 56, 36, 56, 92, 34, 100, 34, 90, 46, 86, 46, 44, 34, 40), {
          fill: mix(theme.ink, "#ffffff", 0.62),
        })
      : "";
  const head =
    foam > 16
      ? polygon(pts(-(half[0]?.[0] ?? 20), top + 1, -12, top - 9, 8, top - 11, half[0]?.[0] ?? 20, top + 1), {
          fill: "#fff6e2",
        })
      : "";
  return `<g transform="translate(${x} ${y}) scale(${scale})">${handle}${head}${polygon(outline, { fill: "#f1ece2" })}${clipped(polygon(outline, {}), fill)}${polygon(outline, { stroke: mix(theme.ink, "#ffffff", 0.35), width: 2.4, join: "round" })}</g>`;
}

const BEERS = [
  ["Hladinka 11", "Pale lager, Únětín", "4.7", "58 Kč"],
  ["Polotmavá 13", "Amber lager, Rokyt", "5.4", "64 Kč"],
  ["Saison Louka", "Farmhouse ale, Louka", "6.1", "79 Kč"],
  ["Pšeničné", "Wheat, Dolní mlýn", "5.0", "62 Kč"],
  ["Desítka", "Pale lager, Kotel", "4.1", "49 Kč"],
  ["Baltik 18", "Porter, Most 8", "8.0", "92 Kč"],
] as const;
const GLASS_OF = [
  [0, "#e8b23a", 22],
  [1, "#c9781f", 14],
  [2, "#f0b84a", 20],
  [3, "#f0cf6b", 30],
  [4, "#efc044", 18],
  [5, "#2e1a10", 10],
] as const;

function chart(): string {
  return (
    SHAPES.map(
      ({ name }, column) =>
        strong(98 + column * 160, 594, name, theme.ink, 30, { anchor: "middle", tracking: -0.01 }) +
        [0, 1, 2]
          .map((row) =>
            glass(
              98 + column * 160,
              34 + row * 175,
              1.2,
              column,
              COLOURS[(column + row * 2) % COLOURS.length] ?? "#e8b23a",
              [12, 20, 28][(column + row) % 3] ?? 16,
            ),
          )
          .join(""),
    ).join("") +
    [0, 1, 2]
      .map((row) =>
        line(28, 186 + row * 175, 972, 186 + row * 175, { stroke: mix("#f3e3c3", theme.ink, 0.2), width: 2.5 }),
      )
      .join("")
  );
}

/** Three beers of the list, as near as they are on a phone: the glass at the left, the numbers at the right. */
function list(): string {
  const tall = 625 / 3;
  return [0, 2, 5]
    .map((which, index) => {
      const [shape, colour, foam] = GLASS_OF[which] ?? [0, "", 0];
      const [name = "", origin = "", strength = "", price = ""] = BEERS[which] ?? [];
      const y = index * tall;
      return (
        rect(0, y, 1000, tall + 1, { fill: index % 2 ? "#fff4dd" : "#fffaf0" }) +
        rect(0, y, 236, tall + 1, { fill: mix("#fffaf0", theme.main, 0.24 + index * 0.14) }) +
        glass(shape === 0 ? 108 : 118, y + 16, 1.4, shape, colour, foam) +
        strong(276, y + 100, name, theme.ink, 62, { tracking: -0.035 }) +
        label(276, y + 151, origin, mix("#fffaf0", theme.ink, 0.72), 34) +
        strong(962, y + 100, price, theme.ink, 54, { anchor: "end", tracking: -0.03 }) +
        strong(962, y + 151, `${strength} %`, theme.second, 34, { anchor: "end" })
      );
    })
    .join("");
}

export const pivniWeb: Product = {
  theme,
  plates: [
    { kind: "board", ground: "#fffaf0", draw: list },
    { kind: "board", ground: "#f3e3c3", draw: chart },
  ],
};
