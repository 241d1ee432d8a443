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
        label(120 + column * 152, 596, name, theme.ink, 18, { anchor: "middle" }) +
        [0, 1, 2]
          .map((row) =>
            glass(
              120 + column * 152,
              44 + row * 178,
              1.15,
              column,
              COLOURS[(column + row * 2) % COLOURS.length] ?? "#e8b23a",
              [12, 20, 28][(column + row) % 3] ?? 16,
            ),
          )
          .join(""),
    ).join("") +
    [0, 1, 2]
      .map((row) =>
        line(60, 192 + row * 178, 940, 192 + row * 178, { stroke: mix("#f3e3c3", theme.ink, 0.2), width: 2 }),
      )
      .join("")
  );
}

export const pivniWeb: Product = {
  theme,
  plates: [
    {
      kind: "close",
      screen: {
        device: "desktop",
        draw: () =>
          BEERS.slice(0, 3)
            .map(([name, line1, strength, price], index) => {
              const y = index * 300;
              const [shape, colour, foam] = GLASS_OF[[0, 2, 5][index] ?? 0] ?? [0, "", 0];
              const own = BEERS[[0, 2, 5][index] ?? 0] ?? [name, line1, strength, price];
              return (
                rect(0, y, 1440, 300, { fill: index % 2 ? "#fffaf0" : "#ffffff" }) +
                rect(0, y, 380, 300, { fill: mix("#fffaf0", theme.main, 0.2 + index * 0.1) }) +
                glass(190, y + 24, 1.94, shape, colour, foam) +
                strong(440, y + 120, own[0], theme.ink, 54, { tracking: -0.03 }) +
                label(440, y + 170, own[1], theme.quiet, 28) +
                strong(440, y + 232, `${own[2]} %`, theme.second, 30) +
                strong(1180, y + 170, own[3], theme.ink, 46, { anchor: "end" })
              );
            })
            .join(""),
      },
      part: [0, 0, 1440, 900],
    },
    { kind: "board", ground: "#f3e3c3", draw: chart },
  ],
};
