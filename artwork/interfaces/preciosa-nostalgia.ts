import { mix } from "../drawing/palette";
import { type Point, path, polygon, pts } from "../drawing/svg";
import { label, lightTheme, strong } from "../kit";
import type { Product } from "../product";
import { line, rect } from "../shapes";

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
const ENTRY = "#efe6d6";

/** One entry near: the lamp hangs from the page's upper edge and goes on at the left, the measurements along its drop. */
function entry(): string {
  const [scale, drop] = [2.08, 285];
  const measure = (cm: number, words: string, y = (cm / 94) * drop * scale): string =>
    line(486, y, 516, y, { stroke: theme.main, width: 3 }) + label(530, y + 10, words, theme.ink, 30, { weight: 500 });
  return (
    chandelier(155, 0, scale, 2) +
    line(486, 0, 486, drop * scale, { stroke: theme.main, width: 3 }) +
    measure(31, "31 cm rod") +
    measure(66, "66 cm arms") +
    measure(94, "94 cm drop") +
    strong(718, 104, "Hedvika", theme.ink, 64, { tracking: -0.035 }) +
    [
      ["Width", "82 cm"],
      ["Weight", "11.4 kg"],
      ["Lights", "8 \u00d7 E14"],
      ["Glass", "Clear, cut"],
    ]
      .map(
        ([name = "", value = ""], index) =>
          label(718, 192 + index * 72, name, mix(ENTRY, theme.ink, 0.7), 27) +
          strong(964, 192 + index * 72, value, theme.ink, 30, { anchor: "end" }) +
          line(718, 214 + index * 72, 964, 214 + index * 72, { stroke: mix(ENTRY, theme.ink, 0.25), width: 2 }),
      )
      .join("") +
    rect(719, 515, 245, 78, { stroke: theme.ink, width: 3 }) +
    strong(841.5, 563, "Ask about this piece", theme.ink, 24, { anchor: "middle", tracking: -0.02 })
  );
}

/** Six entries of the index, one of each kind. */
function index(): string {
  return NAMES.map((name, at) => {
    const [x, y] = [24 + (at % 3) * 322, 26 + Math.floor(at / 3) * 294];
    const fill = at % 2 ? "#e9dcc3" : PAPER;
    return (
      rect(x, y, 308, 279, { fill }) +
      chandelier(x + 154, y, 0.74, at) +
      strong(x + 20, y + 257, name, theme.ink, 36, { tracking: -0.02 }) +
      label(x + 288, y + 256, `No. ${1884 + at * 7}`, mix(fill, theme.ink, 0.7), 27, { anchor: "end" })
    );
  }).join("");
}

export const preciosaNostalgia: Product = {
  theme,
  plates: [
    { kind: "board", ground: ENTRY, draw: entry },
    { kind: "board", ground: "#d9c8a8", draw: index },
  ],
};
