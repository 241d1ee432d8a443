import { mix } from "../drawing/palette";
import { type Point, path, polygon, pts } from "../drawing/svg";
import { label, lightTheme, strong } from "../kit";
import type { Product } from "../product";
import { circle, line, rect } from "../shapes";

const theme = lightTheme("#8c6d46", "#c9b27c", "#2a2118");
const PAPER = "#faf6ee";
const BRASS = "#a8834c";

/** A cut drop of glass hanging from x, y. */
function drop(x: number, y: number, size: number): string {
  const left = polygon(pts(x, y, x - size * 0.42, y + size * 0.7, x, y + size * 1.5), { fill: "#dfe9ea" });
  return (
    left +
    polygon(pts(x, y, x + size * 0.42, y + size * 0.7, x, y + size * 1.5), { fill: "#a9bfc4" }) +
    polygon(
      pts(x, y + size * 0.4, x - size * 0.16, y + size * 0.72, x, y + size * 1.1, x + size * 0.16, y + size * 0.72),
      { fill: "#ffffff" },
    )
  );
}

function candle(x: number, y: number, size: number): string {
  return (
    polygon(pts(x - size * 0.9, y, x + size * 0.9, y, x + size * 0.4, y + size * 0.6, x - size * 0.4, y + size * 0.6), {
      fill: BRASS,
    }) +
    rect(x - size * 0.22, y - size * 1.5, size * 0.44, size * 1.5, { fill: "#e6cfa0" }) +
    polygon(pts(x, y - size * 2.7, x + size * 0.3, y - size * 1.9, x, y - size * 1.5, x - size * 0.3, y - size * 1.9), {
      fill: "#f2b93b",
    })
  );
}

/** A chandelier on a field of 300 by 320, hung at its middle. Kinds differ in arms, tiers and body. */
export function chandelier(x: number, y: number, scale: number, kind: number): string {
  const arms = [3, 2, 4, 2, 3, 4][kind % 6] ?? 3;
  const reach = [130, 104, 140, 90, 118, 128][kind % 6] ?? 120;
  const parts: string[] = [
    line(0, 0, 0, 90, { stroke: BRASS, width: 4 }),
    polygon(pts(-16, 0, 16, 0, 8, 14, -8, 14), { fill: BRASS }),
  ];
  if (kind % 6 === 3 || kind % 6 === 5) {
    // Basket: rings of drops that grow smaller downwards.
    [0, 1, 2, 3].forEach((tier) => {
      const width = reach * ([1, 0.86, 0.6, 0.3][tier] ?? 1);
      const count = [11, 9, 7, 3][tier] ?? 3;
      parts.push(
        path(`M${-width} ${100 + tier * 46}Q0 ${116 + tier * 46} ${width} ${100 + tier * 46}`, {
          stroke: BRASS,
          width: 5,
        }),
      );
      for (let index = 0; index < count; index++) {
        const share = (index / (count - 1)) * 2 - 1;
        parts.push(drop(share * width, 104 + tier * 46 + 8 * (1 - share * share), 26));
      }
    });
    parts.push(
      line(0, 90, -reach, 100, { stroke: BRASS, width: 3 }),
      line(0, 90, reach, 100, { stroke: BRASS, width: 3 }),
    );
  } else {
    const body: Point[] =
      kind % 2 ? pts(0, 84, 22, 120, 12, 150, 30, 196, 0, 240) : pts(0, 84, 12, 110, 34, 150, 14, 200, 24, 222, 0, 244);
    for (let arm = 0; arm < arms; arm++) {
      const share = arms === 1 ? 1 : 0.42 + (arm / (arms - 1)) * 0.58;
      for (const side of [-1, 1]) {
        const end: Point = [side * reach * share, 132 + (arm % 2) * 22];
        parts.push(
          path(`M0 196C${end[0] * 0.4} ${236 + arm * 6} ${end[0]} 220 ${end[0]} ${end[1]}`, {
            stroke: BRASS,
            width: 5,
          }),
          candle(end[0], end[1], 11),
          drop(end[0], end[1] + 12, 17),
          drop(end[0] * 0.62, 206 - arm * 4, 15),
        );
        if (kind % 3 === 0)
          parts.push(
            path(`M0 92Q${end[0] * 0.6} 108 ${end[0]} ${end[1] + 4}`, {
              stroke: "#c7d5d7",
              width: 3,
              dash: "2 6",
              cap: "round",
            }),
          );
      }
    }
    parts.push(
      polygon([...body, ...[...body].reverse().map(([px, py]) => [-px, py] as const)], { fill: "#dbe7e8" }),
      polygon(body, { fill: "#a5bcc1" }),
      polygon(pts(0, 140, 10, 165, 0, 190, -10, 165), { fill: "#ffffff" }),
      drop(0, 240, 30),
    );
  }
  return `<g transform="translate(${x} ${y}) scale(${scale})">${parts.join("")}</g>`;
}

const NAMES = ["Marie", "Josefina", "Hedvika", "Košík", "Amálie", "Kaskáda"] as const;
const ground = (): string =>
  rect(0, 0, 1440, 900, { fill: PAPER }) +
  strong(60, 62, "Nostalgia", theme.ink, 26, { tracking: 0.02 }) +
  ["Catalogue", "Index", "Workshop"]
    .map((word, index) => label(1080 + index * 120, 60, word, index === 0 ? theme.main : theme.quiet, 17))
    .join("") +
  line(60, 92, 1380, 92, { stroke: theme.rule, width: 1 });

function entry(): string {
  const measure = (y: number, words: string): string =>
    line(832, y, 872, y, { stroke: theme.main, width: 2 }) + label(886, y + 7, words, theme.ink, 20);
  return (
    ground() +
    rect(60, 120, 1320, 730, { fill: "#efe6d6" }) +
    chandelier(440, 124, 2.35, 2) +
    line(852, 130, 852, 800, { stroke: theme.main, width: 2 }) +
    measure(130, "0") +
    measure(334, "31 cm, rod") +
    measure(560, "66 cm, arms") +
    measure(800, "94 cm, drop") +
    strong(1080, 250, "Hedvika", theme.ink, 64, { tracking: -0.03 }) +
    [
      ["Width", "82 cm"],
      ["Weight", "11.4 kg"],
      ["Lights", "8 \u00d7 E14"],
      ["Glass", "Clear, cut"],
    ]
      .map(
        ([name = "", value = ""], index) =>
          label(1080, 330 + index * 62, name, theme.quiet, 20) +
          strong(1330, 330 + index * 62, value, theme.ink, 21, { anchor: "end" }) +
          line(1080, 350 + index * 62, 1330, 350 + index * 62, { stroke: mix("#efe6d6", theme.ink, 0.2), width: 1.5 }),
      )
      .join("") +
    rect(1080, 640, 250, 60, { stroke: theme.ink, width: 2 }) +
    strong(1205, 677, "Ask about this piece", theme.ink, 20, { anchor: "middle" })
  );
}

function index(): string {
  return Array.from({ length: 10 }, (_, at) => {
    const [x, y] = [50 + (at % 5) * 182, 40 + Math.floor(at / 5) * 284];
    return (
      rect(x, y, 172, 262, { fill: at % 3 === 1 ? "#e3d5bb" : PAPER }) +
      chandelier(x + 86, y, 0.58 - (at > 5 ? 0.06 : 0), at > 5 ? at + 1 : at) +
      strong(x + 14, y + 222, NAMES[at % 6] ?? "", theme.ink, 17) +
      label(x + 14, y + 244, `No. ${1884 + at * 7}`, theme.quiet, 13) +
      circle(x + 154, y + 238, 4, { fill: theme.main })
    );
  }).join("");
}

export const preciosaNostalgia: Product = {
  theme,
  plates: [
    { kind: "close", screen: { device: "desktop", draw: entry }, part: [60, 120, 1320, 730] },
    { kind: "board", ground: "#d9c8a8", draw: index },
  ],
};
