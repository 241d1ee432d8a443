import { INK, mix } from "../drawing/palette";
import { type Point, polygon } from "../drawing/svg";
import { STONE } from "../palette";
import { line, rect } from "../shapes";

/** Figures stand in running text: one ground, ink lines, one thing in yellow. */
export const FIGURE = { width: 1440, height: 810 } as const;

export type Figure = () => string;

export const COLOUR = {
  rule: "#b9b4a8",
  pale: "#ffffff",
  tint: mix(STONE, "#ffd000", 0.42),
  quiet: "#d9d4c8",
} as const;

export function axes(): string {
  return line(170, 90, 170, 690, { stroke: INK, width: 4 }) + line(168, 690, 1290, 690, { stroke: INK, width: 4 });
}

/** A straight arrow; the head is a facet. */
export function arrow(from: Point, to: Point, fill: string = INK, width = 5): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const neck: Point = [to[0] - ux * 22, to[1] - uy * 22];
  return (
    line(from[0], from[1], neck[0], neck[1], { stroke: fill, width }) +
    polygon([to, [neck[0] - uy * 12, neck[1] + ux * 12], [neck[0] + uy * 12, neck[1] - ux * 12]], { fill })
  );
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string = COLOUR.pale,
  dash?: string,
): string {
  return rect(x, y, width, height, { fill, stroke: INK, width: 4, dash });
}

/** Lines of a text that nobody has to read. */
export function skeleton(
  x: number,
  y: number,
  width: number,
  rows: number,
  step = 28,
  height = 10,
  fill: string = COLOUR.rule,
): string {
  return Array.from({ length: rows }, (_, row) =>
    rect(x, y + row * step, width * (row === rows - 1 ? 0.55 : 1 - ((row * 37) % 11) / 100), height, { fill }),
  ).join("");
}
