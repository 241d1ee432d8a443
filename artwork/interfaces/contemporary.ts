import { seeded } from "../drawing/random";
import { clipped, polygon, pts } from "../drawing/svg";
import { label, lightTheme, strong } from "../kit";
import type { Product } from "../product";
import { circle, ellipse, group, line, rect } from "../shapes";

const theme = lightTheme("#e4572e", "#1d3557", "#1a1512");
const COLOURS = ["#e4572e", "#1d3557", "#f1c453", "#e9dfcf", "#7fa99b", "#171412", "#b33f62", "#9db4c0"] as const;

/** A made-up art work: flat shapes on a ground, never the same twice. */
function work(x: number, y: number, width: number, height: number, number: number): string {
  const random = seeded(`contemporary ${number}`);
  const order = [...COLOURS].sort((a, b) => seeded(a + number).next() - seeded(b + number).next());
  const [ground, first, second, third] = order as [string, string, string, string];
  const forms = [
    () =>
      circle(width * random.between(0.35, 0.65), height * random.between(0.35, 0.6), Math.min(width, height) * 0.3, {
        fill: first,
      }) + rect(0, height * 0.66, width, height * 0.34, { fill: second }),
    () =>
      Array.from({ length: 6 }, (_, index) =>
        rect((index * width) / 6, height * random.between(0.05, 0.5), width / 6 + 0.5, height, {
          fill: index % 2 ? first : second,
        }),
      ).join(""),
    () =>
      polygon(pts(0, height, width * 0.4, height * 0.15, width * 0.7, height), { fill: first }) +
      polygon(pts(width * 0.35, height, width * 0.8, height * 0.35, width, height), { fill: second }) +
      circle(width * 0.76, height * 0.22, width * 0.1, { fill: third }),
    () =>
      ellipse(width * 0.5, height * 0.5, width * 0.36, height * 0.4, { fill: first }) +
      ellipse(width * 0.56, height * 0.5, width * 0.2, height * 0.26, { fill: ground }) +
      rect(width * 0.46, height * 0.5, width * 0.1, height * 0.5, { fill: second }),
    () =>
      Array.from({ length: 5 }, (_, index) =>
        line(-10, height * (0.15 + index * 0.19), width + 10, height * (0.05 + index * 0.19), {
          stroke: index === 2 ? third : first,
          width: height * 0.07,
        }),
      ).join(""),
    () =>
      rect(width * 0.12, height * 0.12, width * 0.5, height * 0.5, { fill: first }) +
      rect(width * 0.38, height * 0.38, width * 0.5, height * 0.5, { fill: second }) +
      rect(width * 0.38, height * 0.38, width * 0.24, height * 0.24, { fill: third }),
  ];
  const draw = forms[number % forms.length];
  return `<g transform="translate(${x} ${y})">${clipped(rect(0, 0, width, height, {}), rect(0, 0, width, height, { fill: ground }) + (draw?.() ?? ""))}</g>`;
}

/** One work and what is said about it, 920 by 545, in the product's two sizes of type. */
function detail(): string {
  const facts = [
    ["Artist", "Ivo Lesný"],
    ["Medium", "Oil on board"],
    ["Size", "120 \u00d7 160 cm"],
    ["Stand", "Hall 2, no. 18"],
  ] as const;
  return (
    rect(0, 0, 920, 545, { fill: "#fffdf9" }) +
    work(28, 28, 568, 426, 2) +
    strong(28, 508, "Two hills", theme.ink, 35, { tracking: -0.02 }) +
    strong(596, 508, "2024", theme.ink, 35, { anchor: "end", tracking: -0.02 }) +
    facts
      .map(
        ([name, value], index) =>
          label(630, 47 + index * 102, name, theme.quiet, 24) +
          strong(630, 86 + index * 102, value, theme.ink, 35, { tracking: -0.02 }),
      )
      .join("") +
    rect(630, 440, 262, 77, { fill: theme.main }) +
    strong(761, 491, "Save", "#ffffff", 35, { anchor: "middle" })
  );
}

/** Units for a metre on the wall. */
const METRE = 180;

/** Works at true scale: left and upper edge, size in metres, number and what is written below. */
const HUNG = [
  [36, 44, 1.6, 1.2, 2, "Two hills, 1.6 m"],
  [356, 44, 3, 2.2, 5, "Long evening, 3 m"],
  [36, 350, 0.86, 0.66, 8, "86 cm"],
  [226, 422, 0.2, 0.26, 3, "20 cm"],
] as const;

function wall(): string {
  const floorY = 540;
  return (
    polygon(pts(0, floorY, 1000, floorY, 1000, 625, 0, 625), { fill: "#d9cdbd" }) +
    HUNG.map(([x, y, wide, tall, number, words]) => {
      const [width, height] = [wide * METRE, tall * METRE];
      return (
        polygon(
          pts(x + width, y, x + width + 9, y + 9, x + width + 9, y + height + 9, x + 9, y + height + 9, x, y + height),
          { fill: "#d8cfc2" },
        ) +
        work(x, y, width, height, number) +
        strong(x, y + height + 48, words, theme.ink, 31, { tracking: -0.01 })
      );
    }).join("") +
    // Somebody 1.7 m tall, faintly, so that sizes can be felt.
    group(
      circle(0, 24, 20, { fill: "#d5c7b5" }) +
        polygon(pts(-26, 50, 26, 50, 32, 172, 20, 172, 18, 312, -18, 312, -20, 172, -32, 172), { fill: "#d5c7b5" }),
      `translate(950 ${floorY - 306 + 8})`,
    ) +
    line(36, 584, 36 + METRE, 584, { stroke: theme.ink, width: 4 }) +
    line(36, 570, 36, 598, { stroke: theme.ink, width: 4 }) +
    line(36 + METRE, 570, 36 + METRE, 598, { stroke: theme.ink, width: 4 }) +
    strong(56 + METRE, 595, "1 m", theme.ink, 31)
  );
}

export const contemporary: Product = {
  theme,
  plates: [
    { kind: "close", screen: { device: "tablet", draw: detail }, part: [0, 0, 920, 545] },
    { kind: "board", ground: "#efe7db", draw: wall },
  ],
};
