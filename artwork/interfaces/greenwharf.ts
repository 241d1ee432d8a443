import { framed } from "../device";
import { mix } from "../drawing/palette";
import { polygon, pts } from "../drawing/svg";
import { button, label, lightTheme, strong } from "../kit";
import type { Product } from "../product";
import { circle, group, line, rect } from "../shapes";

const theme = lightTheme("#1f7a5c", "#ffb703", "#10302a");
const WATER = "#cfe6e4";

/** A boat seen from above, bow to the left. */
function boat(x: number, y: number, length: number, beam: number, fill: string): string {
  return (
    polygon(
      pts(
        x,
        y + beam / 2,
        x + length * 0.34,
        y,
        x + length,
        y + beam * 0.08,
        x + length,
        y + beam * 0.92,
        x + length * 0.34,
        y + beam,
      ),
      { fill },
    ) + rect(x + length * 0.48, y + beam * 0.26, length * 0.34, beam * 0.48, { fill: mix(fill, "#ffffff", 0.5) })
  );
}

type Berth = { name: string; x: number; y: number; length: number; beam: number };

/** What lies at a berth: a boat's hull, or nothing and the berth's own name. */
function berth({ name, x, y, length, beam }: Berth, hull?: string, share = 0.8): string {
  const edge = { stroke: mix(WATER, theme.ink, 0.25), width: 2.5 };
  if (!hull)
    return (
      rect(x, y, length, beam, { fill: "#ffffff", ...edge }) +
      strong(x + length / 2, y + beam / 2 + 14, name, theme.ink, 40, { anchor: "middle" })
    );
  return (
    rect(x, y, length, beam, { fill: mix(WATER, theme.ink, 0.08), ...edge }) +
    boat(x + (length * (1 - share)) / 2, y + beam * 0.2, length * share, beam * 0.6, hull)
  );
}

/** A pier's planks from edge to edge, with a pedestal for each berth. */
function planks(x: number, width: number, pedestals: readonly number[], chosen: number): string {
  return (
    rect(x, 0, width, 625, { fill: "#c3b896" }) +
    line(x + width / 2, 0, x + width / 2, 625, { stroke: "#a89c78", width: 4, dash: "20 16" }) +
    pedestals.flatMap((y) => [x + 12, x + width - 12].map((at) => circle(at, y, 8, { fill: theme.main }))).join("") +
    circle(x + width - 12, chosen, 11, { fill: theme.second, stroke: theme.ink, width: 3 })
  );
}

/** One pier from above on a board of 1000 by 500. The chosen berth is drawn as large as it can be used. */
function nearPier(): string {
  const [beam, length] = [138, 404];
  const rows = [20, 181, 342];
  const [left, right] = [24, 528];
  const at = (name: string, x: number, row: number): Berth => ({ name, x, y: rows[row] ?? 0, length, beam });
  const [x, y] = [right, rows[1] ?? 0];
  return (
    polygon(pts(0, 0, 620, 0, 514, 500, 0, 500), { fill: mix(WATER, "#ffffff", 0.22) }) +
    planks(
      446,
      64,
      rows.map((top) => top + beam / 2),
      y + beam / 2,
    ) +
    berth(at("B5", left, 0)) +
    berth(at("B7", left, 1), "#6c8b86", 0.86) +
    berth(at("B9", left, 2)) +
    berth(at("B6", right, 0), theme.main, 0.9) +
    berth(at("B10", right, 2), "#8aa6a0", 0.76) +
    // The size on paper, and within it the size without the neighbours' fenders.
    rect(x, y, length + 44, beam, { stroke: theme.ink, width: 3, dash: "12 9" }) +
    rect(x, y + 14, length, beam - 28, { fill: theme.second, stroke: theme.ink, width: 5 }) +
    strong(x + 28, y + 88, "B8", theme.ink, 56, { tracking: -0.03 }) +
    strong(x + length - 24, y + 61, "12.5 m", theme.ink, 34, { anchor: "end" }) +
    strong(x + length - 24, y + 101, "4.1 m", theme.ink, 34, { anchor: "end" })
  );
}

/** The skipper's phone, with words for a picture and not for a hand. */
function berthPhone(): string {
  const rows = [
    ["Width", "4.1 m"],
    ["Depth", "2.6 m"],
    ["Power", "32 A"],
  ] as const;
  return (
    rect(0, 0, 390, 844, { fill: theme.soft }) +
    strong(26, 118, "Berth B8", theme.ink, 50, { tracking: -0.03 }) +
    rect(26, 148, 338, 206, { fill: WATER }) +
    rect(52, 178, 286, 146, { fill: theme.second }) +
    boat(72, 200, 236, 102, mix(theme.main, theme.ink, 0.6)) +
    rows
      .map(
        ([name, value], index) =>
          label(26, 418 + index * 72, name, theme.quiet, 38) +
          strong(364, 418 + index * 72, value, theme.ink, 42, { anchor: "end" }) +
          line(26, 441 + index * 72, 364, 441 + index * 72, { stroke: theme.rule, width: 2 }),
      )
      .join("") +
    button(26, 604, 338, 111, "Book", theme.main)
  );
}

/** The harbour master's map with a boat that she drags to B8, and a skipper's phone before it. Board of 1000 by 625. */
function overruled(): string {
  const [beam, length] = [122, 244];
  const rows = [18, 160, 302];
  const at = (name: string, x: number, row: number): Berth => ({ name, x, y: rows[row] ?? 0, length, beam });
  const [x, y] = [728, rows[1] ?? 0];
  return (
    polygon(pts(0, 0, 860, 0, 727, 625, 0, 625), { fill: mix(WATER, "#ffffff", 0.22) }) +
    planks(
      638,
      64,
      rows.map((top) => top + beam / 2),
      y + beam / 2,
    ) +
    berth(at("B5", 368, 0)) +
    berth(at("B7", 368, 1), "#6c8b86", 0.86) +
    berth(at("B9", 368, 2)) +
    berth(at("B6", x, 0), "#8aa6a0", 0.84) +
    berth(at("B10", x, 2)) +
    rect(x, y, length, beam, { fill: theme.second, stroke: theme.ink, width: 5 }) +
    strong(x + 22, y + 76, "B8", theme.ink, 44, { tracking: -0.03 }) +
    group(
      polygon(pts(6, 42, 56, 9, 153, 14, 152, 70, 54, 75), { fill: mix(theme.second, theme.ink, 0.4) }) +
        boat(0, 0, 148, 66, theme.main),
      `translate(${x + 80} ${y + 44}) rotate(-10)`,
    ) +
    rect(368, 452, 604, 145, { fill: theme.ink }) +
    rect(368, 452, 14, 145, { fill: theme.second }) +
    strong(410, 512, "Too deep for B8", "#ffffff", 40, { tracking: -0.02 }) +
    label(410, 564, "The boat draws 2.9 m, B8 has 2.6 m", "#ffffff", 33, { tracking: -0.01 }) +
    group(framed({ device: "phone", draw: berthPhone }), "translate(40 44) scale(.76)")
  );
}

export const greenwharf: Product = {
  theme,
  plates: [
    { kind: "board", ground: WATER, draw: nearPier, shape: "broad" },
    { kind: "board", ground: WATER, draw: overruled },
  ],
};
