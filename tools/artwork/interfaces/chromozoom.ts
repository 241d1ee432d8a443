import { mix } from "../../../src/drawing/palette";
import { clipped, type Point, polygon, pts } from "../../../src/drawing/svg";
import { darkTheme, label, print, strong, tag } from "../kit";
import type { Product } from "../product";
import { circle, rect } from "../shapes";

const theme = darkTheme("#6b3fa0", "#ffb000", "#17141d");
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

function viewer(): string {
  const rows = ["Cyan 100", "Magenta 100", "Yellow 100", "Black 100", "Paper", "Grey balance"].map((name, index) => {
    const y = 214 + index * 74;
    return (
      rect(1118, y - 26, 38, 38, { fill: INKS[index] ?? (index === 4 ? "#f5efe2" : "#9a958f") }) +
      label(1172, y, name, theme.ink, 16) +
      strong(
        1400,
        y,
        ["0.8", "1.4", "1.1", "0.6", "0.9", "3.2"][index] ?? "",
        index === 5 ? theme.second : theme.ink,
        18,
        { anchor: "end" },
      )
    );
  });
  return (
    rect(0, 0, 1440, 900, { fill: theme.paper }) +
    rect(0, 0, 1440, 60, { fill: theme.soft }) +
    strong(34, 38, "ChromoZoom", theme.ink, 18) +
    label(250, 38, "Spring poster, sheet 3 of 12", theme.quiet, 15) +
    tag(1270, 17, "In tolerance", theme.second, 132) +
    rect(90, 96, 966, 690, { fill: "#fbf9f4" }) +
    `<g transform="translate(123 140)">${print900()}</g>` +
    colourStrip(40, 96, 57.5, 12, true) +
    colourStrip(90, 812, 80.5, 12, false) +
    loupe(690, 430, 208) +
    strong(1118, 134, "Difference, delta E", theme.ink, 24) +
    label(1118, 164, "File against press sheet", theme.quiet, 14) +
    rows.join("") +
    rect(1118, 690, 282, 54, { fill: theme.main, radius: 6 }) +
    strong(1259, 723, "Approve proof", "#ffffff", 17, { anchor: "middle" }) +
    print(1118, 776, [240, 200, 130], theme.rule)
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
  const states = ["Waiting", "In tolerance", "Out of tolerance", "Approved"].map((name, index) => {
    const fill = ["#5b5566", theme.second, "#d6455d", "#2f9e74"][index] ?? theme.main;
    return (
      rect(690, 90 + index * 72, 240, 52, { fill, radius: 26 }) +
      strong(810, 123 + index * 72, name, index === 1 ? "#15181c" : "#ffffff", 18, { anchor: "middle" })
    );
  });
  return (
    loupes +
    states.join("") +
    `<g transform="translate(68 430)">${colourStrip(0, 0, 72, 12, false)}${colourStrip(0, 52, 36, 24, false)}</g>` +
    print(68, 560, [330, 250], theme.rule, 9, 20)
  );
}

const screen = { device: "desktop", draw: viewer } as const;

export const chromozoom: Product = {
  theme,
  poster: [screen],
  plates: [
    { kind: "close", screen, at: [536, 440], scale: 1.923, shape: "broad" },
    { kind: "board", ground: theme.paper, draw: parts },
  ],
};
