import type { Screen } from "../device";
import { mix } from "../drawing/palette";
import { label, lightTheme, strong } from "../kit";
import type { Product } from "../product";
import { circle, line, rect } from "../shapes";

const theme = lightTheme("#5f7f56", "#e8b796", "#2c3529");
const PAPER = "#f7f5ee";

const ground = (fill = PAPER): string =>
  rect(0, 0, 390, 844, { fill }) +
  strong(34, 36, "6:40", theme.ink, 15) +
  rect(130, 826, 130, 5, { fill: theme.ink, radius: 3 });
const steps = (chosen: number): string =>
  [0, 1, 2, 3]
    .map((index) =>
      rect(140 + index * 30, 96, 20, 5, {
        fill: index <= chosen ? theme.main : mix(PAPER, theme.main, 0.25),
        radius: 2.5,
      }),
    )
    .join("");

/** Rings that grow paler outwards, as a breath does. */
function breath(x: number, y: number, radius: number, base: string): string {
  return (
    [1, 0.82, 0.64, 0.46]
      .map((share, index) =>
        circle(x, y, radius * share, { fill: mix(base, theme.main, [0.14, 0.3, 0.52, 0.86][index] ?? 0.2) }),
      )
      .join("") + circle(x, y - radius, 9, { fill: theme.second })
  );
}

const breathing = (): string =>
  ground() +
  steps(0) +
  breath(195, 390, 158, PAPER) +
  label(195, 640, "Breathe out, slowly", theme.ink, 24, { anchor: "middle" }) +
  label(195, 676, "four of seven", theme.quiet, 16, { anchor: "middle" });
const arriving = (): string =>
  ground(mix(PAPER, theme.second, 0.4)) +
  steps(0) +
  strong(40, 380, "Good morning.", theme.ink, 38, { tracking: -0.03 }) +
  label(40, 426, "Day nine. Sit as you like.", theme.ink, 20) +
  circle(195, 700, 34, { fill: theme.main }) +
  line(186, 690, 202, 700, { stroke: "#ffffff", width: 4, cap: "round" }) +
  line(202, 700, 186, 710, { stroke: "#ffffff", width: 4, cap: "round" });
const question = (): string =>
  ground() +
  steps(1) +
  ["What did you", "not say", "yesterday?"]
    .map((row, index) => strong(40, 300 + index * 48, row, theme.ink, 40, { tracking: -0.03 }))
    .join("") +
  ["To a friend", "To someone at home", "To myself", "I said it"]
    .map(
      (row, index) =>
        rect(40, 480 + index * 66, 310, 52, { fill: index === 2 ? theme.main : "#ffffff", radius: 26 }) +
        label(66, 513 + index * 66, row, index === 2 ? "#ffffff" : theme.ink, 18),
    )
    .join("");
const page = (): string =>
  ground("#ffffff") +
  steps(2) +
  strong(40, 166, "Write, or leave it empty", theme.ink, 22) +
  Array.from({ length: 11 }, (_, index) =>
    line(40, 236 + index * 48, 350, 236 + index * 48, { stroke: mix("#ffffff", theme.main, 0.25), width: 1.5 }),
  ).join("") +
  rect(41, 206, 3, 26, { fill: theme.main });
const closing = (): string =>
  ground(theme.main) +
  circle(195, 340, 90, { stroke: mix(theme.main, PAPER, 0.4), width: 3 }) +
  circle(195, 340, 58, { fill: mix(theme.main, PAPER, 0.25) }) +
  circle(195, 250, 9, { fill: theme.second }) +
  strong(195, 560, "That was today.", "#ffffff", 32, { anchor: "middle" }) +
  label(195, 600, "Nobody keeps score.", "#ffffff", 19, { anchor: "middle" });

const phone = (draw: () => string): Screen => ({ device: "phone", draw });

export const jdiDoSebe: Product = {
  theme,
  plates: [
    { kind: "close", screen: phone(breathing), part: [0, 64, 390, 640], shape: "portrait" },
    {
      kind: "row",
      screens: [phone(arriving), phone(breathing), phone(question), phone(page), phone(closing)],
      shape: "broad",
    },
  ],
};
