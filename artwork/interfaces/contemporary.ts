import { seeded } from "../drawing/random";
import { clipped, polygon, pts } from "../drawing/svg";
import { label, lightTheme, outlineButton, strong } from "../kit";
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

function top(): string {
  return (
    strong(48, 70, "Contemporary", theme.ink, 26, { tracking: -0.03 }) +
    label(560, 68, "Works", theme.main, 17, { weight: 700 }) +
    label(660, 68, "Artists", theme.quiet, 17) +
    label(766, 68, "Halls", theme.quiet, 17) +
    label(858, 68, "Saved (4)", theme.quiet, 17) +
    line(48, 96, 1064, 96, { stroke: theme.rule, width: 1 })
  );
}

function detail(): string {
  const facts = [
    ["Artist", "Ivo Lesný"],
    ["Medium", "Oil on board"],
    ["Size", "120 \u00d7 160 cm"],
    ["Year", "2024"],
    ["Stand", "Hall 2, no. 18"],
  ] as const;
  return (
    rect(0, 0, 1112, 834, { fill: "#fffdf9" }) +
    top() +
    work(48, 140, 690, 600, 2) +
    strong(778, 176, "Two hills", theme.ink, 36, { tracking: -0.03 }) +
    facts
      .map(
        ([name, value], index) =>
          label(778, 238 + index * 62, name, theme.quiet, 14) + strong(778, 262 + index * 62, value, theme.ink, 18),
      )
      .join("") +
    ["Painted from a train, twice on", "the same day. The second hill", "was there in the evening only."]
      .map((row, at) => label(778, 572 + at * 26, row, theme.ink, 18))
      .join("") +
    rect(778, 664, 138, 50, { fill: theme.main }) +
    strong(847, 696, "Save", "#ffffff", 18, { anchor: "middle" }) +
    outlineButton(930, 664, 134, 50, "Walk there", theme.ink, theme.rule)
  );
}

function wall(): string {
  const hung = [
    [60, 150, 90, 120, 0],
    [185, 96, 260, 200, 2],
    [480, 176, 46, 58, 3],
    [556, 70, 384, 250, 5],
    [60, 300, 180, 180, 4],
    [275, 332, 60, 84, 1],
    [370, 330, 150, 150, 8],
    [556, 356, 220, 124, 7],
    [808, 356, 132, 124, 9],
  ] as const;
  return (
    polygon(pts(0, 530, 1000, 530, 1000, 625, 0, 625), { fill: "#d9cdbd" }) +
    group(
      hung
        .map(
          ([x, y, width, height, number]) =>
            polygon(
              pts(
                x + width,
                y,
                x + width + 9,
                y + 9,
                x + width + 9,
                y + height + 9,
                x + 9,
                y + height + 9,
                x,
                y + height,
              ),
              { fill: "#d8cfc2" },
            ) + work(x, y, width, height, number),
        )
        .join(""),
      "translate(6 46) scale(.9)",
    ) +
    // Somebody 1.7 m tall, faintly, so that sizes can be felt.
    circle(930, 262, 20, { fill: "#d5c7b5" }) +
    polygon(pts(904, 288, 956, 288, 962, 410, 950, 410, 948, 556, 912, 556, 910, 410, 898, 410), { fill: "#d5c7b5" }) +
    line(60, 566, 240, 566, { stroke: theme.ink, width: 2 }) +
    line(60, 558, 60, 574, { stroke: theme.ink, width: 2 }) +
    line(240, 558, 240, 574, { stroke: theme.ink, width: 2 }) +
    strong(150, 596, "1 m", theme.ink, 16, { anchor: "middle" })
  );
}

export const contemporary: Product = {
  theme,
  plates: [
    { kind: "close", screen: { device: "tablet", draw: detail }, part: [24, 112, 1066, 644] },
    { kind: "board", ground: "#efe7db", draw: wall },
  ],
};
