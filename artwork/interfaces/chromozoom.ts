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
function dotsOf(x: number, y: number, radius: number, step = radius / 6.5): string {
  const dots: string[] = [];
  const reach = Math.ceil(radius / step) + 4;
  INKS.forEach((ink, layer) => {
    const angle = [0.26, 1.31, 0, 0.785][layer] ?? 0;
    for (let row = -reach; row <= reach; row++)
      for (let column = -reach; column <= reach; column++) {
        const dx = (column * Math.cos(angle) - row * Math.sin(angle)) * step;
        const dy = (column * Math.sin(angle) + row * Math.cos(angle)) * step;
        if (Math.hypot(dx, dy) > radius + step) continue;
        const tone = [0.2, 0.44, 0.34, 0.08][layer] ?? 0.2;
        const size = step * (tone + (dy > dx * 0.4 ? (layer === 0 ? 0.34 : layer === 1 ? -0.26 : 0.06) : 0));
        if (size > 0.5) dots.push(circle(x + dx, y + dy, size, { fill: ink, opacity: 0.8 }));
      }
  });
  return circle(x, y, radius, { fill: "#fbf6ea" }) + dots.join("");
}

function loupe(x: number, y: number, radius: number, content = dotsOf(x, y, radius)): string {
  return (
    clipped(circle(x, y, radius, {}), content) +
    circle(x, y, radius, { stroke: "#ffffff", width: radius * 0.07 }) +
    circle(x, y, radius * 1.05, { stroke: theme.paper, width: 3 })
  );
}

/** One place twice under a loupe: flat on the left, as it is in the file, and in dots on the right, as it was printed. */
function comparison(x: number, y: number, radius: number): string {
  const edge = (dx: number): number => y + dx * 0.4;
  const file =
    rect(x - radius, y - radius, radius, radius * 2, { fill: "#f0896f" }) +
    polygon(pts(x - radius, edge(-radius), x, edge(0), x, y + radius, x - radius, y + radius), { fill: "#4aa58a" });
  return loupe(
    x,
    y,
    radius,
    dotsOf(x, y, radius, radius / 9) + file + line(x, y - radius, x, y + radius, { stroke: "#ffffff", width: 5 }),
  );
}

/** Black needs an edge on the dark ground. */
function colourStrip(x: number, y: number, step: number, count: number, vertical: boolean, depth = 34): string {
  return Array.from({ length: count }, (_, index) => {
    const ink = INKS[Math.floor(index / 3) % 4] ?? INKS[0];
    const fill = mix("#ffffff", ink, [1, 0.66, 0.33][index % 3] ?? 1);
    const edge = fill === theme.paper ? { stroke: theme.quiet, width: 1.5 } : {};
    return vertical
      ? rect(x, y + index * step, depth, step - 3, { fill, ...edge })
      : rect(x + index * step, y, step - 3, depth, { fill, ...edge });
  }).join("");
}

/** The loupe, put down on the sheet, with a strip and the differences beside it. Board of 1000 by 500. */
function near(): string {
  const rows = ["Cyan", "Magenta", "Yellow", "Black", "Paper"].map((name, index) => {
    const y = 150 + index * 73;
    return (
      rect(684, y - 32, 42, 42, {
        fill: INKS[index] ?? "#f5efe2",
        ...(name === "Black" ? { stroke: theme.quiet, width: 1.5 } : {}),
      }) +
      label(744, y, name, theme.ink, 31) +
      strong(972, y, ["0.8", "1.4", "1.1", "0.6", "0.9"][index] ?? "", theme.ink, 34, { anchor: "end" })
    );
  });
  return (
    colourStrip(28, 28, 37.25, 12, true, 40) +
    `<g transform="translate(86 28)">${clipped(rect(0, 0, 566, 444, {}), `<g transform="translate(-64 0) scale(.74)">${print900()}</g>`)}</g>` +
    comparison(369, 250, 196) +
    label(684, 66, "File against sheet", theme.quiet, 29) +
    line(684, 90, 972, 90, { stroke: theme.rule, width: 2 }) +
    rows.join("")
  );
}

function parts(): string {
  const loupes = (
    [
      [100, 62, "\u00d74"],
      [276, 88, "\u00d78"],
      [502, 112, "\u00d716"],
    ] as const
  )
    .map(
      ([x, radius, power]) =>
        loupe(x, 270 - radius, radius) + strong(x, 338, power, theme.ink, 34, { anchor: "middle" }),
    )
    .join("");
  const states = ["Trustworthy", "Approximate", "Decorative", "Hold"].map(
    (name, index) =>
      rect(672, 34 + index * 79, 294, 66, { stroke: theme.quiet, width: 2 }) +
      strong(819, 78 + index * 79, name, theme.ink, 32, { anchor: "middle" }),
  );
  return (
    loupes +
    states.join("") +
    colourStrip(34, 392, 77.9, 12, false, 64) +
    colourStrip(34, 468, 38.95, 24, false, 52) +
    label(34, 582, "Coated board, D50, display calibrated on Monday", theme.ink, 34)
  );
}

export const chromozoom: Product = {
  theme,
  plates: [
    { kind: "board", ground: theme.soft, draw: near, shape: "broad" },
    { kind: "board", ground: theme.paper, draw: parts },
  ],
};
