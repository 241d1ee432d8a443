import type { Screen } from "../device";
import { mix } from "../drawing/palette";
import { label, lightTheme, strong } from "../kit";
import { nearPhones } from "../phones";
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
/** The three screens of the second plate: large type, and nothing below 620. */
const nearBreathing = (): string =>
  rect(0, 0, 390, 844, { fill: PAPER }) +
  steps(0) +
  breath(195, 306, 152, PAPER) +
  label(195, 550, "Breathe out,", theme.ink, 46, { anchor: "middle", tracking: -0.01 }) +
  label(195, 604, "slowly", theme.ink, 46, { anchor: "middle", tracking: -0.01 });
const nearQuestion = (): string =>
  rect(0, 0, 390, 844, { fill: mix(PAPER, theme.second, 0.4) }) +
  steps(1) +
  ["What was", "heavy", "today?"]
    .map((row, index) => strong(36, 190 + index * 66, row, theme.ink, 66, { tracking: -0.035 }))
    .join("") +
  ["At work", "At home", "Nothing"]
    .map(
      (row, index) =>
        rect(32, 374 + index * 88, 326, 74, { fill: index === 1 ? theme.main : PAPER, radius: 37 }) +
        label(66, 425 + index * 88, row, index === 1 ? "#ffffff" : theme.ink, 42),
    )
    .join("");
const nearPage = (): string =>
  rect(0, 0, 390, 844, { fill: "#fdfcf8" }) +
  steps(2) +
  strong(36, 184, "Write, or", theme.ink, 48, { tracking: -0.03 }) +
  strong(36, 236, "leave it empty", theme.ink, 48, { tracking: -0.03 }) +
  Array.from({ length: 5 }, (_, index) =>
    line(36, 332 + index * 72, 354, 332 + index * 72, { stroke: mix("#ffffff", theme.main, 0.3), width: 2.5 }),
  ).join("") +
  rect(37, 278, 5, 44, { fill: theme.main });

const phone = (draw: () => string): Screen => ({ device: "phone", draw });

export const jdiDoSebe: Product = {
  theme,
  plates: [
    { kind: "close", screen: phone(breathing), part: [0, 64, 390, 640], shape: "portrait" },
    {
      kind: "board",
      ground: PAPER,
      draw: () =>
        nearPhones([nearBreathing, nearQuestion, nearPage], 500, [
          mix(theme.main, "#ffffff", 0.12),
          mix(theme.main, "#000000", 0.06),
        ]),
      shape: "broad",
    },
  ],
};
