import { mix } from "../drawing/palette";
import { clipped, type Point, polygon, pts } from "../drawing/svg";
import { darkTheme, label, strong } from "../kit";
import type { Product } from "../product";
import { circle, line, rect } from "../shapes";

const theme = darkTheme("#6b3fa0", "#ffb000", "#1b1b1b");
const INKS = ["#00a0d6", "#e0218a", "#ffd900", "#1b1b1b"] as const;

/** The proofed picture: a valley of flat planes, 900 by 600. */
function print900(): string {
  const plane = (points: readonly Point[], fill: string): string => polygon(points, { fill });
  return (
    rect(0, 0, 900, 600, { fill: "#f7c9a8" }) +
    circle(640, 190, 84, { fill: "#f26b4e" }) +
    plane(pts(0, 300, 210, 150, 430, 330, 0, 420), "#8a5aa8") +
    plane(pts(210, 150, 430, 330, 260, 360), "#6d4290") +
    plane(pts(330, 350, 560, 210, 900, 330, 900, 430, 330, 430), "#b15a8e") +
    plane(pts(560, 210, 900, 330, 620, 380), "#94457a") +
    plane(pts(0, 400, 900, 360, 900, 600, 0, 600), "#2f8f83") +
    plane(pts(0, 470, 520, 400, 900, 600, 0, 600), "#1f6f6a") +
    plane(pts(380, 600, 520, 400, 610, 600), "#f7d774")
  );
}

/** The same picture as dots of ink, as a loupe shows it. */
function loupe(x: number, y: number, radius: number): string {
  const step = radius / 6.5;
  const dots: string[] = [];
  INKS.forEach((ink, layer) => {
    const angle = [0.26, 1.31, 0, 0.785][layer] ?? 0;
    for (let row = -11; row <= 11; row++)
      for (let column = -11; column <= 11; column++) {
        const dx = (column * Math.cos(angle) - row * Math.sin(angle)) * step;
        const dy = (column * Math.sin(angle) + row * Math.cos(angle)) * step;
        if (Math.hypot(dx, dy) > radius + step) continue;
        const tone = [0.2, 0.44, 0.34, 0.08][layer] ?? 0.2;
        const size = step * (tone + (dy > dx * 0.4 ? (layer === 0 ? 0.34 : layer === 1 ? -0.26 : 0.06) : 0));
        if (size > 0.5) dots.push(circle(x + dx, y + dy, size, { fill: ink, opacity: 0.8 }));
      }
  });
  const glass = circle(x, y, radius, { fill: "#fbf6ea" });
  return (
    clipped(circle(x, y, radius, {}), glass + dots.join("")) +
    circle(x, y, radius, { stroke: "#ffffff", width: radius * 0.07 }) +
    circle(x, y, radius * 1.05, { stroke: theme.paper, width: 3 })
  );
}

function colourStrip(x: number, y: number, step: number, count: number, vertical: boolean): string {
  return Array.from({ length: count }, (_, index) => {
    const ink = INKS[Math.floor(index / 3) % 4] ?? INKS[0];
    const fill = mix("#ffffff", ink, [1, 0.66, 0.33][index % 3] ?? 1);
    return vertical
      ? rect(x, y + index * step, 34, step - 3, { fill })
      : rect(x + index * step, y, step - 3, 34, { fill });
  }).join("");
}

/** The loupe, put down on the sheet, with a strip and the differences beside it. Board of 1000 by 500. */
function near(): string {
  const rows = ["Cyan", "Magenta", "Yellow", "Black", "Paper"].map((name, index) => {
    const y = 142 + index * 66;
    return (
      rect(772, y - 24, 34, 34, { fill: INKS[index] ?? "#f5efe2" }) +
      label(822, y, name, theme.ink, 19) +
      strong(958, y, ["0.8", "1.4", "1.1", "0.6", "0.9"][index] ?? "", theme.ink, 21, { anchor: "end" })
    );
  });
  return (
    colourStrip(40, 40, 35, 12, true) +
    `<g transform="translate(100 40)">${clipped(rect(0, 0, 630, 420, {}), `<g transform="scale(.7)">${print900()}</g>`)}</g>` +
    loupe(415, 250, 178) +
    label(772, 66, "File against sheet", theme.quiet, 17) +
    line(772, 88, 958, 88, { stroke: theme.rule, width: 2 }) +
    rows.join("")
  );
}

function parts(): string {
  const loupes = [52, 76, 104]
    .map(
      (radius, index) =>
        loupe([120, 280, 500][index] ?? 0, 210, radius) +
        label([120, 280, 500][index] ?? 0, 358, ["\u00d74", "\u00d78", "\u00d716"][index] ?? "", theme.quiet, 20, {
          anchor: "middle",
        }),
    )
    .join("");
  const states = ["Trustworthy", "Approximate", "Decorative", "Hold"].map(
    (name, index) =>
      rect(690, 96 + index * 72, 240, 52, { stroke: theme.quiet, width: 1.5 }) +
      strong(810, 129 + index * 72, name, theme.ink, 19, { anchor: "middle" }),
  );
  return (
    loupes +
    states.join("") +
    `<g transform="translate(68 430)">${colourStrip(0, 0, 72, 12, false)}${colourStrip(0, 52, 36, 24, false)}</g>` +
    label(68, 572, "Board: coated, D50, display calibrated on Monday", theme.quiet, 19)
  );
}

export const chromozoom: Product = {
  theme,
  plates: [
    { kind: "board", ground: theme.soft, draw: near, shape: "broad" },
    { kind: "board", ground: theme.paper, draw: parts },
  ],
};
